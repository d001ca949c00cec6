import { palette } from '../palette.ts'
import { cast } from '../part/cast.ts'
import { drawPerson } from '../part/person.ts'
import { drawShopFront } from '../shop-front.ts'
import { drawSky } from '../sky.ts'
import { drawCat, drawLamp, drawTree } from '../street.ts'
import { drawBlock } from '../surroundings/building.ts'
import { at, picture, rect, repeat, shape } from '../svg.ts'
import { aboutHeadSize } from './size.ts'

const { width, height } = aboutHeadSize

/** The people of the brand before a lit shop; all of them stand in the middle, within a round window. */
export function drawAboutHead(): string {
  return picture(
    width,
    height,
    drawSky({
      width,
      height,
      seed: 17,
      moon: { x: 1350, y: 120, radius: 56, isCrescent: true },
      halo: { x: 1000, y: 560 },
    }),
    ...[
      [180, 420],
      [420, 340],
      [1480, 400],
      [1720, 300],
    ].map(([x = 0, top = 0], index) => drawBlock(x, top, 140, palette.dusk, index + 31)),
    shape('M0 900V700C300 640 620 690 1000 660S1700 640 2000 690V900Z', palette.depth),
    drawTree(480, 780, 280),
    drawTree(1560, 780, 260),
    rect(0, 770, width, 130, palette.dusk),
    rect(0, 850, width, 10, palette.hairline),
    rect(0, 860, width, 40, palette.night),
    repeat(11, (index) => rect(50 + index * 190, 878, 90, 7, palette.slate, 4)),
    at(
      612,
      800,
      drawShopFront(0, 0, { machines: 4, awning: palette.water, wall: palette.cloud }),
      0.9,
    ),
    drawPerson(780, 850, cast.mechanic, { left: 'up', right: 'hip' }, 0.78),
    drawPerson(920, 856, cast.owner, { left: 'hip', right: 'up' }, 0.8),
    drawPerson(1070, 856, cast.partner, { left: 'up', right: 'down' }, 0.82),
    drawPerson(1210, 850, cast.nurse, { left: 'hip', right: 'up' }, 0.76),
    at(560, 848, drawLamp(0, 0), 0.8),
    at(1330, 852, drawCat(0, 0, palette.hairline), 0.62),
  )
}
