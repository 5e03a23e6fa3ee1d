// Where things lie on the sky, in its own units: 822 wide, and as high as a desk or a phone allows.

export const WIDTH = 822

export interface Layout {
  readonly height: number
  /** The size of a cell. The whole cell can be touched. */
  readonly cell: readonly [width: number, height: number]
  /** How large birds are drawn. */
  readonly scale: number
  /** How much larger signs and numbers are, so that they can be read on a phone. */
  readonly detail: number
  x(column: number): number
  y(row: number): number
}

const COLUMN_PITCH: Record<number, number> = { 5: 152, 6: 131, 7: 112 }
const BIRD_SCALE: Record<number, number> = { 5: 1.14, 6: 1.08, 7: 1 }
const DESK = { height: 440, pitch: 132, top: 94.6, detail: 1 }
const PHONE = { height: 510, pitch: 160, top: 98, detail: 1.8 }

export function layout(columns: number, tall: boolean): Layout {
  const { height, pitch, top, detail } = tall ? PHONE : DESK
  const across = COLUMN_PITCH[columns] ?? WIDTH / columns
  const growth = BIRD_SCALE[columns] ?? 1
  return {
    height,
    cell: [across, pitch],
    scale: tall ? growth * 1.06 : growth,
    detail,
    x: (column) => WIDTH / 2 + (column - (columns - 1) / 2) * across,
    y: (row) => top + row * pitch,
  }
}
