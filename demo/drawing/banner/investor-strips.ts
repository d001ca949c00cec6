import { palette } from '../palette.ts'
import { cast } from '../part/cast.ts'
import { drawCup } from '../part/kitchen.ts'
import { drawPerson } from '../part/person.ts'
import { drawPin } from '../part/pin.ts'
import { drawCounter } from '../part/tools.ts'
import { drawCrescent, drawStars } from '../part/weather.ts'
import { drawShopFront } from '../shop-front.ts'
import { drawPottedPlant } from '../street.ts'
import { drawTwentyFour } from '../twenty-four.ts'
import { at, circle, faint, inked, line, picture, rect, repeat, subject } from '../svg.ts'
import { stripSize } from './strips.ts'

const { width, height } = stripSize

/** A handshake over the counter, a cup of coffee on it. */
export function drawOpenHouseStrip(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.depth),
    circle(1160, 300, 400, palette.tide),
    inked(rect(1010, 36, 300, 70, palette.evening, 16)),
    line('M1040 82c14 -16 26 -16 40 0s26 16 40 0s26 -16 40 0', palette.water, 9),
    drawTwentyFour(1256, 71, 42),
    rect(0, 470, width, 30, palette.evening),
    subject(
      drawPerson(1016, 484, cast.owner, { left: 'hip', right: 'reach' }, 0.82),
      drawPerson(1264, 484, cast.investor, { left: 'reach', right: 'down' }, 0.84),
      at(1140, 490, drawCounter(palette.water), 0.72),
      at(1010, 324, drawCup(palette.foam), 0.16),
    ),
    at(1480, 478, drawPottedPlant(0, 0), 1.2),
    at(850, 478, drawPottedPlant(0, 0), 0.9),
  )
}

/** A closed shutter, and a pin where it might be lit. */
export function drawEmptyShopStrip(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.evening),
    circle(1240, 320, 400, palette.dusk),
    faint(0.6, drawStars(width, 240, 44, 30)),
    drawCrescent(760, 100, 44),
    rect(0, 440, width, 60, palette.night),
    subject(
      at(844, 452, drawShutteredShop(), 0.9),
      at(
        1092,
        452,
        drawShopFront(0, 0, { machines: 2, awning: palette.coin, wall: palette.cloud }),
        0.46,
      ),
      `<path d="M982 120C1020 60 1090 50 1130 104" fill="none" stroke="${palette.ripple}" stroke-width="6" stroke-linecap="round" stroke-dasharray="2 18"/>`,
      at(956, 214, drawPin(palette.coin), 0.7),
    ),
  )
}

/** An empty shophouse 250 wide, its shutter down. */
function drawShutteredShop(): string {
  return [
    inked(rect(0, -256, 250, 256, palette.slate, 4)),
    inked(rect(22, -180, 206, 178, palette.hairline)),
    repeat(7, (index) => rect(25, -158 + index * 23, 200, 5, palette.slate)),
    inked(rect(-10, -268, 270, 30, palette.slate, 8)),
    inked(rect(78, -122, 94, 60, palette.foam, 6)),
    line('M96 -102H154M96 -82H136', palette.stripe, 8),
  ].join('')
}
