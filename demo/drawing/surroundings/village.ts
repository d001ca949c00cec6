import { palette } from '../palette.ts'
import { drawCat, drawScooter, drawStreet, drawTree } from '../street.ts'
import { at, circle, inked, line, rect, repeat, shape } from '../svg.ts'
import type { Surroundings } from './surroundings.ts'

/** A lane with a wooden house on stilts and a cat on the wall. */
export function drawVillage(): Surroundings {
  return {
    behind: [
      shape('M0 660C200 600 460 640 760 610S1320 600 1600 640V810H0Z', palette.evening),
      drawTree(60, 810, 480, palette.depth),
      drawTree(1540, 810, 420, palette.depth),
      drawTree(1130, 810, 560, palette.depth),
      drawStiltHouse(160, 804),
      drawTree(590, 810, 300, palette.tide),
    ].join(''),
    ground: drawStreet(),
    before: [drawWall(), drawCat(74, 770, palette.coin), drawScooter(330, 902, palette.water)].join(
      '',
    ),
  }
}

function drawStiltHouse(x: number, y: number): string {
  return at(
    x,
    y,
    [
      repeat(4, (index) => rect(16 + index * 104, -170, 20, 170, palette.edge)),
      line('M360 0L420 -160M384 0L444 -160M366 -30H396M380 -70H410M396 -110H424', palette.edge, 9),
      inked(rect(0, -350, 370, 180, palette.edge)),
      repeat(5, (index) => line(`M6 ${-320 + index * 32}H364`, palette.night, 4)),
      inked(rect(50, -310, 84, 96, palette.glow, 4), rect(222, -310, 84, 96, palette.glow, 4)),
      line('M92 -308V-216M264 -308V-216', palette.edge, 6),
      inked(shape('M-50 -340L50 -480H320L420 -340Z', palette.stripe)),
      line('M50 -480L30 -510M320 -480L340 -510', palette.stripe, 12),
      line('M20 -410H362M-10 -376H392', palette.night, 4),
      line('M40 -130C120 -100 240 -100 330 -130', palette.hairline, 4),
      inked(
        rect(90, -118, 54, 66, palette.foam, 4),
        rect(160, -114, 48, 78, palette.water, 4),
        rect(226, -118, 50, 54, palette.coin, 4),
      ),
    ].join(''),
  )
}

function drawWall(): string {
  return [
    inked(rect(-20, 770, 250, 86, palette.slate, 6)),
    repeat(6, (index) => rect(4 + index * 38, 790 + (index % 2) * 28, 30, 8, palette.hairline, 3)),
    circle(212, 760, 12, palette.hairline),
  ].join('')
}
