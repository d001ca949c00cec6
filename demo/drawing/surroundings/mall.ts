import { palette } from '../palette.ts'
import { drawBunting, drawCar, drawPottedPlant, drawStreet, drawTree } from '../street.ts'
import { at, circle, faint, inked, line, rect, repeat, shape } from '../svg.ts'
import type { Surroundings } from './surroundings.ts'

/** A small open-air mall: a café next door and an upper floor with a terrace. */
export function drawMall(): Surroundings {
  return {
    behind: [
      rect(-20, 330, 1640, 480, palette.dusk, 8),
      rect(-30, 310, 1660, 30, palette.slate, 6),
      repeat(9, (index) => drawUpperWindow(20 + index * 184, index)),
      rect(-20, 530, 1640, 14, palette.hairline),
      repeat(42, (index) => rect(4 + index * 39, 476, 5, 56, palette.hairline)),
      rect(-20, 470, 1640, 10, palette.hairline, 5),
      drawCafe(40, 804),
    ].join(''),
    ground: [
      drawStreet(),
      drawBunting(-10, 540, 560),
      drawTree(20, 826, 240),
      drawTree(1580, 826, 260),
    ].join(''),
    before: drawPottedPlant(474, 872) + drawCar(90, 946, palette.ripple),
  }
}

function drawUpperWindow(x: number, index: number): string {
  return [
    rect(x, 376, 140, 154, index % 3 === 1 ? palette.glow : palette.evening, 10),
    line(`M${x + 70} 380V526`, palette.dusk, 7),
    index % 3 === 1 ? circle(x + 34, 404, 12, palette.coin) : '',
  ].join('')
}

function drawCafe(x: number, y: number): string {
  return at(
    x,
    y,
    [
      rect(0, -220, 400, 220, palette.evening),
      rect(20, -190, 230, 190, palette.glow, 4),
      faint(0.5, rect(20, -70, 230, 70, palette.coin)),
      circle(80, -140, 17, palette.edge),
      circle(190, -140, 17, palette.edge),
      line('M80 -190V-156M190 -190V-156', palette.edge, 5),
      inked(rect(278, -186, 92, 186, palette.mist, 4)),
      inked(shape('M-8 -226H408L392 -186H8Z', palette.stripe)),
      repeat(5, (index) => shape(`M${34 + index * 80} -223h38l-4 34h-36Z`, palette.foam)),
      inked(circle(324, -110, 26, palette.foam)),
      line('M314 -104H334M314 -116C314 -96 334 -96 334 -116', palette.edge, 5),
    ].join(''),
  )
}
