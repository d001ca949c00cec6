import { palette, skin } from '../palette.ts'
import { drawFigures } from '../part/figures.ts'
import { drawDuvet } from '../part/laundry.ts'
import { drawCoin } from '../part/marks.ts'
import { drawPhone, drawTicket } from '../part/phone.ts'
import { drawRain, drawUmbrella } from '../part/weather.ts'
import { at, circle, ellipse, inked, line, picture, rect, repeat, shape, turned } from '../svg.ts'
import { coverSize } from './cover.ts'

const { width, height } = coverSize

export function drawStudentCard(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.water),
    circle(220, 120, 420, palette.tide),
    circle(1120, 760, 300, palette.ripple),
    turned(
      600,
      420,
      -7,
      [
        inked(rect(-390, -240, 780, 490, palette.foam, 36)),
        rect(-387, -200, 774, 70, palette.dusk),
        inked(rect(-340, -90, 230, 280, palette.mist, 18)),
        drawPortrait(-225, 190),
        line('M-60 -60H200M-60 0H320M-60 60H150', palette.hairline, 24),
        repeat(16, (index) =>
          rect(-66 + index * 22, 118, index % 3 === 0 ? 13 : 7, 72, palette.night),
        ),
      ].join(''),
    ),
    at(1000, 190, drawMortarboard()),
    drawCoin(1010, 600, 158),
    drawFigures('−20%', 893, 630, 63, palette.edge),
  )
}

function drawPortrait(x: number, y: number): string {
  return at(
    x,
    y,
    inked(
      shape('M-96 0C-96 -84 -50 -92 0 -92S96 -84 96 0Z', palette.coin),
      shape('M-76 -110C-90 -220 -40 -254 0 -254S90 -220 76 -110Z', palette.night),
      rect(-22, -112, 44, 44, skin.honey, 10),
      ellipse(0, -158, 58, 66, skin.honey),
      shape(
        'M-62 -164C-66 -240 66 -240 62 -164C40 -176 20 -196 10 -206C-10 -186 -40 -172 -62 -164Z',
        palette.night,
      ),
    ) +
      circle(-22, -150, 7, palette.night) +
      circle(22, -150, 7, palette.night) +
      line('M-20 -122Q0 -104 20 -122', palette.night, 6),
  )
}

function drawMortarboard(): string {
  return (
    inked(
      shape('M-110 30V96Q0 156 110 96V30Z', palette.evening),
      shape('M0 -74L210 10L0 94L-210 10Z', palette.dusk),
    ) +
    line('M0 10L150 40V120', palette.coin, 9) +
    inked(shape('M136 112H164L174 176H126Z', palette.coin))
  )
}

export function drawLineCoupon(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.evening),
    circle(640, 430, 390, palette.dusk),
    turned(
      500,
      420,
      -8,
      drawPhone(
        palette.mist,
        [
          rect(-136, -270, 272, 84, palette.tide, 24),
          circle(-92, -228, 24, palette.foam),
          rect(-54, -238, 120, 20, palette.ripple, 10),
          shape(
            'M-112 -150H70Q96 -150 96 -124V-90Q96 -64 70 -64H-90L-122 -44L-112 -80Z',
            palette.foam,
          ),
          line('M-84 -120H60M-84 -94H20', palette.hairline, 12),
          rect(-50, 130, 160, 60, palette.ripple, 30),
          line('M-20 160H80', palette.foam, 12),
          rect(-110, 216, 220, 34, palette.foam, 17),
        ].join(''),
      ),
    ),
    turned(
      730,
      430,
      6,
      drawTicket(palette.coin) +
        drawFigures('฿50', -164, 44, 100, palette.night) +
        circle(146, 0, 24, palette.foam),
      1.5,
    ),
    drawCoin(1060, 190, 62),
    drawCoin(1130, 640, 44),
    drawCoin(210, 610, 52),
    circle(230, 190, 14, palette.ripple),
    circle(1010, 700, 12, palette.ripple),
  )
}

export function drawRainySeasonDuvet(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.depth),
    drawRain(width, 700, 3, palette.water),
    shape('M360 330H920L1010 700H270Z', palette.tide),
    rect(0, 690, width, 110, palette.evening),
    ellipse(300, 752, 190, 18, palette.dusk),
    ellipse(1080, 738, 150, 15, palette.dusk),
    at(640, 700, drawDuvet(palette.foam, palette.ripple), 1.05),
    at(640, 506, drawDuvet(palette.mist, palette.stripe), 0.92),
    at(700, 360, drawUmbrella([palette.coin, palette.glow]), 1.24),
  )
}
