import { palette } from '../palette.ts'
import { drawCarriedBasket } from '../part/basket.ts'
import { cast } from '../part/cast.ts'
import { drawClock } from '../part/clock.ts'
import { drawFigures } from '../part/figures.ts'
import { drawFrontLoader } from '../part/front-loader.ts'
import { drawDuvet } from '../part/laundry.ts'
import { drawCoin } from '../part/marks.ts'
import { drawPerson } from '../part/person.ts'
import { drawPhone, drawTicket } from '../part/phone.ts'
import { drawStars, drawSun } from '../part/weather.ts'
import {
  at,
  circle,
  ellipse,
  faint,
  line,
  picture,
  rect,
  repeat,
  shape,
  subject,
  turned,
} from '../svg.ts'

export const bannerSize = { width: 1920, height: 800 }

const { width, height } = bannerSize

/** Night blue with a light round the subject; the left stays calm for the words. */
export function drawNight(seed: number): string {
  return [
    rect(0, 0, width, height, palette.night),
    faint(0.6, circle(1380, 420, 760, palette.evening)),
    circle(1380, 420, 540, palette.evening),
    faint(0.5, circle(1380, 420, 400, palette.dusk)),
    faint(0.6, drawStars(width, 460, seed, 44)),
  ].join('')
}

/** Nothing stands on the left: the veil beneath the words would leave half of it. */
export function drawNightPrice(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.dusk),
    circle(1380, 420, 540, palette.tide),
    rect(0, 690, width, 110, palette.evening),
    repeat(9, (index) => rect(90 + index * 230, 690, 5, 110, palette.night)),
    at(1640, 712, drawFrontLoader(0, 0, 'shirt'), 0.9),
    subject(
      at(1254, 712, drawFrontLoader(0, 0, 'warm'), 0.94),
      drawClock(1270, 150, 86, 2),
      drawCoin(1530, 180, 148),
      drawFigures('−50%', 1424, 206, 56, palette.edge),
      drawPerson(
        1126,
        752,
        cast.nurse,
        { left: 'hold', right: 'hold', holding: drawCarriedBasket() },
        1.14,
      ),
    ),
  )
}

export function drawDuvetBanner(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.depth),
    circle(1400, 420, 560, palette.tide),
    drawSun(1660, 190, 110),
    rect(0, 690, width, 110, palette.evening),
    subject(
      at(1382, 716, drawFrontLoader(0, 0, 'warm'), 0.8),
      at(1198, 720, drawDuvet(palette.foam, palette.ripple), 0.92),
      at(1198, 548, drawDuvet(palette.mist, palette.coin), 0.82),
      at(1198, 394, drawDuvet(palette.foam, palette.stripe), 0.72),
    ),
    circle(880, 240, 18, palette.water),
    circle(940, 170, 28, palette.water),
    circle(850, 400, 10, palette.water),
  )
}

export function drawAppBanner(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.evening),
    circle(1360, 460, 520, palette.dusk),
    circle(1360, 460, 380, palette.tide),
    turned(
      1330,
      410,
      -6,
      drawPhone(
        palette.mist,
        [
          rect(-136, -270, 272, 80, palette.tide, 24),
          circle(-96, -230, 22, palette.foam),
          rect(-60, -240, 110, 20, palette.ripple, 10),
          rect(-116, -160, 170, 60, palette.foam, 26),
          rect(-40, 120, 156, 60, palette.ripple, 26),
          rect(-116, 206, 232, 40, palette.foam, 20),
          line('M-90 -130H24M-14 150H84', palette.hairline, 12),
        ].join(''),
      ),
      1.08,
    ),
    turned(
      1460,
      430,
      7,
      drawTicket(palette.coin) + drawFigures('฿50', -160, 44, 98, palette.night),
      1.25,
    ),
    at(1024, 236, drawBubble(palette.foam)),
    drawCoin(1690, 210, 58),
    drawCoin(1750, 600, 42),
    drawCoin(1010, 620, 50),
  )
}

/** A speech bubble with three dots, as somebody answers. */
function drawBubble(fill: string): string {
  return (
    shape(
      'M-110 -70H110Q146 -70 146 -34V34Q146 70 110 70H60L70 120L0 70H-110Q-146 70 -146 34V-34Q-146 -70 -110 -70Z',
      fill,
    ) +
    circle(-60, 0, 18, palette.water) +
    circle(0, 0, 18, palette.water) +
    circle(60, 0, 18, palette.water)
  )
}

export function drawPuddle(x: number, y: number, half: number): string {
  return ellipse(x, y, half, half * 0.11, palette.tide)
}
