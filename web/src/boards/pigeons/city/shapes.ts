// Small help for building pieces from simple shapes: every vertex carries its colour, so that a piece is one mesh.

import { BufferAttribute, type BufferGeometry, Color, Matrix4, Quaternion, Vector3 } from 'three'
import { mergeGeometries, mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js'

type Triple = readonly [number, number, number]

interface Placed {
  at?: Triple
  scale?: Triple
  /** A turn about x, then y, then z, in degrees. */
  turn?: Triple
}

const RAD = Math.PI / 180

/** A shape in one colour, at its place. */
export function part(geometry: BufferGeometry, colour: string, { at = [0, 0, 0], scale = [1, 1, 1], turn = [0, 0, 0] }: Placed = {}): BufferGeometry {
  const bare = geometry.clone()
  for (const name of Object.keys(bare.attributes)) if (name !== 'position' && name !== 'normal') bare.deleteAttribute(name)
  const own = bare.index ? bare : mergeVertices(bare)
  const rotation = new Quaternion()
  const axes: [Vector3, number][] = [[new Vector3(1, 0, 0), turn[0]], [new Vector3(0, 1, 0), turn[1]], [new Vector3(0, 0, 1), turn[2]]]
  for (const [axis, degrees] of axes) rotation.premultiply(new Quaternion().setFromAxisAngle(axis, degrees * RAD))
  own.applyMatrix4(new Matrix4().compose(new Vector3(...at), rotation, new Vector3(...scale)))
  return coloured(own, colour)
}

function coloured(geometry: BufferGeometry, colour: string): BufferGeometry {
  const { r, g, b } = new Color(colour)
  const count = geometry.getAttribute('position').count
  const colours = new Float32Array(3 * count)
  for (let i = 0; i < count; i++) colours.set([r, g, b], 3 * i)
  geometry.setAttribute('color', new BufferAttribute(colours, 3))
  return geometry
}

export const together = (parts: BufferGeometry[]): BufferGeometry => mergeGeometries(parts)

/** The same shape a little larger along its normals: drawn from behind in ink, it is the outline. */
export function hull(geometry: BufferGeometry, by: number): BufferGeometry {
  const grown = geometry.clone()
  const [positions, normals] = [grown.getAttribute('position'), grown.getAttribute('normal')]
  for (let i = 0; i < positions.count; i++) positions.setXYZ(i, positions.getX(i) + by * normals.getX(i), positions.getY(i) + by * normals.getY(i), positions.getZ(i) + by * normals.getZ(i))
  grown.deleteAttribute('color')
  return grown
}
