import { palette } from './palette.ts'
import { at, circle, line } from './svg.ts'

/** The brand's coin with "24" drawn as lines, because a raster has no fonts to rely on. */
export function drawTwentyFour(x: number, y: number, radius: number): string {
  const scale = radius / 100
  return at(
    x,
    y,
    [
      circle(0, 8, 100, palette.edge),
      circle(0, 0, 100, palette.coin),
      `<circle r="80" fill="none" stroke="${palette.edge}" stroke-opacity="0.45" stroke-width="5"/>`,
      line('M-52 -18C-52 -46 -10 -46 -10 -18C-10 2 -52 14 -52 36H-8', palette.edge, 16),
      line('M42 36V-40L8 14H56', palette.edge, 16),
    ].join(''),
    scale,
  )
}
