import { palette } from '../palette.ts'
import { circle, inked, line } from '../svg.ts'

/** A coin with its darker lower edge. */
export function drawCoin(x: number, y: number, radius: number): string {
  return [
    circle(x, y + radius * 0.1, radius, palette.edge),
    circle(x, y, radius, palette.coin),
    `<circle cx="${x}" cy="${y}" r="${radius * 0.78}" fill="none" stroke="${palette.edge}" stroke-opacity="0.45" stroke-width="${radius * 0.06}"/>`,
  ].join('')
}

export function drawTick(x: number, y: number, radius: number, fill: string): string {
  const r = radius
  return [
    inked(circle(x, y, r, fill)),
    line(
      `M${x - r * 0.42} ${y + r * 0.02}l${r * 0.3} ${r * 0.32}l${r * 0.54} ${-r * 0.62}`,
      palette.night,
      r * 0.2,
    ),
  ].join('')
}
