import { palette } from '../palette.ts'
import { drawSleepingCat } from '../part/animals.ts'
import { drawLaundryBasket } from '../part/basket.ts'
import { drawBottleTower } from '../part/bottle-tower.ts'
import { cast } from '../part/cast.ts'
import { drawCoinChanger, drawFrontLoader } from '../part/front-loader.ts'
import { drawCoin } from '../part/marks.ts'
import { drawPerson } from '../part/person.ts'
import { drawPottedPlant } from '../street.ts'
import { at, circle, faint, inked, line, picture, rect, repeat } from '../svg.ts'
import { albumSize, drawPendant, drawRoom } from './room.ts'

const { width, height } = albumSize

/** Dryers over washers, from one wall to the other. */
export function drawMachinesRow(): string {
  const loads = ['shirt', 'foam', 'socks', 'empty'] as const
  return picture(
    width,
    height,
    drawRoom(palette.lamplight, palette.cloud, palette.hairline),
    rect(0, 0, width, 70, palette.tide),
    repeat(4, (index) => drawFrontLoader(14 + index * 397, 524, 'warm')),
    repeat(4, (index) => drawFrontLoader(14 + index * 397, 970, loads[index] ?? 'foam')),
    at(1290, 1050, drawLaundryBasket(palette.coin), 0.66),
  )
}

export function drawCoinMachineCorner(): string {
  return picture(
    width,
    height,
    drawRoom(palette.tide, palette.dusk, palette.evening),
    circle(560, 480, 400, palette.water),
    drawCoinChanger(380, 900, palette.depth),
    at(980, 900, drawBottleTower()),
    at(1390, 930, drawPottedPlant(0, 0), 1.7),
    drawCoin(720, 838, 40),
    drawCoin(790, 876, 36),
    drawCoin(700, 900, 34),
    drawPendant(200, 110),
  )
}

export function drawWarmCat(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.evening),
    faint(0.5, circle(800, 700, 620, palette.dusk)),
    rect(0, 960, width, 107, palette.night),
    drawFrontLoader(180, 980, 'warm'),
    drawFrontLoader(610, 980, 'warm'),
    drawFrontLoader(1040, 980, 'foam'),
    at(800, 520, drawSleepingCat(palette.coin, palette.foam), 1.36),
    ...[0, 1, 2].map((index) =>
      at(1060 + index * 78, 300 - index * 74, drawZ(), 0.9 + index * 0.3),
    ),
    faint(0.16, circle(370, 790, 205, palette.glow), circle(800, 790, 205, palette.glow)),
  )
}

function drawZ(): string {
  return line('M-24 -26H24L-24 26H24', palette.ripple, 12)
}

export function drawChildrenCorner(): string {
  const blocks = [palette.coin, palette.water, palette.stripe, palette.ripple]
  return picture(
    width,
    height,
    drawRoom(palette.ripple, palette.glow, palette.coin),
    inked(circle(400, 330, 210, palette.foam), circle(400, 330, 176, palette.evening)),
    faint(
      1,
      circle(340, 280, 46, palette.glow),
      circle(460, 380, 10, palette.foam),
      circle(480, 260, 7, palette.foam),
      circle(360, 410, 7, palette.foam),
    ),
    inked(rect(880, 200, 560, 30, palette.foam, 8), rect(880, 420, 560, 30, palette.foam, 8)),
    inked(
      ...blocks.flatMap((colour, index) => [
        rect(920 + index * 62, 200 - 120 - (index % 2) * 20, 50, 120 + (index % 2) * 20, colour, 4),
        rect(
          1150 + index * 64,
          420 - 110 - (index % 3) * 18,
          52,
          110 + (index % 3) * 18,
          colour,
          4,
        ),
      ]),
    ),
    `<ellipse cx="800" cy="940" rx="640" ry="96" fill="${palette.stripe}"/>`,
    `<ellipse cx="800" cy="940" rx="560" ry="76" fill="${palette.foam}"/>`,
    drawPerson(560, 960, cast.child, { left: 'up', right: 'down' }, 1.1),
    drawPerson(
      1080,
      970,
      {
        ...cast.child,
        skin: 'tan',
        hair: 'short',
        hairColour: palette.night,
        top: palette.tide,
        bottom: palette.dusk,
        legs: 'trousers',
      },
      { left: 'down', right: 'up' },
      1.04,
    ),
    drawBlocks(),
  )
}

function drawBlocks(): string {
  return inked(
    rect(720, 880, 90, 90, palette.coin, 8),
    rect(816, 880, 90, 90, palette.water, 8),
    rect(766, 784, 90, 90, palette.stripe, 8),
    circle(940, 936, 44, palette.tide),
  )
}
