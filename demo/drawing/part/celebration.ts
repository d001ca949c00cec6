import { palette } from '../palette.ts'
import { circle, faint, line, rect, repeat, ring, shape } from '../svg.ts'

/** A burst of bubbles round x, y. */
export function drawFirework(x: number, y: number, radius: number, colour: string): string {
  return repeat(14, (index) => {
    const angle = (index * Math.PI) / 7
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const reach = radius * (index % 2 === 0 ? 1 : 0.72)
    const point = (share: number) =>
      `${Math.round(x + cos * reach * share)} ${Math.round(y + sin * reach * share)}`
    return (
      line(`M${point(0.34)}L${point(0.76)}`, colour, 6) +
      ring(Math.round(x + cos * reach), Math.round(y + sin * reach), radius * 0.08, colour, 5)
    )
  })
}

export function drawSkyLantern(): string {
  return (
    faint(0.16, circle(0, 0, 84, palette.glow)) +
    shape('M-34 -44Q0 -62 34 -44L26 40H-26Z', palette.glow) +
    shape('M-26 40H26L20 10Q0 -8 -20 10Z', palette.coin) +
    rect(-26, 38, 52, 8, palette.edge, 4)
  )
}
