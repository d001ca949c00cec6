import { palette } from '../palette.ts'
import { drawBoat, drawPalm, drawSand } from '../street.ts'
import { at, circle, inked, line, rect, repeat, shape } from '../svg.ts'
import { drawSea } from './sea.ts'
import type { Surroundings } from './surroundings.ts'

/** Palms, a sea with the moon on it and a boat drawn up. */
export function drawBeach(): Surroundings {
  return {
    behind: [
      shape('M20 600C60 520 130 500 200 540S330 560 360 600Z', palette.evening),
      shape('M1180 600C1250 500 1340 470 1420 520S1580 540 1620 600Z', palette.evening),
      drawSea(600, 810, 300),
      drawBoat(70, 742, palette.stripe),
    ].join(''),
    ground: [
      drawSand(),
      drawPalm(130, 830, 560, 70),
      drawPalm(420, 822, 400, -60),
      drawPalm(1560, 830, 470, -36),
    ].join(''),
    before: drawDeckChair(210, 930) + drawSurfboard(482, 900),
  }
}

function drawDeckChair(x: number, y: number): string {
  return at(
    x,
    y,
    [
      line('M0 0L96 -130M36 -70L150 -60M150 -60L120 0M20 -28H132', palette.night, 18),
      line('M0 0L96 -130M36 -70L150 -60M150 -60L120 0M20 -28H132', palette.hairline, 9),
      inked(shape('M-12 -140L34 -146L60 -66L166 -74L170 -54L50 -38Z', palette.coin)),
      line('M14 -124L44 -58', palette.foam, 8),
    ].join(''),
  )
}

function drawSurfboard(x: number, y: number): string {
  return at(
    x,
    y,
    [
      inked(shape('M0 0C-26 -90 -14 -210 20 -260C54 -210 66 -90 40 0Z', palette.foam)),
      rect(-8, -112, 56, 14, palette.water),
      rect(-8, -90, 56, 8, palette.coin),
      repeat(2, (index) => circle(20, -200 + index * 26, 6, palette.stripe)),
    ].join(''),
  )
}
