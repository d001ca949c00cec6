import { palette } from '../palette.ts'
import { drawFirework } from '../part/celebration.ts'
import { drawFigures } from '../part/figures.ts'
import { drawStars } from '../part/weather.ts'
import { circle, line, picture, rect, repeat, turned } from '../svg.ts'
import { drawCoin } from '../part/marks.ts'
import { coverSize } from './cover.ts'

const { width, height } = coverSize

export function drawNewYearPoints(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.night),
    circle(640, 860, 620, palette.evening),
    drawStars(width, 500, 17),
    drawFirework(230, 230, 150, palette.ripple),
    drawFirework(1060, 190, 170, palette.stripe),
    drawFirework(1130, 560, 110, palette.glow),
    drawFirework(150, 600, 100, palette.foam),
    drawCoin(560, 420, 190),
    drawCoin(730, 420, 190),
    drawFigures('×2', 606, 482, 170, palette.edge),
    turned(640, 700, 0, drawStampCard()),
  )
}

function drawStampCard(): string {
  return (
    rect(-300, -56, 600, 108, palette.foam, 54) +
    repeat(8, (index) =>
      circle(-246 + index * 70, -2, 26, index < 6 ? palette.water : palette.hairline),
    ) +
    repeat(6, (index) => line(`M${-256 + index * 70} -2l8 9l14 -17`, palette.foam, 6))
  )
}
