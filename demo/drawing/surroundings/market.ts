import { palette } from '../palette.ts'
import { drawBasket, drawBunting, drawStreet } from '../street.ts'
import { at, circle, faint, inked, line, rect, repeat, shape } from '../svg.ts'
import { drawBlock } from './building.ts'
import type { Surroundings } from './surroundings.ts'

/** Stalls under umbrellas, fruit in crates. */
export function drawMarket(): Surroundings {
  return {
    behind: [
      drawBlock(-20, 420, 220, palette.evening, 21),
      drawBlock(1380, 360, 240, palette.evening, 23),
      drawBlock(210, 340, 180, palette.dusk, 24),
      shape('M360 800V470L560 380L760 470V800Z', palette.depth),
      line('M344 476L560 380L776 476', palette.tide, 14),
    ].join(''),
    ground: [drawStreet(), drawBunting(-30, 500, 360), drawBunting(380, 640, 380)].join(''),
    before: [
      drawStall(30, 900, palette.stripe, [palette.coin, palette.stripe, palette.water]),
      drawStall(300, 908, palette.water, [palette.ripple, palette.coin, palette.coin]),
      drawBasket(596, 934),
    ].join(''),
  }
}

function drawStall(x: number, y: number, cloth: string, fruit: string[]): string {
  return at(
    x,
    y,
    [
      faint(0.12, shape('M20 -300L-30 0H270L220 -300Z', palette.glow)),
      line('M120 0V-380', palette.slate, 10),
      inked(
        shape('M-20 -290C0 -370 60 -410 120 -410S240 -370 260 -290Z', cloth),
        shape('M50 -290C56 -360 90 -404 120 -410C150 -404 184 -360 190 -290Z', palette.foam),
      ),
      inked(rect(0, -110, 240, 100, palette.edge, 6)),
      rect(3, -76, 234, 6, palette.night),
      rect(3, -44, 234, 6, palette.night),
      ...fruit.map((colour, crate) =>
        inked(
          repeat(3, (index) =>
            circle(28 + crate * 80 + index * 24, -122 - (index % 2) * 12, 15, colour),
          ),
        ),
      ),
      circle(120, -262, 15, palette.glow),
    ].join(''),
  )
}
