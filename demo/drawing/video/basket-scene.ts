import { palette } from '../palette.ts'
import { drawLaundryBasket } from '../part/basket.ts'
import { drawHungTowel, drawShirt, drawSock } from '../part/laundry.ts'
import { drawCrescent, drawStars } from '../part/weather.ts'
import { at, circle, rect, turned } from '../svg.ts'
import { fall, round } from './motion.ts'

const basket = { x: 640, y: 620 }

/** One garment after another drops into the basket. */
export function drawBasketScene(seconds: number): string {
  const washing = [
    { x: 600, turn: -14, garment: drawShirt(palette.coin), start: 0.2 },
    { x: 690, turn: 18, garment: drawSock(palette.foam, palette.stripe), start: 0.8 },
    { x: 640, turn: 6, garment: drawHungTowel(palette.stripe, palette.foam), start: 1.4 },
  ]
  return [
    rect(0, 0, 1280, 720, palette.night),
    circle(640, 460, 440, palette.evening),
    drawStars(1280, 400, 15, 34),
    drawCrescent(1040, 150, 60),
    rect(0, 600, 1280, 120, palette.dusk),
    ...washing.map(({ x, turn, garment, start }) => {
      const fallen = fall(seconds, start, start + 0.7)
      return turned(x, round(-240 + fallen * 660), round(turn * fallen), garment, 0.8)
    }),
    at(basket.x, basket.y + 40, drawLaundryBasket(palette.water), 1.2),
  ].join('')
}
