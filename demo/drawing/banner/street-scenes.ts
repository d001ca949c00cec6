import { palette } from '../palette.ts'
import { drawCarriedBasket } from '../part/basket.ts'
import { cast } from '../part/cast.ts'
import { drawSkyLantern } from '../part/celebration.ts'
import { drawPerson } from '../part/person.ts'
import { drawRain, drawUmbrella } from '../part/weather.ts'
import { drawShopFront } from '../shop-front.ts'
import { drawCat, drawTree } from '../street.ts'
import { at, circle, faint, picture, rect, shape, subject } from '../svg.ts'
import { drawBlock } from '../surroundings/building.ts'
import { bannerSize, drawNight, drawPuddle } from './hero-scenes.ts'

const { width, height } = bannerSize

export function drawNewBranchBanner(): string {
  return picture(
    width,
    height,
    drawNight(52),
    shape(
      'M0 720C200 620 420 560 640 600S1000 540 1200 480S1620 400 1920 560V800H0Z',
      palette.dusk,
    ),
    ...[
      [900, 320, 0.8],
      [980, 160, 0.5],
      [1300, 90, 0.6],
      [1720, 130, 0.7],
      [1840, 290, 1],
    ].map(([x = 0, y = 0, scale = 1]) => at(x, y, drawSkyLantern(), scale)),
    drawTree(860, 724, 230),
    drawTree(1870, 724, 280),
    rect(0, 712, width, 88, palette.evening),
    subject(
      at(
        1024,
        740,
        drawShopFront(0, 0, { machines: 3, awning: palette.coin, wall: palette.cloud }),
        0.81,
      ),
      drawPerson(1090, 780, cast.owner, { left: 'down', right: 'up' }, 0.7),
      at(1500, 784, drawCat(0, 0, palette.hairline), 0.7),
    ),
  )
}

export function drawRainBanner(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.evening),
    circle(1480, 500, 560, palette.dusk),
    ...[
      [760, 330],
      [900, 240],
      [1030, 380],
    ].map(([x = 0, top = 0], index) =>
      faint(0.8, drawBlock(x, top, 150, palette.dusk, index + 61)),
    ),
    rect(0, 700, width, 100, palette.depth),
    faint(0.7, at(700, 0, drawRain(1240, 700, 9, palette.water))),
    drawPuddle(880, 764, 130),
    drawPuddle(1500, 776, 170),
    subject(
      at(
        1166,
        722,
        drawShopFront(0, 0, { machines: 2, awning: palette.stripe, wall: palette.cloud }),
        0.77,
      ),
      drawPerson(
        1170,
        776,
        cast.mother,
        { left: 'hold', right: 'hold', holding: drawCarriedBasket() },
        0.78,
      ),
      at(1196, 396, drawUmbrella([palette.coin, palette.glow]), 0.66),
    ),
  )
}
