import { palette } from '../palette.ts'
import { drawLaundryBasket } from '../part/basket.ts'
import { cast } from '../part/cast.ts'
import { drawCoinChanger, drawFrontLoader } from '../part/front-loader.ts'
import { drawHungTowel, drawShirt, drawTrousers, drawWashingLine } from '../part/laundry.ts'
import { drawCoin, drawTick } from '../part/marks.ts'
import { drawPerson } from '../part/person.ts'
import { drawPin } from '../part/pin.ts'
import { drawMagnifier, drawSpanner, drawToolbox } from '../part/tools.ts'
import { drawCloud, drawRain, drawSun } from '../part/weather.ts'
import { drawTree } from '../street.ts'
import { at, circle, faint, inked, line, picture, rect, repeat, shape, turned } from '../svg.ts'
import { reasonSize } from './size.ts'

const { width, height } = reasonSize

/** Rain or shine: a wet line above, full baskets below. */
export function drawEveryDay(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.ripple),
    circle(1010, 170, 300, palette.mist),
    drawSun(1010, 170, 92),
    drawCloud(300, 190, 1.5, palette.foam),
    drawCloud(560, 150, 0.9, palette.mist),
    at(90, 210, faint(0.8, drawRain(560, 330, 12, palette.tide))),
    at(
      -20,
      246,
      drawWashingLine(1240, [
        [180, at(0, 6, drawShirt(palette.foam), 0.9)],
        [420, drawHungTowel(palette.coin, palette.edge)],
        [640, at(0, 6, drawTrousers(palette.dusk), 0.8)],
        [860, drawHungTowel(palette.foam, palette.stripe)],
        [1070, at(0, 6, drawShirt(palette.stripe), 0.9)],
      ]),
    ),
    rect(0, 760, width, 140, palette.tide),
    rect(0, 752, width, 10, palette.night),
    at(220, 836, drawLaundryBasket(palette.coin), 0.9),
    at(
      980,
      836,
      drawLaundryBasket(palette.foam, [palette.stripe, palette.mist, palette.coin]),
      0.9,
    ),
    at(
      600,
      864,
      drawLaundryBasket(palette.water, [palette.coin, palette.foam, palette.stripe]),
      1.04,
    ),
  )
}

/** A coin goes in, then the drum turns. */
export function drawPaidFirst(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.depth),
    circle(760, 470, 430, palette.tide),
    rect(0, 780, width, 120, palette.evening),
    drawCoinChanger(110, 806, palette.water),
    at(600, 806, drawFrontLoader(0, 0, 'shirt'), 1.25),
    `<path d="M370 330C470 150 700 120 884 238" fill="none" stroke="${palette.ripple}" stroke-width="8" stroke-linecap="round" stroke-dasharray="2 24"/>`,
    drawCoin(420, 262, 44),
    drawCoin(570, 166, 54),
    drawCoin(748, 160, 44),
    drawTick(1090, 700, 66, palette.coin),
  )
}

/** A corner of the town looked at closely before anybody rents it. */
export function drawSiteCheck(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.mist),
    shape('M-20 700C220 640 360 820 620 780S1000 640 1220 720V920H-20Z', palette.ripple),
    line('M-40 250L1240 130M-40 560L1240 470M300 -40L420 940M860 -40L800 940', palette.foam, 54),
    ...[
      [70, 300, 190, 150],
      [60, 60, 180, 110],
      [440, 40, 330, 110],
      [480, 290, 260, 180],
      [930, 230, 220, 170],
      [930, 20, 240, 80],
      [470, 580, 240, 130],
    ].map(([x = 0, y = 0, w = 0, h = 0]) => rect(x, y, w, h, palette.hairline, 14)),
    drawTree(140, 440, 120),
    drawTree(1080, 390, 130),
    drawTree(670, 712, 110),
    at(520, 690, drawSmallPin(palette.slate)),
    at(1010, 560, drawSmallPin(palette.slate)),
    at(650, 330, drawMagnifier(), 1.5),
    at(650, 450, drawPin(palette.coin), 1.5),
    drawPerson(
      190,
      880,
      cast.owner,
      { left: 'hold', right: 'hold', holding: drawClipboard() },
      0.94,
    ),
  )
}

/** Another laundry near by. */
function drawSmallPin(fill: string): string {
  return [
    shape('M0 0C-20 -26 -44 -42 -44 -70A44 44 0 0 1 44 -70C44 -42 20 -26 0 0Z', fill),
    circle(0, -70, 20, palette.foam),
  ].join('')
}

function drawClipboard(): string {
  return [
    inked(rect(-54, -64, 108, 132, palette.edge, 10), rect(-42, -48, 84, 104, palette.foam, 4)),
    inked(rect(-22, -76, 44, 24, palette.slate, 6)),
    line('M-26 -22H26M-26 2H26M-26 26H6', palette.water, 8),
  ].join('')
}

/** One of our own engineers beside a machine that is open. */
export function drawEngineer(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.glow),
    circle(720, 430, 400, palette.coin),
    rect(0, 770, width, 130, palette.tide),
    rect(0, 762, width, 10, palette.night),
    at(560, 684, drawFrontLoader(0, 0, 'empty'), 1.18),
    inked(rect(560, 664, 448, 130, palette.slate, 14)),
    line('M592 712H680L710 690H820L850 730H976', palette.coin, 12),
    line('M592 756H760L790 734H976', palette.stripe, 12),
    inked(circle(680, 712, 22, palette.hairline), circle(880, 732, 22, palette.hairline)),
    at(1080, 836, drawToolbox(palette.stripe), 0.9),
    drawPerson(330, 838, cast.mechanic, { left: 'hip', right: 'up' }, 1.36),
    turned(484, 262, 24, drawSpanner(), 1.1),
    repeat(3, (index) => line(`M${520 + index * 22} ${92 + index * 38}l34 -16`, palette.edge, 10)),
  )
}
