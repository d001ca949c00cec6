import { palette } from '../palette.ts'
import { at, circle, inked, line, repeat, turned } from '../svg.ts'

/** A clock on the wall at that full hour. */
export function drawClock(x: number, y: number, radius: number, hour: number): string {
  return at(
    x,
    y,
    [
      inked(circle(0, 0, 100, palette.foam)),
      repeat(12, (index) => turned(0, 0, index * 30, line('M0 -84V-76', palette.slate, 7))),
      line('M0 0V-66', palette.night, 10),
      turned(0, 0, hour * 30, line('M0 0V-44', palette.night, 14)),
      circle(0, 0, 10, palette.coin),
    ].join(''),
    radius / 100,
  )
}
