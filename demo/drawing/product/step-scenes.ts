import { palette, skin } from '../palette.ts'
import { drawLaundryBasket } from '../part/basket.ts'
import { cast } from '../part/cast.ts'
import { drawFigures } from '../part/figures.ts'
import { drawFrontLoader } from '../part/front-loader.ts'
import { drawPile, drawShirt, drawSock, drawTrousers } from '../part/laundry.ts'
import { drawCoin, drawTick } from '../part/marks.ts'
import { drawPerson } from '../part/person.ts'
import { drawCode, drawPhone } from '../part/phone.ts'
import { drawCup } from '../part/kitchen.ts'
import { drawSun } from '../part/weather.ts'
import { at, circle, inked, line, picture, rect, repeat, ring, shape, turned } from '../svg.ts'
import { drawDrum } from '../washing-machine.ts'
import { stepSize } from './size.ts'

const { width, height } = stepSize
const floor = 780

/** White things in one basket, coloured ones in the other; the pockets are looked through. */
export function drawSorting(): string {
  const white: [string, string, string] = [palette.foam, palette.spray, palette.foam]
  const colours: [string, string, string] = [palette.stripe, palette.coin, palette.water]
  return scene(
    palette.mist,
    circle(600, 400, 340, palette.ripple),
    at(330, 170, drawShirt(palette.foam), 1.2),
    at(790, 150, drawTrousers(palette.tide), 1.1),
    at(960, 210, drawSock(palette.coin, palette.stripe), 1.1),
    line('M330 460V500M308 480L330 504L352 480', palette.night, 10),
    line('M850 460V500M828 480L850 504L872 480', palette.night, 10),
    at(330, 860, drawLaundryBasket(palette.tide, white), 1.02),
    at(850, 860, drawLaundryBasket(palette.foam, colours), 1.02),
  )
}

/** The basket goes into an open drum, three quarters full. */
export function drawLoading(): string {
  return scene(
    palette.ripple,
    circle(720, 430, 380, palette.water),
    at(560, 820, drawFrontLoader(0, 0, 'empty'), 1.42),
    turned(740, 536, -16, drawShirt(palette.coin), 0.72),
    turned(860, 590, 20, drawSock(palette.stripe, palette.foam), 0.9),
    drawPerson(330, 850, cast.student, { left: 'down', right: 'reach' }, 1.46),
    at(140, 866, drawLaundryBasket(palette.foam), 0.6),
  )
}

/** Coins on one side, the telephone on the other: both start the machine. */
export function drawPaying(): string {
  return scene(
    palette.tide,
    circle(600, 430, 380, palette.depth),
    inked(rect(90, 130, 560, 620, palette.foam, 36), rect(150, 190, 440, 200, palette.night, 20)),
    drawFigures('฿60', 236, 336, 120, palette.coin),
    inked(rect(190, 450, 160, 60, palette.cloud, 14), circle(490, 560, 92, palette.cloud)),
    rect(214, 474, 112, 12, palette.night, 6),
    drawCoin(270, 424, 56),
    drawCoin(214, 640, 46),
    drawCoin(306, 668, 46),
    line('M490 500V560H534', palette.night, 12),
    turned(
      880,
      440,
      7,
      drawPhone(palette.foam, at(0, -50, drawCode(210, palette.night)) + drawPaid()),
      1.2,
    ),
  )
}

function drawPaid(): string {
  return [
    rect(-100, 130, 200, 60, palette.coin, 30),
    line('M-26 160L-6 180L30 142', palette.night, 12),
  ].join('')
}

/** Three waters to choose from; a finger presses the middle one. */
export function drawChoosing(): string {
  const buttons: [number, string][] = [
    [300, palette.water],
    [600, palette.coin],
    [900, palette.stripe],
  ]
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.cloud),
    inked(rect(90, 110, 1020, 470, palette.foam, 44), rect(170, 170, 860, 130, palette.night, 20)),
    drawFigures('32', 540, 272, 92, palette.ripple),
    repeat(3, (index) => circle(240 + index * 46, 236, 13, palette.ripple)),
    ...buttons.flatMap(([x, fill], index) => [
      inked(circle(x, 440, 94, fill)),
      at(x, 452, drawDrops(index + 1)),
    ]),
    ring(600, 440, 112, palette.night, 8),
    drawFinger(),
  )
}

/** One drop for cold, two for warm, three for hot. */
function drawDrops(count: number): string {
  return repeat(count, (index) => {
    const x = (index - (count - 1) / 2) * 48
    return shape(
      `M${x} -48C${x + 22} -14 ${x + 24} -6 ${x + 24} 4A24 24 0 0 1 ${x - 24} 4C${x - 24} -6 ${x - 22} -14 ${x} -48Z`,
      palette.foam,
    )
  })
}

function drawFinger(): string {
  return [
    inked(
      shape(
        'M640 520C606 486 566 520 590 560L690 720C700 790 740 860 790 940H1010C1030 860 1030 780 990 720C960 680 900 660 850 670C800 640 760 650 740 680Z',
        skin.honey,
      ),
      rect(770, 850, 270, 90, palette.tide, 20),
    ),
    line('M850 670C852 700 856 720 866 740M780 668C776 700 780 720 790 742', palette.night, 6),
  ].join('')
}

/** A cup of tea, and the telephone that says how long it still takes. */
export function drawWaiting(): string {
  return scene(
    palette.dusk,
    circle(420, 400, 330, palette.tide),
    drawDrumWindow(420, 400),
    inked(rect(60, 690, 1080, 46, palette.edge, 14), rect(120, 736, 60, 170, palette.edge, 8)),
    inked(rect(1020, 736, 60, 170, palette.edge, 8)),
    at(760, 590, drawCup(palette.coin), 0.96),
    line('M730 470C710 440 750 420 730 384M790 470C770 440 810 420 790 384', palette.foam, 8),
    turned(1000, 440, 8, drawPhone(palette.mist, drawCountdown()), 0.82),
  )
}

function drawDrumWindow(x: number, y: number): string {
  return (
    inked(circle(x, y, 262, palette.cloud), circle(x, y, 222, palette.hairline)) +
    drawDrum(x, y, 196, 'shirt')
  )
}

function drawCountdown(): string {
  return [
    circle(0, -60, 110, palette.foam),
    line('M0 -170A110 110 0 1 1 -95 -5', palette.water, 22),
    drawFigures('12', -46, -24, 84, palette.night),
    rect(-96, 110, 192, 22, palette.slate, 11),
    rect(-96, 152, 130, 22, palette.hairline, 11),
  ].join('')
}

/** Warm, folded and done, and the sun has nothing to do with it. */
export function drawDrying(): string {
  return scene(
    palette.glow,
    circle(420, 420, 370, palette.coin),
    at(130, 816, drawFrontLoader(0, 0, 'warm'), 1.42),
    drawSun(1000, 190, 80),
    inked(rect(700, 650, 470, 40, palette.edge, 12), rect(740, 690, 44, 190, palette.edge, 8)),
    inked(rect(1086, 690, 44, 190, palette.edge, 8)),
    at(930, 650, drawPile([palette.foam, palette.ripple, palette.stripe, palette.foam]), 1.1),
    drawTick(1098, 400, 62, palette.foam),
  )
}

function scene(wall: string, ...content: string[]): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, wall),
    rect(0, floor, width, height - floor, palette.evening),
    rect(0, floor - 8, width, 8, palette.night),
    ...content,
  )
}
