import { palette } from '../palette.ts'
import { drawSleepingCat } from '../part/animals.ts'
import { drawLaundryBasket } from '../part/basket.ts'
import { cast } from '../part/cast.ts'
import { drawFrontLoader } from '../part/front-loader.ts'
import { drawPile } from '../part/laundry.ts'
import { drawPerson } from '../part/person.ts'
import { drawCrescent, drawStars, drawSun } from '../part/weather.ts'
import { drawShopFront } from '../shop-front.ts'
import { drawPottedPlant } from '../street.ts'
import { at, circle, faint, picture, rect, shape, subject } from '../svg.ts'

export const stripSize = { width: 1600, height: 500 }

const { width, height } = stripSize

/** Dried, folded and back in the basket. */
export function drawFoldedStrip(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.tide),
    circle(1180, 330, 340, palette.water),
    drawSun(1430, 130, 70),
    shape('M0 440C300 400 700 450 1000 430S1400 410 1600 430V500H0Z', palette.depth),
    subject(
      at(
        980,
        456,
        drawPile([palette.foam, palette.coin, palette.ripple, palette.foam, palette.stripe]),
        0.9,
      ),
      at(
        1240,
        464,
        drawLaundryBasket(palette.coin, [palette.foam, palette.mist, palette.ripple]),
        0.86,
      ),
    ),
  )
}

/** Two people before the shop that is their own. */
export function drawFranchiseStrip(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.evening),
    circle(1200, 320, 420, palette.dusk),
    faint(0.6, drawStars(width, 260, 71, 30)),
    drawCrescent(760, 100, 44),
    rect(0, 440, width, 60, palette.night),
    subject(
      at(
        1024,
        452,
        drawShopFront(0, 0, { machines: 2, awning: palette.coin, wall: palette.cloud }),
        0.56,
      ),
      drawPerson(914, 476, cast.owner, { left: 'hip', right: 'up' }, 0.64),
      drawPerson(1052, 480, cast.partner, { left: 'down', right: 'hip' }, 0.66),
    ),
    at(1500, 470, drawPottedPlant(0, 0), 0.7),
  )
}

/** Warm drums and a cat on them, whatever the hour. */
export function drawAwakeStrip(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.night),
    circle(1180, 420, 420, palette.evening),
    faint(0.6, drawStars(width, 260, 73, 34)),
    drawCrescent(720, 120, 54),
    rect(0, 446, width, 54, palette.dusk),
    at(1368, 460, drawFrontLoader(0, 0, 'warm'), 0.62),
    subject(
      at(880, 460, drawFrontLoader(0, 0, 'warm'), 0.62),
      at(1124, 460, drawFrontLoader(0, 0, 'shirt'), 0.62),
      at(1250, 182, drawSleepingCat(palette.coin, palette.foam), 0.66),
    ),
  )
}
