import { palette } from './palette.ts'
import { circle, faint, rect, repeat, scatter } from './svg.ts'

export interface Sky {
  width: number
  height: number
  seed: number
  moon: { x: number; y: number; radius: number; isCrescent: boolean }
  /** The middle of the light that the shop throws into the night. */
  halo: { x: number; y: number }
}

export function drawSky({ width, height, seed, moon, halo }: Sky): string {
  const next = scatter(seed)
  const stars = repeat(46, () =>
    circle(
      Math.round(next() * width),
      Math.round(next() * height * 0.55),
      next() > 0.8 ? 4 : 2.2,
      palette.mist,
    ),
  )
  return [
    rect(0, 0, width, height, palette.night),
    faint(0.55, circle(halo.x, halo.y, height * 0.92, palette.evening)),
    circle(halo.x, halo.y, height * 0.7, palette.evening),
    faint(0.45, circle(halo.x, halo.y, height * 0.5, palette.dusk)),
    faint(0.75, stars),
    faint(0.1, circle(moon.x, moon.y, moon.radius * 1.55, palette.glow)),
    drawMoon(moon),
  ].join('')
}

function drawMoon({ x, y, radius, isCrescent }: Sky['moon']): string {
  if (!isCrescent) {
    return [
      circle(x, y, radius, palette.glow),
      faint(
        0.5,
        circle(x - radius * 0.3, y - radius * 0.2, radius * 0.2, palette.coin),
        circle(x + radius * 0.32, y + radius * 0.28, radius * 0.14, palette.coin),
        circle(x + radius * 0.2, y - radius * 0.46, radius * 0.1, palette.coin),
      ),
    ].join('')
  }
  const inner = radius * 0.82
  return `<path d="M${x} ${y - radius}A${radius} ${radius} 0 1 0 ${x + radius} ${y + radius * 0.25}A${inner} ${inner} 0 1 1 ${x} ${y - radius}Z" fill="${palette.glow}"/>`
}
