import { palette } from '../palette.ts'
import { drawLaundryBasket } from '../part/basket.ts'
import { drawFrontLoader } from '../part/front-loader.ts'
import { at, circle, picture, rect } from '../svg.ts'
import { drawTwentyFour } from '../twenty-four.ts'

export const productPageSize = { width: 1000, height: 1000 }

/** A dryer over a washer under the brand's coin, as one stands before them at night. */
export function drawProductPagePicture(): string {
  const { width, height } = productPageSize
  return picture(
    width,
    height,
    rect(0, 0, width, height, palette.dusk),
    circle(500, 460, 470, palette.tide),
    rect(0, 900, width, 100, palette.evening),
    at(300, 500, drawFrontLoader(0, 0, 'warm')),
    at(300, 940, drawFrontLoader(0, 0, 'shirt')),
    at(790, 950, drawLaundryBasket(palette.coin), 0.6),
    drawTwentyFour(800, 300, 92),
  )
}
