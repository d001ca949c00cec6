import { palette } from '../palette.ts'
import { drawLaundryBasket } from '../part/basket.ts'
import { drawTukTuk } from '../part/tuk-tuk.ts'
import { drawCloud, drawSun } from '../part/weather.ts'
import { drawShopFront } from '../shop-front.ts'
import { at, circle, inked, line, picture, rect, repeat, shape } from '../svg.ts'
import { drawMachine } from '../washing-machine.ts'
import { drawPorthole } from '../part/porthole.ts'
import { drawShirt } from '../part/laundry.ts'
import { coverSize } from './cover.ts'

const { width, height } = coverSize

/** A row of old town houses by day, the laundry in the middle one. */
export function drawPhuketOldTown(): string {
  const houses = [palette.glow, palette.ripple, palette.foam, palette.stripe, palette.mist]
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.water),
    drawSun(170, 130, 76),
    drawCloud(560, 150, 0.8, palette.ripple),
    drawCloud(1080, 120, 1, palette.ripple),
    rect(0, 700, width, 100, palette.dusk),
    rect(0, 700, width, 10, palette.hairline),
    ...houses.map((wall, index) =>
      drawTownHouse(index * 256, index === 2 ? 190 : 230 + (index % 2) * 30, wall, index === 2),
    ),
    at(800, 716, drawLaundryBasket(palette.coin), 0.36),
  )
}

function drawTownHouse(x: number, top: number, wall: string, isLaundry: boolean): string {
  const window = (left: number) =>
    inked(
      shape(
        `M${left} ${top + 210}v-78a36 36 0 0 1 72 0v78Z`,
        isLaundry ? palette.lamplight : palette.depth,
      ),
    ) + line(`M${left + 36} ${top + 98}V${top + 210}`, palette.night, 5)
  return at(
    x,
    0,
    [
      inked(
        rect(0, top, 256, 700 - top, wall),
        rect(-4, top - 34, 264, 42, palette.cloud, 8),
        rect(0, top + 236, 256, 22, palette.cloud),
      ),
      repeat(6, (index) => rect(18 + index * 40, top + 24, 22, 22, palette.coin, 11)),
      window(36),
      window(148),
      inked(
        shape(
          'M30 700V512a98 98 0 0 1 196 0V700Z',
          isLaundry ? palette.lamplight : palette.evening,
        ),
      ),
      isLaundry
        ? at(76, 700, drawMachine(0, 0, 'shirt'), 0.8) + at(76, 578, drawMachine(0, 0, 'warm'), 0.8)
        : inked(rect(76, 540, 104, 157, palette.tide, 4)) + line('M128 540V697', palette.night, 5),
    ].join(''),
  )
}

/** The city from above: roads, the river, and a pin that is a drum. */
export function drawBangNa(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.mist),
    repeat(18, (index) => {
      const [column, row] = [index % 6, Math.floor(index / 6)]
      const tall = (index * 37) % 3
      return rect(
        40 + column * 214,
        30 + row * 250,
        130 - tall * 14,
        120 + tall * 24,
        tall === 1 ? palette.hairline : palette.cloud,
        18,
      )
    }),
    line('M-40 560C160 520 220 700 420 690S640 840 700 860', palette.ripple, 120),
    line('M-20 230H1300M-20 470H1300M200 -20V820M860 -20V820', palette.foam, 34),
    line('M-20 780L1300 60', palette.foam, 64),
    line('M-20 780L1300 60', palette.coin, 10),
    repeat(7, (index) => circle(110 + index * 178, 710 - index * 97, 15, palette.tide)),
    circle(640, 640, 70, palette.hairline),
    shape(
      'M640 660C560 560 430 480 430 330A210 210 0 0 1 850 330C850 480 720 560 640 660Z',
      palette.tide,
    ),
    drawPorthole(
      640,
      324,
      126,
      palette.night,
      shape('M-130 10Q-65 -40 0 10T130 10V140H-130Z', palette.water) +
        `<g transform="rotate(-16) translate(0 -40) scale(0.62)">${drawShirt(palette.coin)}</g>` +
        circle(-70, 0, 18, palette.foam) +
        circle(76, 6, 14, palette.foam),
    ),
  )
}

/** A tuk-tuk full of washing before the market's awnings. */
export function drawHatYai(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.stripe),
    circle(900, 240, 300, palette.coin),
    repeat(4, (index) =>
      drawAwning(-60 + index * 360, 0, index % 2 === 0 ? palette.tide : palette.foam),
    ),
    rect(0, 680, width, 120, palette.evening),
    rect(0, 680, width, 12, palette.dusk),
    at(
      650,
      704,
      drawShopFront(0, 0, { machines: 2, awning: palette.coin, wall: palette.foam }),
      0.82,
    ),
    at(110, 736, drawTukTuk()),
  )
}

function drawAwning(x: number, y: number, colour: string): string {
  return inked(
    rect(x, y - 10, 360, 70, colour),
    repeat(5, (index) =>
      shape(
        `M${x + index * 72} ${y + 60}h72v20a36 36 0 0 1 -72 0Z`,
        index % 2 === 0 ? colour : palette.glow,
      ),
    ),
  )
}
