import { palette } from '../palette.ts'
import { cast } from '../part/cast.ts'
import { drawPerson } from '../part/person.ts'
import { drawCoinPlant, drawCounter } from '../part/tools.ts'
import { drawShopFront } from '../shop-front.ts'
import { drawSky } from '../sky.ts'
import { drawCat, drawLamp, drawTree } from '../street.ts'
import { drawBlock } from '../surroundings/building.ts'
import { at, picture, rect, repeat, shape } from '../svg.ts'

export const investorPageSize = { width: 2000, height: 900 }

/** An owner and somebody who may become one shake hands before a lit shop; calm on the left. */
export function drawInvestorPagePicture(): string {
  const { width, height } = investorPageSize
  return picture(
    width,
    height,
    drawSky({
      width,
      height,
      seed: 9,
      moon: { x: 900, y: 130, radius: 54, isCrescent: true },
      halo: { x: 1400, y: 560 },
    }),
    ...[
      [760, 430],
      [900, 520],
      [1820, 400],
    ].map(([x = 0, top = 0], index) => drawBlock(x, top, 130, palette.dusk, index + 21)),
    shape(
      'M0 900V690C240 620 460 700 720 660S1240 640 1500 660S1860 650 2000 620V900Z',
      palette.depth,
    ),
    drawTree(1010, 770, 260),
    drawTree(1930, 770, 300),
    rect(0, 770, width, 130, palette.dusk),
    rect(0, 850, width, 10, palette.hairline),
    rect(0, 860, width, 40, palette.night),
    repeat(11, (index) => rect(50 + index * 190, 878, 90, 7, palette.slate, 4)),
    at(
      1060,
      800,
      drawShopFront(0, 0, { machines: 4, awning: palette.coin, wall: palette.cloud }),
      0.84,
    ),
    drawPerson(1300, 852, cast.owner, { left: 'hip', right: 'reach' }, 0.86),
    drawPerson(1560, 852, cast.investor, { left: 'reach', right: 'down' }, 0.88),
    at(1430, 866, drawCounter(palette.tide), 0.62),
    at(1846, 862, drawCoinPlant(palette.stripe), 0.7),
    at(820, 848, drawLamp(0, 0), 0.8),
    at(930, 850, drawCat(0, 0, palette.hairline), 0.62),
  )
}
