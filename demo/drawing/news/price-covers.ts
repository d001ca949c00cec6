import { palette } from '../palette.ts'
import { drawFigures } from '../part/figures.ts'
import { drawFrontLoader } from '../part/front-loader.ts'
import { drawPile } from '../part/laundry.ts'
import { drawFoam, drawPorthole, drawWave } from '../part/porthole.ts'
import { drawCloud, drawCrescent, drawStars, drawSun } from '../part/weather.ts'
import { at, circle, inked, line, picture, rect, repeat } from '../svg.ts'
import { coverSize } from './cover.ts'

const { width, height } = coverSize

export function drawHalfPriceNights(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.coin),
    circle(180, 760, 300, palette.glow),
    drawPorthole(
      930,
      400,
      290,
      palette.night,
      at(-290, -290, drawStars(580, 300, 8, 22)) +
        drawCrescent(70, -120, 84) +
        at(
          -290,
          0,
          drawWave(palette.water, { width: 580, y: 40, bottom: 300, swell: 50, crests: 2 }) +
            drawWave(palette.tide, {
              width: 580,
              y: 110,
              bottom: 300,
              swell: 44,
              crests: 2,
              shift: 0.4,
            }),
        ) +
        drawFoam(-90, 20, 1.1) +
        drawFoam(120, 40, 0.8),
    ),
    drawFigures('−50%', 72, 430, 116, palette.night),
    rect(72, 490, 440, 96, palette.night, 48),
    drawFigures('01:00', 102, 557, 40, palette.coin),
    line('M270 539H312M296 523L312 539L296 555', palette.foam, 8),
    drawFigures('05:00', 330, 557, 40, palette.coin),
  )
}

export function drawFreeDryFriday(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.mist),
    drawSun(930, 330, 210),
    rect(0, 640, width, 160, palette.ripple),
    drawFrontLoader(740, 690, 'warm'),
    drawCalendarWeek(),
    at(250, 706, drawPile([palette.foam, palette.ripple, palette.coin])),
    drawCloud(560, 210, 0.9, palette.foam),
  )
}

/** A week of seven, its sixth day golden. */
function drawCalendarWeek(): string {
  const day = (index: number) => 168 + (index % 4) * 94
  return [
    inked(
      rect(110, 150, 400, 350, palette.foam, 30),
      rect(110, 150, 400, 96, palette.tide, 30),
      rect(190, 118, 26, 70, palette.cloud, 13),
      rect(404, 118, 26, 70, palette.cloud, 13),
    ),
    repeat(7, (index) => circle(day(index), 312 + Math.floor(index / 4) * 104, 30, palette.cloud)),
    inked(circle(day(5), 416, 46, palette.coin)),
    line(`M${day(5) - 20} 418l14 16l26 -32`, palette.night, 10),
  ].join('')
}
