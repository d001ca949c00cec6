import { palette } from '../palette.ts'
import { drawSleepingCat } from '../part/animals.ts'
import { cast } from '../part/cast.ts'
import { drawFrontLoader } from '../part/front-loader.ts'
import { drawCoin, drawTick } from '../part/marks.ts'
import { drawPerson } from '../part/person.ts'
import { drawPhone } from '../part/phone.ts'
import { drawCrescent, drawStars } from '../part/weather.ts'
import { drawShopFront } from '../shop-front.ts'
import { at, circle, faint, inked, line, picture, rect, repeat, shape, turned } from '../svg.ts'
import { reasonSize } from './size.ts'

const { width, height } = reasonSize

/** The shop in one's hand: a look inside, and how each machine does. */
export function drawFromPhone(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.evening),
    circle(560, 470, 430, palette.tide),
    faint(0.6, drawStars(width, 360, 31, 26)),
    drawCrescent(1020, 170, 70),
    shape('M0 800C260 760 520 830 760 800S1080 770 1200 800V900H0Z', palette.night),
    turned(560, 450, -6, drawPhone(palette.mist, drawLiveView()), 1.25),
    drawCoin(900, 330, 52),
    drawCoin(1010, 440, 40),
    drawCoin(180, 300, 44),
    at(980, 812, drawSleepingCat(palette.coin, palette.foam), 0.74),
  )
}

function drawLiveView(): string {
  const heights = [70, 110, 86, 140, 120, 168]
  return [
    rect(-136, -270, 272, 254, palette.dusk, 24),
    at(
      -98,
      -40,
      drawShopFront(0, 0, { machines: 2, awning: palette.coin, wall: palette.cloud }),
      0.3,
    ),
    circle(108, -236, 11, palette.stripe),
    rect(34, -243, 60, 14, palette.foam, 7),
    rect(-112, 2, 130, 18, palette.slate, 9),
    ...heights.map((tall, index) =>
      rect(-112 + index * 38, 220 - tall, 26, tall, index === 5 ? palette.coin : palette.water, 8),
    ),
    line('M-118 226H118', palette.slate, 6),
  ].join('')
}

/** Three in the morning: somebody presses the button on the wall, and is answered. */
export function drawNightCare(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.tide),
    inked(rect(70, 90, 300, 270, palette.night, 20)),
    drawWindow(),
    rect(0, 780, width, 120, palette.dusk),
    rect(0, 772, width, 10, palette.night),
    at(780, 800, drawFrontLoader(0, 0, 'socks'), 0.98),
    drawHelpPanel(620, 330),
    drawPerson(440, 846, cast.student, { left: 'down', right: 'up' }, 1.3),
    at(930, 172, drawAnswer()),
  )
}

function drawWindow(): string {
  return [
    faint(0.9, at(76, 96, drawStars(284, 250, 8, 12))),
    drawCrescent(150, 162, 42),
    line('M220 96V354M76 224H364', palette.night, 10),
  ].join('')
}

/** A coin-coloured button under a loudspeaker. */
function drawHelpPanel(x: number, y: number): string {
  return at(
    x,
    y,
    [
      inked(rect(-66, -170, 132, 290, palette.foam, 22)),
      repeat(9, (index) =>
        circle(-32 + (index % 3) * 32, -134 + Math.floor(index / 3) * 30, 9, palette.slate),
      ),
      inked(circle(0, 30, 46, palette.coin)),
      circle(0, 30, 22, palette.glow),
      rect(-34, 92, 68, 12, palette.ripple, 6),
    ].join(''),
  )
}

function drawAnswer(): string {
  return [
    line('M-226 -40C-196 -10 -196 40 -226 70M-190 -74C-142 -24 -142 54 -190 104', palette.foam, 12),
    inked(
      shape(
        'M-84 -100H150Q200 -100 200 -50V60Q200 110 150 110H10L-70 160L-50 110H-84Q-120 110 -120 60V-50Q-120 -100 -84 -100Z',
        palette.foam,
      ),
    ),
    rect(-80, -56, 150, 22, palette.hairline, 11),
    rect(-80, -8, 110, 22, palette.hairline, 11),
    drawTick(120, 40, 44, palette.ripple),
  ].join('')
}
