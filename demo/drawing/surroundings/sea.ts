import { palette } from '../palette.ts'
import { faint, line, rect, repeat, scatter } from '../svg.ts'

/** Water at night from y to bottom, with the moon's path on it at x. */
export function drawSea(y: number, bottom: number, moonX: number): string {
  const next = scatter(y + moonX)
  const span = bottom - y
  return [
    rect(0, y, 1600, span, palette.depth),
    rect(0, y + span * 0.4, 1600, span * 0.6, palette.tide),
    faint(
      0.6,
      repeat(16, () => {
        const length = 50 + Math.round(next() * 90)
        const left = Math.round(next() * 1500)
        return line(
          `M${left} ${Math.round(y + 14 + next() * (span - 26))}h${length}`,
          palette.water,
          5,
        )
      }),
    ),
    repeat(5, (index) => {
      const half = 26 + index * 13
      return line(`M${moonX - half} ${y + 16 + (index * span) / 6}h${half * 2}`, palette.glow, 6)
    }),
  ].join('')
}
