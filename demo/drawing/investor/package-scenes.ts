import { palette, type Colour } from '../palette.ts'
import { drawLaundryBasket } from '../part/basket.ts'
import { drawFrontLoader } from '../part/front-loader.ts'
import { drawCode } from '../part/phone.ts'
import { drawPile } from '../part/laundry.ts'
import { drawCloud, drawSun } from '../part/weather.ts'
import { drawShopFront, shopWidth } from '../shop-front.ts'
import {
  drawBench,
  drawBicycle,
  drawCar,
  drawPottedPlant,
  drawScooter,
  drawTree,
} from '../street.ts'
import { drawTwentyFour } from '../twenty-four.ts'
import { at, circle, inked, line, picture, rect, repeat, shape } from '../svg.ts'
import { packageSize } from './size.ts'

const { width, height } = packageSize
const pavement = 690
/** One for all, so that the pictures side by side tell the sizes apart. */
const shopScale = 0.64

/** A washer and a dryer, one on the other, in a corner of somebody's building. */
export function drawTwoMachines(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.mist),
    rect(0, 0, width, 640, palette.cloud),
    rect(0, 640, width, 160, palette.hairline),
    rect(0, 632, width, 10, palette.slate),
    repeat(7, (index) =>
      line(`M${60 + index * 200} 642L${-20 + index * 216} 800`, palette.cloud, 6),
    ),
    inked(rect(90, 190, 250, 446, palette.dusk, 8)),
    inked(rect(112, 214, 206, 250, palette.ripple, 6)),
    line('M150 420L240 250M200 440L290 290', palette.foam, 12),
    circle(304, 510, 13, palette.coin),
    inked(rect(440, 30, 400, 80, palette.tide, 18)),
    line(
      'M466 78c16 -18 30 -18 46 0s30 18 46 0s30 -18 46 0s30 18 46 0s30 -18 46 0',
      palette.water,
      12,
    ),
    drawTwentyFour(770, 70, 48),
    at(524, 404, drawFrontLoader(0, 0, 'warm'), 0.6),
    at(524, 680, drawFrontLoader(0, 0, 'shirt'), 0.6),
    drawPayPanel(900, 190),
    inked(rect(930, 520, 270, 26, palette.edge, 10)),
    line('M960 546V690M1170 546V690', palette.night, 18),
    at(1060, 520, drawPile([palette.foam, palette.coin, palette.ripple]), 0.72),
    at(1064, 700, drawLaundryBasket(palette.coin), 0.5),
    at(430, 706, drawPottedPlant(0, 0), 0.9),
  )
}

/** A screen to scan, and the prices. */
function drawPayPanel(x: number, y: number): string {
  return at(
    x,
    y,
    [
      inked(rect(0, 0, 130, 190, palette.night, 14), rect(14, 14, 102, 102, palette.foam, 6)),
      at(65, 65, drawCode(78, palette.night)),
      rect(24, 140, 82, 26, palette.coin, 13),
      inked(rect(160, 20, 140, 150, palette.foam, 10)),
      line('M184 56H276M184 92H250M184 128H262', palette.water, 10),
    ].join(''),
  )
}

/** Four columns of two drums. */
export function drawSmallShop(): string {
  return drawDay(4, palette.water, [
    drawTree(250, pavement, 230),
    drawTree(1160, pavement, 280),
    at(960, pavement + 40, drawBicycle(0, 0), 0.86),
    at(318, pavement + 20, drawPottedPlant(0, 0), 0.8),
  ])
}

/** Six columns, and a bench to wait on. */
export function drawMediumShop(): string {
  return drawDay(6, palette.coin, [
    drawTree(140, pavement, 280),
    at(1050, pavement + 44, drawBench(0, 0), 0.66),
    at(90, pavement + 66, drawScooter(0, 0, palette.stripe), 0.74),
    drawTree(1210, pavement, 240),
  ])
}

/** Ten columns from edge to edge, cars before it. */
export function drawBigShop(): string {
  return drawDay(10, palette.stripe, [
    at(120, pavement + 86, drawCar(0, 0, palette.coin), 0.66),
    at(420, pavement + 86, drawCar(0, 0, palette.foam), 0.66),
    at(960, pavement + 80, drawScooter(0, 0, palette.water), 0.66),
  ])
}

function drawDay(machines: number, awning: Colour, before: string[]): string {
  const x = (width - shopWidth(machines) * shopScale) / 2
  const shop = drawShopFront(0, 0, { machines, awning, wall: palette.cloud })
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.ripple),
    drawSun(1090, 130, 74),
    drawCloud(220, 170, 0.9, palette.mist),
    drawCloud(720, 120, 0.6, palette.mist),
    shape('M0 640C220 560 420 600 640 560S1060 540 1280 600V800H0Z', palette.water),
    rect(0, pavement - 20, width, 130, palette.hairline),
    rect(0, pavement - 24, width, 8, palette.slate),
    rect(0, pavement + 62, width, 60, palette.dusk),
    repeat(6, (index) => rect(40 + index * 220, pavement + 88, 110, 8, palette.slate, 4)),
    at(Math.round(x), pavement, shop, shopScale),
    ...before,
  )
}
