import { palette } from '../palette.ts'
import { drawCar, drawStreet } from '../street.ts'
import { at, circle, faint, inked, line, rect, shape } from '../svg.ts'
import type { Surroundings } from './surroundings.ts'

/** The lit roof of a petrol station on the highway. */
export function drawPetrolStation(): Surroundings {
  return {
    behind: [
      shape(
        'M0 800V560C200 500 340 560 520 520S900 470 1120 540S1460 490 1600 530V800Z',
        palette.evening,
      ),
      line('M1480 800V250', palette.slate, 18),
      drawPriceSign(1400, 180),
    ].join(''),
    ground: [
      drawStreet(),
      faint(0.14, shape('M30 452L-60 900H640L590 452Z', palette.glow)),
      rect(90, 440, 30, 400, palette.hairline),
      rect(440, 440, 30, 400, palette.hairline),
      inked(rect(-40, 366, 660, 84, palette.foam, 12)),
      rect(-37, 404, 654, 18, palette.water),
      rect(-37, 428, 654, 8, palette.coin),
      drawPump(140, 850),
      drawPump(330, 850),
    ].join(''),
    before: drawCar(150, 948, palette.coin),
  }
}

function drawPump(x: number, y: number): string {
  return at(
    x,
    y,
    [
      inked(rect(0, -200, 92, 200, palette.water, 12), rect(14, -182, 64, 56, palette.mist, 6)),
      line('M26 -164H66M26 -146H54', palette.depth, 6),
      line('M92 -150C126 -150 122 -60 108 -40', palette.night, 9),
      circle(46, -84, 18, palette.foam),
      shape('M46 -100C34 -84 34 -70 46 -70S58 -84 46 -100Z', palette.tide),
    ].join(''),
  )
}

function drawPriceSign(x: number, y: number): string {
  return at(
    x,
    y,
    [
      inked(rect(0, 0, 164, 240, palette.tide, 18)),
      circle(82, 66, 40, palette.foam),
      shape('M82 34C54 68 56 92 82 92S110 68 82 34Z', palette.coin),
      rect(24, 128, 116, 26, palette.night, 8),
      rect(24, 164, 116, 26, palette.night, 8),
      rect(24, 200, 116, 20, palette.night, 8),
      line('M44 141H86M44 177H98M44 210H80', palette.glow, 8),
    ].join(''),
  )
}
