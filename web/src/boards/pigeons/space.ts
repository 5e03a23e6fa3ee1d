// Whether this browser can draw in space, and with what.

let known: { able: boolean; software: boolean } | null = null

export const hasSpace = (): boolean => tried().able
/** Without a graphics card every pixel counts: such pictures are drawn coarser. */
export const drawsInSoftware = (): boolean => tried().software

function tried(): { able: boolean; software: boolean } {
  return (known ??= look())
}

function look(): { able: boolean; software: boolean } {
  try {
    const context = document.createElement('canvas').getContext('webgl2')
    if (!context) return { able: false, software: false }
    const unmasked = context.getExtension('WEBGL_debug_renderer_info')
    const renderer = String(context.getParameter(unmasked?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER))
    context.getExtension('WEBGL_lose_context')?.loseContext()
    return { able: true, software: /swiftshader|llvmpipe|software|basic render/i.test(renderer) }
  } catch {
    return { able: false, software: false }
  }
}
