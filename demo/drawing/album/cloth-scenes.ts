import { palette } from '../palette.ts'
import { drawLaundryBasket } from '../part/basket.ts'
import { cast } from '../part/cast.ts'
import { drawPile, drawShirt, drawTrousers, drawWashingLine } from '../part/laundry.ts'
import { drawPerson } from '../part/person.ts'
import { drawCloud, drawSun } from '../part/weather.ts'
import { at, circle, inked, line, picture, rect, shape } from '../svg.ts'
import { albumSize, drawPendant, drawRoom } from './room.ts'

const { width, height } = albumSize

export function drawFoldingTable(): string {
  return picture(
    width,
    height,
    drawRoom(palette.cloud, palette.hairline, palette.cloud),
    drawPendant(420, 150),
    drawPendant(1180, 150),
    drawPerson(800, 1000, cast.mother, { left: 'hold', right: 'hold' }, 1.5),
    inked(
      rect(150, 700, 1300, 50, palette.coin, 14),
      rect(210, 750, 40, 270, palette.slate),
      rect(1350, 750, 40, 270, palette.slate),
    ),
    at(380, 700, drawPile([palette.foam, palette.water, palette.foam, palette.ripple])),
    at(1240, 700, drawPile([palette.stripe, palette.foam])),
    at(800, 668, inked(shape('M-180 30L-150 -30H150L180 30Z', palette.ripple))),
    at(690, 1020, drawLaundryBasket(palette.tide), 0.78),
  )
}

export function drawFoldedTowels(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.mist),
    circle(800, 480, 430, palette.foam),
    rect(0, 860, width, 207, palette.ripple),
    at(
      800,
      880,
      drawPile([
        palette.foam,
        palette.coin,
        palette.ripple,
        palette.foam,
        palette.stripe,
        palette.water,
      ]),
      1.5,
    ),
    at(310, 890, drawPile([palette.tide, palette.foam, palette.mist]), 1.1),
    at(1300, 890, drawPile([palette.foam, palette.glow]), 1.1),
    circle(330, 260, 30, palette.foam),
    circle(420, 180, 18, palette.foam),
    circle(1250, 230, 36, palette.foam),
    circle(1340, 330, 16, palette.foam),
  )
}

export function drawUniformLine(): string {
  const hung = (index: number) =>
    index % 2 === 0
      ? drawShirt(index % 4 === 0 ? palette.foam : palette.mist, 5)
      : drawTrousers(palette.dusk)
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.ripple),
    drawSun(1340, 210, 120),
    drawCloud(300, 240, 1.2, palette.mist),
    drawCloud(860, 170, 0.8, palette.mist),
    shape('M0 860C360 780 700 880 1000 840S1400 800 1600 850V1067H0Z', palette.tide),
    line('M110 360V1000M1490 360V1000', palette.night, 26),
    line('M110 360V1000M1490 360V1000', palette.glow, 14),
    at(
      110,
      400,
      drawWashingLine(
        1380,
        Array.from({ length: 6 }, (_, index): [number, string] => [
          170 + index * 208,
          at(0, 6, hung(index), 1.16),
        ]),
      ),
    ),
    at(800, 1020, drawLaundryBasket(palette.coin), 0.9),
  )
}
