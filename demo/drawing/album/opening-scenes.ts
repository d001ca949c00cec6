import { palette } from '../palette.ts'
import { drawCarriedBasket } from '../part/basket.ts'
import { cast } from '../part/cast.ts'
import { drawFrontLoader } from '../part/front-loader.ts'
import { drawPerson } from '../part/person.ts'
import { drawShopFront } from '../shop-front.ts'
import { drawBunting } from '../street.ts'
import { at, circle, inked, line, picture, rect, repeat, ring, scatter, shape } from '../svg.ts'
import { albumSize, drawPendant, drawRoom } from './room.ts'

const { width, height } = albumSize

/** The ribbon before the door, both owners with the scissors. */
export function drawOpeningDay(): string {
  const next = scatter(77)
  const paper = [palette.coin, palette.stripe, palette.foam, palette.ripple]
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.water),
    circle(800, 640, 640, palette.ripple),
    rect(0, 860, width, 207, palette.dusk),
    at(268, 880, drawShopFront(0, 0, { machines: 5, awning: palette.stripe, wall: palette.foam })),
    repeat(46, (index) =>
      circle(
        Math.round(next() * width),
        Math.round(next() * 560),
        6 + Math.round(next() * 8),
        paper[index % 4] ?? palette.foam,
      ),
    ),
    line('M120 790Q800 880 1480 790', palette.night, 40),
    line('M120 790Q800 880 1480 790', palette.stripe, 28),
    inked(circle(120, 780, 34, palette.coin), circle(1480, 780, 34, palette.coin)),
    drawPerson(640, 980, cast.owner, { left: 'up', right: 'hold' }, 0.96),
    drawPerson(950, 980, cast.partner, { left: 'hold', right: 'up' }, 0.96),
    at(796, 806, drawScissors()),
    drawPerson(300, 1000, cast.student, { left: 'up', right: 'down' }, 0.84),
    drawPerson(1290, 1000, cast.grandmother, { left: 'down', right: 'up' }, 0.84),
  )
}

function drawScissors(): string {
  return [
    line('M-10 0L-60 -96M10 0L60 -96', palette.night, 28),
    line('M-10 0L-60 -96M10 0L60 -96', palette.cloud, 16),
    ring(-34, 40, 28, palette.night, 26),
    ring(34, 40, 28, palette.night, 26),
    ring(-34, 40, 28, palette.coin, 14),
    ring(34, 40, 28, palette.coin, 14),
    inked(circle(0, 0, 11, palette.foam)),
  ].join('')
}

export function drawFirstCustomer(): string {
  return picture(
    width,
    height,
    drawRoom(palette.mist, palette.ripple, palette.mist),
    drawBunting(-20, 820, 90),
    drawBunting(780, 1620, 90),
    drawFrontLoader(80, 880, 'shirt'),
    drawFrontLoader(500, 880, 'empty'),
    drawFrontLoader(1140, 880, 'socks'),
    drawPerson(
      1020,
      990,
      cast.nurse,
      { left: 'hold', right: 'hold', holding: drawCarriedBasket() },
      1.3,
    ),
    at(660, 330, drawBubbleOfJoy()),
    drawPerson(590, 1000, cast.owner, { left: 'hip', right: 'up' }, 1.3),
  )
}

function drawBubbleOfJoy(): string {
  return (
    inked(
      shape(
        'M150 -90H350Q400 -90 400 -40V20Q400 70 350 70H240L180 116L190 70H150Q100 70 100 20V-40Q100 -90 150 -90Z',
        palette.foam,
      ),
    ) + shape('M250 44C180 0 190 -60 250 -30C310 -60 320 0 250 44Z', palette.stripe)
  )
}

export function drawTeam(): string {
  const row: [keyof typeof cast, number, number][] = [
    ['partner', 300, 1.2],
    ['guard', 560, 1.24],
    ['owner', 810, 1.2],
    ['mechanic', 1060, 1.26],
    ['grandmother', 1310, 1.14],
  ]
  return picture(
    width,
    height,
    drawRoom(palette.glow, palette.tide, palette.water),
    circle(800, 470, 420, palette.coin),
    drawPendant(240, 120),
    drawPendant(1360, 120),
    ...row.map(([who, x, scale], index) =>
      drawPerson(
        x,
        980,
        { ...cast[who], apron: index % 2 === 0 ? palette.water : palette.foam },
        {
          left: index === 0 ? 'up' : 'hip',
          right: index === 4 ? 'up' : index % 2 === 0 ? 'down' : 'hip',
        },
        scale,
      ),
    ),
  )
}
