import { palette } from './palette.ts'
import { circle, picture, rect, shape, withinCircle } from './svg.ts'

/**
 * The drum as a sign that reads at 16 pixels: ring, window, water, two bubbles.
 * It is the product's own and stands in until a brand uploads its icon.
 */
export function drawSiteIcon(): string {
  return picture(40, 40, drawSign())
}

/** On night blue to the edges, because home screens cut their own shape out of it. */
export function drawFilledSiteIcon(share: number): string {
  const inset = 20 * (1 - share)
  return picture(
    40,
    40,
    rect(0, 0, 40, 40, palette.night),
    `<g transform="translate(${inset} ${inset}) scale(${share})">${drawSign()}</g>`,
  )
}

function drawSign(): string {
  return [
    circle(20, 20, 20, palette.water),
    circle(20, 20, 15.6, palette.foam),
    circle(20, 20, 12.6, palette.evening),
    withinCircle(
      'glass',
      20,
      20,
      12.6,
      shape('M6 22.5q4.4-4 9.2-1.2t9.4-.6t9.4-.4v14H6Z', palette.ripple),
    ),
    circle(24.8, 14.6, 2.7, palette.foam),
    circle(17.6, 16.8, 1.6, palette.foam),
  ].join('')
}
