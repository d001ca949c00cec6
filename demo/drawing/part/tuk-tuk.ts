import { palette } from '../palette.ts'
import { at, circle, inked, line, rect, shape } from '../svg.ts'
import { drawLaundryBasket } from './basket.ts'

/** A tuk-tuk 480 wide with a basket on board, its wheels on y = 14. */
export function drawTukTuk(): string {
  return [
    at(
      150,
      -150,
      drawLaundryBasket(palette.coin, [palette.ripple, palette.foam, palette.mist]),
      0.62,
    ),
    inked(
      shape('M0 -60V-180H300V-60Z', palette.water),
      shape('M300 -60V-190H360L430 -170C470 -160 480 -120 480 -60Z', palette.water),
      rect(-16, -390, 470, 34, palette.dusk, 14),
      rect(0, -130, 300, 26, palette.foam),
    ),
    line('M12 -356V-180M300 -356V-180M420 -356L440 -170', palette.night, 12),
    inked(
      circle(90, -34, 48, palette.slate),
      circle(400, -34, 48, palette.slate),
      circle(462, -120, 18, palette.glow),
    ),
    circle(90, -34, 18, palette.hairline),
    circle(400, -34, 18, palette.hairline),
  ].join('')
}
