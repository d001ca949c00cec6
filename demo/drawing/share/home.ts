import { drawGreatDrum, drawRisingBubbles, drawTowels } from '../great-drum.ts'
import { palette } from '../palette.ts'
import { drawShopFront } from '../shop-front.ts'
import { drawSky } from '../sky.ts'
import { at, picture, rect } from '../svg.ts'

export const shareSize = { width: 1200, height: 630 }

/** What a link to the site looks like in a chat: the shop, the drum, clean towels. */
export function drawSharePicture(): string {
  const { width, height } = shareSize
  return picture(
    width,
    height,
    drawSky({
      width,
      height,
      seed: 11,
      moon: { x: 430, y: 96, radius: 40, isCrescent: true },
      halo: { x: 820, y: 300 },
    }),
    rect(0, 520, width, 110, palette.dusk),
    rect(0, 586, width, 8, palette.hairline),
    rect(0, 594, width, 36, palette.night),
    at(
      56,
      548,
      drawShopFront(0, 0, { machines: 2, awning: palette.water, wall: palette.cloud }),
      0.66,
    ),
    drawGreatDrum(860, 286, 1.12),
    drawTowels(1090, 574, 0.74),
    drawRisingBubbles(592, 372, 0.9),
  )
}
