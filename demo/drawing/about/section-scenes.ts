import { palette } from '../palette.ts'
import { drawLaundryBasket } from '../part/basket.ts'
import { cast } from '../part/cast.ts'
import { drawFrontLoader } from '../part/front-loader.ts'
import { drawCoin } from '../part/marks.ts'
import { drawPerson } from '../part/person.ts'
import { drawCloud, drawSun } from '../part/weather.ts'
import { drawShopFront } from '../shop-front.ts'
import { drawBicycle, drawBunting, drawPottedPlant, drawTree } from '../street.ts'
import { drawTwentyFour } from '../twenty-four.ts'
import { at, circle, picture, rect, repeat } from '../svg.ts'
import { aboutSceneSize } from './size.ts'

const { width, height } = aboutSceneSize

/** Whom it is all for: a mother and her child bring their washing at night. */
export function drawBrand(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.evening),
    circle(560, 430, 470, palette.dusk),
    circle(560, 430, 330, palette.tide),
    repeat(3, (index) => rect(120 + index * 330, 0, 12, 84, palette.slate)),
    repeat(3, (index) => circle(126 + index * 330, 108, 44, palette.glow)),
    rect(0, 770, width, 130, palette.mist),
    rect(0, 762, width, 10, palette.night),
    at(60, 800, drawFrontLoader(0, 0, 'shirt'), 1.06),
    at(400, 800, drawFrontLoader(0, 0, 'foam'), 1.06),
    drawPerson(880, 850, cast.mother, { left: 'hip', right: 'up' }, 1.24),
    drawPerson(1080, 862, cast.child, { left: 'up', right: 'down' }, 0.84),
    at(740, 866, drawLaundryBasket(palette.coin), 0.66),
    drawTwentyFour(1060, 170, 104),
    drawCoin(930, 96, 30),
  )
}

/** The day the first shop opened, in two shophouses. */
export function drawFirstShop(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.ripple),
    circle(960, 160, 260, palette.mist),
    drawSun(960, 160, 80),
    drawCloud(180, 150, 1.1, palette.foam),
    drawCloud(560, 110, 0.8, palette.mist),
    drawTree(90, 760, 330),
    drawTree(1130, 760, 280),
    rect(0, 740, width, 160, palette.hairline),
    rect(0, 732, width, 10, palette.slate),
    rect(0, 850, width, 50, palette.slate),
    at(
      250,
      800,
      drawShopFront(0, 0, { machines: 2, awning: palette.stripe, wall: palette.foam }),
      1.02,
    ),
    drawBunting(120, 1080, 170),
    drawPerson(330, 868, cast.owner, { left: 'up', right: 'hip' }, 0.86),
    drawPerson(900, 868, cast.partner, { left: 'hip', right: 'up' }, 0.9),
    at(955, 872, drawBicycle(0, 0), 0.66),
    at(140, 868, drawPottedPlant(0, 0), 0.9),
  )
}
