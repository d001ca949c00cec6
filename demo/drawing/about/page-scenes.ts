import { palette } from '../palette.ts'
import { drawLaundryBasket } from '../part/basket.ts'
import { cast } from '../part/cast.ts'
import { drawFrontLoader } from '../part/front-loader.ts'
import { drawHungTowel, drawShirt, drawTrousers, drawWashingLine } from '../part/laundry.ts'
import { drawTick } from '../part/marks.ts'
import { drawPerson } from '../part/person.ts'
import { drawFoam } from '../part/porthole.ts'
import { drawToolbox } from '../part/tools.ts'
import { drawCloud, drawStars, drawSun } from '../part/weather.ts'
import { drawBench, drawCat, drawLamp, drawTree } from '../street.ts'
import { at, circle, inked, line, picture, rect, repeat, ring, shape } from '../svg.ts'
import { aboutSceneSize } from './size.ts'

const { width, height } = aboutSceneSize

/** A drum that was wiped, ticked off on the list beside it. */
export function drawStandard(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.mist),
    circle(720, 420, 400, palette.foam),
    rect(0, 780, width, 120, palette.water),
    rect(0, 772, width, 10, palette.night),
    at(560, 812, drawFrontLoader(0, 0, 'empty'), 1.26),
    drawFoam(1090, 640, 0.9),
    ring(1080, 200, 30, palette.ripple),
    ring(1130, 270, 16, palette.ripple),
    inked(rect(90, 150, 230, 290, palette.edge, 14), rect(112, 184, 186, 232, palette.foam, 6)),
    inked(rect(160, 130, 90, 44, palette.slate, 8)),
    repeat(3, (index) => line(`M190 ${240 + index * 66}H270`, palette.hairline, 14)),
    repeat(3, (index) => line(`M134 ${238 + index * 66}l14 16l24 -30`, palette.tide, 10)),
    drawPerson(420, 856, cast.partner, { left: 'hip', right: 'reach' }, 1.2),
    drawTick(1010, 160, 66, palette.coin),
  )
}

/** Sun, trees and a line of washing over water that is used again. */
export function drawSustainability(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.ripple),
    circle(250, 190, 300, palette.mist),
    drawSun(250, 190, 92),
    drawCloud(700, 150, 1.1, palette.foam),
    shape('M-20 620C260 500 520 580 760 540S1120 500 1220 560V920H-20Z', palette.tide),
    drawTree(170, 690, 330),
    drawTree(1050, 670, 380),
    drawTree(880, 650, 240),
    at(
      210,
      330,
      drawWashingLine(820, [
        [150, at(0, 6, drawShirt(palette.foam), 0.9)],
        [340, drawHungTowel(palette.coin, palette.edge)],
        [510, at(0, 6, drawTrousers(palette.dusk), 0.8)],
        [680, drawHungTowel(palette.foam, palette.stripe)],
      ]),
    ),
    shape(
      'M-20 760q60 -40 120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0V920H-20Z',
      palette.water,
    ),
    shape(
      'M-20 820q60 -40 120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0V920H-20Z',
      palette.depth,
    ),
    inked(
      shape(
        'M600 600C672 690 706 738 706 792A106 106 0 0 1 494 792C494 738 528 690 600 600Z',
        palette.foam,
      ),
    ),
    line('M548 790A54 54 0 0 0 600 842', palette.ripple, 14),
  )
}

/** Colleagues who look forward to a new one. */
export function drawCareers(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.coin),
    circle(600, 440, 430, palette.glow),
    rect(0, 770, width, 130, palette.tide),
    rect(0, 762, width, 10, palette.night),
    drawPerson(230, 850, cast.mechanic, { left: 'up', right: 'hip' }, 1.26),
    drawPerson(490, 858, cast.owner, { left: 'hip', right: 'up' }, 1.2),
    drawPerson(960, 858, cast.student, { left: 'up', right: 'down' }, 1.2),
    at(728, 852, drawLaundryBasket(palette.foam), 0.86),
    at(110, 872, drawToolbox(palette.stripe), 0.66),
    // Room for whoever reads this.
    `<circle cx="728" cy="430" r="96" fill="none" stroke="${palette.edge}" stroke-width="8" stroke-dasharray="4 26" stroke-linecap="round"/>`,
    line('M728 386V474M684 430H772', palette.edge, 14),
  )
}

/** The light is on and somebody is there: a bench outside at night. */
export function drawCommunity(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.night),
    drawStars(width, 520, 23),
    circle(600, 560, 430, palette.evening),
    circle(600, 560, 300, palette.dusk),
    rect(0, 770, width, 130, palette.depth),
    rect(0, 762, width, 10, palette.night),
    drawTree(1090, 780, 340),
    at(170, 790, drawLamp(0, 0), 1.2),
    at(520, 850, drawBench(0, 0), 1.1),
    drawPerson(420, 862, cast.grandmother, { left: 'up', right: 'down' }, 1.06),
    drawPerson(860, 862, cast.guard, { left: 'hip', right: 'up' }, 1.16),
    at(985, 872, drawLaundryBasket(palette.coin), 0.5),
    at(640, 868, drawCat(0, 0, palette.hairline), 0.8),
  )
}
