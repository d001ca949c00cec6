import type { BilingualText } from '../../content/src/ground/languages/bilingual-text.ts'
import { palette } from './palette.ts'
import type { ShopFront } from './shop-front.ts'
import type { ShopScene } from './shop-scene.ts'
import { drawBeach } from './surroundings/beach.ts'
import { drawBridge } from './surroundings/bridge.ts'
import { drawCondo } from './surroundings/condo.ts'
import { drawMall } from './surroundings/mall.ts'
import { drawMarket } from './surroundings/market.ts'
import { drawPetrolStation } from './surroundings/petrol-station.ts'
import { drawPier } from './surroundings/pier.ts'
import { drawRiceFields } from './surroundings/rice-fields.ts'
import { drawShophouses } from './surroundings/shophouses.ts'
import { drawTemple } from './surroundings/temple.ts'
import { drawUniversity } from './surroundings/university.ts'
import type { Surroundings } from './surroundings/surroundings.ts'
import { drawVillage } from './surroundings/village.ts'

export interface NamedScene extends ShopScene {
  name: string
  alt: BilingualText
}

interface Place {
  name: string
  surroundings: () => Surroundings
  where: BilingualText
  shops: [ShopFront, ShopFront]
}

const water = (machines: number): ShopFront => ({
  machines,
  awning: palette.water,
  wall: palette.cloud,
})
const coin = (machines: number): ShopFront => ({
  machines,
  awning: palette.coin,
  wall: palette.mist,
})
const coral = (machines: number): ShopFront => ({
  machines,
  awning: palette.stripe,
  wall: palette.spray,
})
const deep = (machines: number): ShopFront => ({
  machines,
  awning: palette.depth,
  wall: palette.hairline,
})

const places: Place[] = [
  {
    name: 'condo',
    surroundings: drawCondo,
    where: { th: 'ใต้คอนโดริมรางรถไฟฟ้า', en: 'under the condominiums by the Skytrain' },
    shops: [water(4), coral(3)],
  },
  {
    name: 'shophouses',
    surroundings: drawShophouses,
    where: { th: 'ในแถวตึกเก่า', en: 'in a row of old shophouses' },
    shops: [coral(3), water(4)],
  },
  {
    name: 'temple',
    surroundings: drawTemple,
    where: { th: 'ข้างวัดเชิงเขา', en: 'beside a temple below the mountains' },
    shops: [water(3), coin(3)],
  },
  {
    name: 'market',
    surroundings: drawMarket,
    where: { th: 'หน้าตลาดโต้รุ่ง', en: 'at the night market' },
    shops: [deep(3), coin(4)],
  },
  {
    name: 'university',
    surroundings: drawUniversity,
    where: { th: 'หน้าประตูมหาวิทยาลัย', en: 'at the gate of a university' },
    shops: [coin(4), water(3)],
  },
  {
    name: 'petrol-station',
    surroundings: drawPetrolStation,
    where: { th: 'ในปั๊มน้ำมัน', en: 'in a petrol station' },
    shops: [water(3), deep(4)],
  },
  {
    name: 'beach',
    surroundings: drawBeach,
    where: { th: 'ริมหาดใต้ต้นมะพร้าว', en: 'by the beach under the palms' },
    shops: [coral(4), water(3)],
  },
  {
    name: 'pier',
    surroundings: drawPier,
    where: { th: 'บนท่าเรือ', en: 'on the pier' },
    shops: [coin(3), deep(3)],
  },
  {
    name: 'rice-fields',
    surroundings: drawRiceFields,
    where: { th: 'ริมทุ่งนา', en: 'at the edge of the rice fields' },
    shops: [water(3), coral(3)],
  },
  {
    name: 'bridge',
    surroundings: drawBridge,
    where: { th: 'ริมแม่น้ำข้างสะพาน', en: 'on the river by the bridge' },
    shops: [coin(4), water(3)],
  },
  {
    name: 'mall',
    surroundings: drawMall,
    where: { th: 'ในคอมมูนิตี้มอลล์', en: 'in a community mall' },
    shops: [water(4), coin(3)],
  },
  {
    name: 'village',
    surroundings: drawVillage,
    where: { th: 'ในซอยบ้านไม้ใต้ร่มไม้', en: 'in a lane of wooden houses and trees' },
    shops: [deep(3), coral(3)],
  },
]

/** Each place twice, with the shop on the right and on the left. */
export const shopScenes: NamedScene[] = places.flatMap(
  ({ name, surroundings, where, shops }, place) =>
    shops.map(
      (shop, index): NamedScene => ({
        name: `${name}-${index + 1}`,
        surroundings,
        shop,
        side: index === 0 ? 'right' : 'left',
        seed: place + index * 17 + 1,
        alt: {
          th: `ร้านซักผ้าเปิดไฟสว่างยามค่ำคืน${where.th}`,
          en: `A laundry lit at night ${where.en}`,
        },
      }),
    ),
)
