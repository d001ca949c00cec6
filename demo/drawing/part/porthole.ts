import { palette } from '../palette.ts'
import { at, circle, faint, line, shape, withinCircle } from '../svg.ts'

/** The drum's window: what it shows lies within a circle of that radius round 0, 0. */
export function drawPorthole(
  x: number,
  y: number,
  radius: number,
  back: string,
  content: string,
): string {
  const r = radius
  const gleam = `M${-0.86 * r} ${-0.2 * r}A${0.88 * r} ${0.88 * r} 0 0 1 ${-0.3 * r} ${-0.83 * r}`
  return at(
    x,
    y,
    [
      circle(0, 0, r * 1.28, palette.foam),
      circle(0, 0, r * 1.22, palette.cloud),
      circle(0, 0, r * 1.1, palette.hairline),
      circle(0, 0, r * 1.03, palette.night),
      withinCircle('porthole', 0, 0, r, circle(0, 0, r, back) + content),
      faint(0.7, line(gleam, palette.foam, r * 0.06)),
    ].join(''),
  )
}

export interface Wave {
  width: number
  /** Where the surface lies and how far down the water goes. */
  y: number
  bottom: number
  swell: number
  /** How many crests there are, and by what part of one they are shifted. */
  crests: number
  shift?: number
}

/** Water from the left edge to the right, its surface a row of even waves. */
export function drawWave(
  fill: string,
  { width, y, bottom, swell, crests, shift = 0 }: Wave,
): string {
  const half = width / crests / 2
  const start = -((shift % 1) + 1) * half * 2
  const crest = `q${half / 2} ${-swell} ${half} 0t${half} 0`
  return shape(`M${round(start)} ${y}${crest.repeat(crests + 2)}V${bottom}H${round(start)}Z`, fill)
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

export function drawFoam(x: number, y: number, scale = 1): string {
  return at(
    x,
    y,
    [
      circle(0, 0, 34, palette.foam),
      circle(40, -16, 24, palette.foam),
      circle(-38, -8, 20, palette.foam),
      circle(16, -38, 15, palette.mist),
    ].join(''),
    scale,
  )
}
