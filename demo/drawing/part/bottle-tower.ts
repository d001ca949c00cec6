import { palette } from '../palette.ts'
import { at, inked, line, rect, shape } from '../svg.ts'
import { drawBottle } from './kitchen.ts'

/** The tower that sells detergent by the portion: 320 wide and 640 tall. */
export function drawBottleTower(): string {
  return [
    inked(
      rect(0, -640, 320, 640, palette.foam, 26),
      rect(30, -606, 260, 330, palette.mist, 16),
      rect(90, -150, 140, 120, palette.evening, 16),
      rect(60, -240, 200, 56, palette.coin, 28),
    ),
    at(104, -290, drawBottle(palette.stripe), 0.42),
    at(216, -290, drawBottle(palette.water), 0.42),
    line('M36 -284H284', palette.night, 6),
    line('M160 -212m-54 0H214', palette.edge, 8),
    shape(
      'M160 -112C184 -80 186 -72 186 -64A26 26 0 0 1 134 -64C134 -72 136 -80 160 -112Z',
      palette.ripple,
    ),
  ].join('')
}
