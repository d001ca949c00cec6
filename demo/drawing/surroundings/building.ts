import { palette } from '../palette.ts'
import { faint, rect, repeat, scatter } from '../svg.ts'

/** A block with a grid of windows, some of them lit. */
export function drawBlock(
  x: number,
  top: number,
  width: number,
  fill: string,
  seed: number,
): string {
  const next = scatter(seed)
  const columns = Math.max(2, Math.floor((width - 20) / 44))
  const pitch = (width - 24) / columns
  const rows = Math.floor((780 - top) / 52)
  return [
    rect(x, top, width, 810 - top, fill, 4),
    repeat(rows * columns, (index) => {
      const light = next()
      const fillOfWindow = light > 0.8 ? palette.glow : light > 0.68 ? palette.water : palette.night
      const column = index % columns
      const row = Math.floor(index / columns)
      const windowX = x + 12 + column * pitch + (pitch - 24) / 2
      const pane = rect(Math.round(windowX), top + 26 + row * 52, 24, 28, fillOfWindow, 3)
      return light > 0.68 ? pane : faint(0.5, pane)
    }),
  ].join('')
}
