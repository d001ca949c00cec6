import { palette } from './palette.ts'
import { drawShopFront, shopWidth, type ShopFront } from './shop-front.ts'
import { drawSky } from './sky.ts'
import type { Surroundings } from './surroundings/surroundings.ts'
import { mirrored, picture } from './svg.ts'

export const sceneSize = { width: 1600, height: 1000 }

export interface ShopScene {
  surroundings: () => Surroundings
  shop: ShopFront
  side: 'left' | 'right'
  seed: number
}

const margin = 70
const pavement = 850

/** A shop at night in its surroundings; those are mirrored when it stands on the left. */
export function drawShopScene({ surroundings, shop, side, seed }: ShopScene): string {
  const { width, height } = sceneSize
  const { behind, ground, before } = surroundings()
  const x = side === 'right' ? width - margin - shopWidth(shop.machines) : margin
  const turn = (content: string) => (side === 'right' ? content : mirrored(width, content))
  const moonX = side === 'right' ? 170 + (seed % 3) * 40 : 1430 - (seed % 3) * 40
  return picture(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${palette.night}"/>`,
    drawSky({
      ...sceneSize,
      seed,
      moon: { x: moonX, y: 120, radius: 58, isCrescent: seed % 2 === 0 },
      halo: { x: x + shopWidth(shop.machines) / 2, y: 540 },
    }),
    turn(behind),
    turn(ground),
    drawShopFront(x, pavement, shop),
    turn(before),
  )
}
