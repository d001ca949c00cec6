import { palette } from '../palette.ts'
import { drawSkyLantern } from '../part/celebration.ts'
import { drawDinosaur } from '../part/animals.ts'
import { drawPorthole } from '../part/porthole.ts'
import { drawCloud, drawStars, drawSun } from '../part/weather.ts'
import { drawShopFront } from '../shop-front.ts'
import { drawTree } from '../street.ts'
import { at, circle, faint, inked, line, picture, rect, repeat, shape } from '../svg.ts'
import { drawSock } from '../part/laundry.ts'
import { coverSize } from './cover.ts'

const { width, height } = coverSize

/** The mountain with its temple, lanterns rising, the shop below. */
export function drawNimman(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.night),
    drawStars(width, 420, 4, 50),
    shape('M0 620C220 420 360 300 520 240S760 170 880 250S1140 420 1280 470V800H0Z', palette.dusk),
    shape('M0 700C240 560 400 600 640 520S1080 500 1280 600V800H0Z', palette.depth),
    faint(0.14, circle(738, 140, 120, palette.glow)),
    at(738, 222, drawGoldenChedi()),
    ...[
      [130, 330, 1],
      [260, 190, 0.7],
      [470, 110, 0.5],
      [900, 110, 0.6],
      [1010, 250, 0.85],
      [1150, 140, 0.55],
      [1190, 350, 1.05],
    ].map(([x = 0, y = 0, scale = 1]) => at(x, y, drawSkyLantern(), scale)),
    rect(0, 690, width, 110, palette.evening),
    drawTree(150, 700, 250),
    drawTree(1150, 700, 280),
    at(
      304,
      716,
      drawShopFront(0, 0, { machines: 4, awning: palette.coin, wall: palette.cloud }),
      0.72,
    ),
  )
}

function drawGoldenChedi(): string {
  return (
    rect(-64, -22, 128, 26, palette.coin, 3) +
    rect(-48, -44, 96, 24, palette.glow, 3) +
    shape('M-40 -42C-44 -84 -20 -96 -12 -104L0 -178L12 -104C20 -96 44 -84 40 -42Z', palette.coin) +
    line('M-28 -74H28M-13 -106H13', palette.edge, 5)
  )
}

/** A dinosaur, the region's own, has found a sock. */
export function drawKhonKaen(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.glow),
    circle(1000, 560, 320, palette.coin),
    shape('M0 640C200 580 360 610 560 590S980 560 1280 620V800H0Z', palette.tide),
    drawTree(560, 690, 220, palette.depth),
    rect(0, 690, width, 110, palette.depth),
    rect(0, 690, width, 12, palette.water),
    at(
      668,
      712,
      drawShopFront(0, 0, { machines: 2, awning: palette.stripe, wall: palette.foam }),
      0.84,
    ),
    at(418, 724, drawDinosaur(palette.water, palette.ripple), 1),
    at(690, 284, drawSock(palette.foam, palette.stripe), 0.66),
  )
}

/** The sea through the drum's window. */
export function drawChonburi(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.ripple),
    drawCloud(170, 190, 0.9, palette.mist),
    drawCloud(1120, 260, 1.1, palette.mist),
    shape('M0 660C240 610 420 690 660 640S1080 620 1280 660V800H0Z', palette.lamplight),
    drawPorthole(
      640,
      390,
      290,
      palette.mist,
      [
        drawSun(-70, 10, 110),
        rect(-300, 30, 600, 300, palette.water),
        rect(-300, 110, 600, 300, palette.tide),
        line('M-150 70H-50M20 90H140M-210 150H-120M-30 160H90M150 140H230', palette.ripple, 8),
        shape('M70 20H210L180 62H100Z', palette.stripe),
        line('M136 20V-110', palette.night, 8),
        shape('M144 -110V6H226Z', palette.foam),
        shape('M128 -84V6H70Z', palette.coin),
      ].join(''),
    ),
    at(190, 744, drawCrab()),
    at(1060, 740, drawShell()),
  )
}

function drawCrab(): string {
  return (
    line(
      'M-66 -30L-110 -62M66 -30L110 -62M-60 -8L-100 14M60 -8L100 14M-46 4L-74 34M46 4L74 34',
      palette.night,
      12,
    ) +
    inked(
      circle(-116, -78, 26, palette.stripe),
      circle(116, -78, 26, palette.stripe),
      shape('M-84 -20C-84 -70 84 -70 84 -20C84 24 -84 24 -84 -20Z', palette.stripe),
      circle(-24, -74, 16, palette.foam),
      circle(24, -74, 16, palette.foam),
    ) +
    circle(-24, -74, 6, palette.night) +
    circle(24, -74, 6, palette.night) +
    line('M-20 -18Q0 -4 20 -18', palette.night, 6)
  )
}

function drawShell(): string {
  return (
    inked(shape('M0 20L-80 -40C-80 -110 80 -110 80 -40Z', palette.foam)) +
    repeat(3, (index) => line(`M0 14L${-40 + index * 40} -78`, palette.hairline, 6))
  )
}
