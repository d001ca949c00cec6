import { drawGreatDrum } from '../great-drum.ts'
import { palette } from '../palette.ts'
import { drawFigures } from '../part/figures.ts'
import { drawFrontLoader } from '../part/front-loader.ts'
import { drawPile } from '../part/laundry.ts'
import { drawCoin } from '../part/marks.ts'
import { drawCrescent, drawStars, drawSun } from '../part/weather.ts'
import { at, circle, faint, inked, picture, rect, turned } from '../svg.ts'
import { shareSize } from './home.ts'

const { width, height } = shareSize

/** Three cards, a headline under each picture. */
export function drawNewsShare(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.night),
    circle(600, 360, 500, palette.evening),
    faint(0.6, drawStars(width, height, 91, 40)),
    drawCrescent(110, 110, 48),
    turned(
      290,
      340,
      -9,
      drawCard(
        palette.mist,
        drawSun(70, -110, 54) +
          at(-30, -14, drawPile([palette.foam, palette.coin, palette.foam]), 0.7),
      ),
    ),
    turned(
      910,
      340,
      9,
      drawCard(
        palette.tide,
        rect(-156, -46, 312, 40, palette.evening) +
          at(-76, -26, drawFrontLoader(0, 0, 'warm'), 0.42),
      ),
    ),
    at(600, 316, drawCard(palette.coin, drawGreatDrum(0, -112, 0.54)), 1.16),
    drawCoin(1080, 520, 76),
    drawFigures('−50%', 1023, 533, 30, palette.edge),
  )
}

function drawCard(back: string, subject: string): string {
  return [
    inked(rect(-160, -240, 320, 440, palette.foam, 28)),
    rect(-157, -237, 314, 60, back, 26),
    rect(-157, -210, 314, 204, back),
    subject,
    rect(-126, 36, 90, 20, palette.water, 10),
    rect(-126, 80, 252, 24, palette.night, 12),
    rect(-126, 122, 180, 24, palette.night, 12),
  ].join('')
}
