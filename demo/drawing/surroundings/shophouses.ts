import { palette } from '../palette.ts'
import { drawBunting, drawCat, drawScooter, drawStreet } from '../street.ts'
import { at, circle, faint, line, rect, repeat, shape } from '../svg.ts'
import type { Surroundings } from './surroundings.ts'

/** A row of old shophouses with arched windows, shut for the night. */
export function drawShophouses(): Surroundings {
  const walls = [palette.depth, palette.dusk, palette.slate, palette.depth, palette.dusk]
  return {
    behind: [
      repeat(7, (index) =>
        drawHouse(-40 + index * 240, index, walls[index % walls.length] ?? palette.dusk),
      ),
      line('M0 236C260 300 520 250 800 262S1300 300 1600 240', palette.night, 5),
      line('M0 262C280 330 560 270 840 286S1320 324 1600 270', palette.night, 4),
    ].join(''),
    ground: drawStreet() + drawBunting(-20, 760, 400),
    before: [drawScooter(150, 902, palette.coin), drawCat(440, 896, palette.hairline)].join(''),
  }
}

function drawHouse(x: number, index: number, wall: string): string {
  const top = 300 + (index % 3) * 26
  const isAwake = index % 3 === 0
  return at(
    x,
    0,
    [
      rect(0, top, 236, 810 - top, wall),
      rect(-6, top - 22, 248, 26, palette.evening, 4),
      index % 2 === 0
        ? shape(`M70 ${top - 20}C84 ${top - 74} 152 ${top - 74} 166 ${top - 20}Z`, wall)
        : '',
      repeat(3, (column) =>
        shape(
          `M${26 + column * 66} ${top + 150}v-66a26 26 0 0 1 52 0v66Z`,
          isAwake && column === 1 ? palette.glow : palette.evening,
        ),
      ),
      faint(
        0.5,
        repeat(3, (column) => line(`M${52 + column * 66} ${top + 66}v80`, palette.night, 4)),
      ),
      rect(0, top + 182, 236, 12, palette.evening),
      shape(
        `M-4 ${top + 206}H240L228 ${top + 244}H8Z`,
        index % 2 === 0 ? palette.tide : palette.water,
      ),
      rect(22, top + 254, 192, 560 - top, palette.evening, 4),
      faint(
        0.6,
        repeat(9, (slat) => rect(22, top + 266 + slat * 26, 192, 5, palette.night)),
      ),
      circle(118, top + 228, 12, isAwake ? palette.coin : palette.mist),
    ].join(''),
  )
}
