import { palette, skin } from '../palette.ts'
import { drawFigures } from '../part/figures.ts'
import { drawPhone, drawTicket } from '../part/phone.ts'
import { at, circle, inked, line, picture, rect, shape, turned } from '../svg.ts'
import { albumSize } from './room.ts'

const { width, height } = albumSize

export function drawCouponOnPhone(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.coin),
    circle(800, 560, 470, palette.glow),
    drawHand(),
    turned(
      800,
      540,
      -5,
      drawPhone(
        palette.mist,
        [
          rect(-136, -270, 272, 76, palette.tide, 24),
          circle(-96, -232, 22, palette.foam),
          rect(-60, -242, 110, 20, palette.ripple, 10),
          at(
            0,
            -70,
            drawTicket(palette.foam) + drawFigures('฿50', -150, 34, 78, palette.depth),
            0.66,
          ),
          rect(-112, 40, 224, 20, palette.hairline, 10),
          rect(-112, 78, 150, 20, palette.hairline, 10),
          rect(-112, 168, 224, 64, palette.water, 32),
          line('M-30 200L-8 222L36 178', palette.foam, 12),
        ].join(''),
      ),
      1.4,
    ),
    drawThumb(),
  )
}

function drawHand(): string {
  return (
    inked(
      shape(
        'M760 1090C700 1000 700 900 760 820H1060C1130 800 1150 880 1130 960L1100 1090Z',
        skin.honey,
      ),
    ) + inked(rect(690, 1010, 470, 90, palette.tide, 20))
  )
}

function drawThumb(): string {
  return inked(
    shape(
      'M1090 1012C1120 900 1110 800 1060 720C1030 680 990 700 1000 750C1010 820 990 880 960 1012Z',
      skin.honey,
    ),
  )
}
