import { palette } from '../palette.ts'
import { drawPin } from '../part/pin.ts'
import { at, circle, line, picture, rect, repeat } from '../svg.ts'
import { shareSize } from './home.ts'

const { width, height } = shareSize

/** Streets at night from above, a light at each shop. */
export function drawBranchShare(): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.night),
    circle(600, 330, 520, palette.evening),
    repeat(24, (index) => {
      const [column, row] = [index % 8, Math.floor(index / 8)]
      return rect(
        24 + column * 150,
        26 + row * 204,
        104,
        150 - ((index * 31) % 3) * 22,
        palette.dusk,
        14,
      )
    }),
    line('M-40 470C180 420 300 560 500 520S760 660 1240 560', palette.depth, 76),
    line('M-20 200H1220M-20 404H1220M150 -20V650M600 -20V650M1052 -20V650', palette.slate, 12),
    line('M-20 560L1220 90', palette.slate, 22),
    line('M-20 560L1220 90', palette.coin, 5),
    at(250, 300, drawPin(palette.water), 0.7),
    at(960, 270, drawPin(palette.water), 0.74),
    at(390, 560, drawPin(palette.water), 0.56),
    at(860, 580, drawPin(palette.water), 0.62),
    at(600, 470, drawPin(palette.coin), 1.7),
  )
}
