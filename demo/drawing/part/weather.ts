import { palette } from '../palette.ts'
import { at, circle, line, repeat, scatter, shape } from '../svg.ts'

/** The sun with short rays, as the steps of the site know it. */
export function drawSun(x: number, y: number, radius: number): string {
  const rays = repeat(12, (index) => {
    const angle = (index * Math.PI) / 6
    const [near, far] = [radius * 1.28, radius * (index % 2 === 0 ? 1.62 : 1.5)]
    const point = (reach: number) =>
      `${Math.round(Math.cos(angle) * reach)} ${Math.round(Math.sin(angle) * reach)}`
    return line(`M${point(near)}L${point(far)}`, palette.coin, radius * 0.13)
  })
  return at(x, y, rays + circle(0, 0, radius, palette.coin))
}

/** A cloud 240 wide, flat below, resting on y = 0. */
export function drawCloud(x: number, y: number, scale: number, fill: string): string {
  return at(
    x,
    y,
    shape(
      'M-84 0A42 42 0 0 1 -88 -84A66 66 0 0 1 34 -112A50 50 0 0 1 96 -74A38 38 0 0 1 90 0Z',
      fill,
    ),
    scale,
  )
}

export function drawCrescent(x: number, y: number, radius: number): string {
  const r = radius
  return at(
    x,
    y,
    shape(
      `M0 ${-r}A${r} ${r} 0 1 0 ${r} ${r * 0.25}A${r * 0.82} ${r * 0.82} 0 1 1 0 ${-r}Z`,
      palette.glow,
    ),
  )
}

export function drawStars(width: number, height: number, seed: number, count = 40): string {
  const next = scatter(seed)
  return repeat(count, () =>
    circle(
      Math.round(next() * width),
      Math.round(next() * height),
      next() > 0.75 ? 5 : 3,
      palette.mist,
    ),
  )
}

export function drawRain(width: number, height: number, seed: number, colour: string): string {
  const next = scatter(seed)
  return repeat(60, () => {
    const x = Math.round(next() * width)
    const y = Math.round(next() * height)
    return line(`M${x} ${y}l-12 ${34 + Math.round(next() * 26)}`, colour, 6)
  })
}

/** An umbrella 560 wide, the ends of its canopy on y = 0. */
export function drawUmbrella(colours: [string, string]): string {
  const [cloth, panel] = colours
  const rim = 'a46.7 46.7 0 0 0 -93.4 0'
  return [
    line('M0 -10V250C0 292 56 292 56 250', palette.night, 22),
    line('M0 -10V250C0 292 56 292 56 250', palette.foam, 10),
    `<g stroke="${palette.night}" stroke-width="6" stroke-linejoin="round">`,
    shape(`M-280 0A280 250 0 0 1 280 0${rim.repeat(6)}Z`, cloth),
    shape(
      'M-93.4 0C-90 -150 -40 -230 0 -250C40 -230 90 -150 93.4 0a46.7 46.7 0 0 0 -93.4 0a46.7 46.7 0 0 0 -93.4 0Z',
      panel,
    ),
    '</g>',
    line('M0 -250V-280', palette.night, 12),
  ].join('')
}
