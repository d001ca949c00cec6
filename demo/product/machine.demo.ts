import type { MachineKind, WaterTemperature } from '@washhouse/contract/product/product.contract'
import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'

export interface ProgrammeDemo {
  temperature: WaterTemperature | null
  title: BilingualText | null
  /** Baht. */
  price: number
  minutes: number | null
}

export interface MachineDemo {
  kind: MachineKind
  capacity: number | null
  title: BilingualText
  fits: BilingualText | null
  description: BilingualText | null
  programmes: ProgrammeDemo[]
  /** The name of a drawing. */
  picture: string
}

type Wash = [price: number, minutes: number]

interface WasherDemo {
  capacity: number
  fits: BilingualText
  cold: Wash
  warm: Wash
  hot?: Wash
  description?: BilingualText
}

const water = ['cold', 'warm', 'hot'] as const

function washer({ capacity, fits, description, ...washes }: WasherDemo): MachineDemo {
  return {
    kind: 'washer',
    capacity,
    title: { th: `เครื่องซัก ${capacity} กก.`, en: `${capacity} kg washer` },
    fits,
    description: description ?? null,
    programmes: water.flatMap((temperature) => {
      const [price, minutes] = washes[temperature] ?? []
      return price && minutes ? [{ temperature, title: null, price, minutes }] : []
    }),
    picture: `machine-washer-${capacity}`,
  }
}

const halfHour: BilingualText = { th: 'รอบแรก', en: 'First round' }
const longer: BilingualText = { th: 'ต่อเวลา', en: 'More time' }

interface DryerDemo {
  capacity: number
  fits: BilingualText
  first: Wash
  more: Wash
  description?: BilingualText
}

function dryer({ capacity, fits, first, more, description }: DryerDemo): MachineDemo {
  return {
    kind: 'dryer',
    capacity,
    title: { th: `เครื่องอบ ${capacity} กก.`, en: `${capacity} kg dryer` },
    fits,
    description: description ?? null,
    programmes: [
      { temperature: null, title: halfHour, price: first[0], minutes: first[1] },
      { temperature: null, title: longer, price: more[0], minutes: more[1] },
    ],
    picture: `machine-dryer-${capacity}`,
  }
}

const sold = (th: string, en: string, price: number): ProgrammeDemo => ({
  temperature: null,
  title: { th, en },
  price,
  minutes: null,
})

export const machines: MachineDemo[] = [
  washer({
    capacity: 9,
    fits: { th: 'เสื้อผ้า 3–4 วันของคนเดียว', en: 'One person’s clothes for 3 or 4 days' },
    cold: [40, 30],
    warm: [40, 32],
    hot: [50, 40],
  }),
  washer({
    capacity: 14,
    fits: { th: 'ผ้านวมบาง 1 ผืน หรือผ้าทั้งสัปดาห์', en: 'One thin duvet, or one person’s week' },
    cold: [60, 32],
    warm: [60, 35],
    hot: [70, 42],
  }),
  washer({
    capacity: 18,
    fits: { th: 'ผ้าปูชุดใหญ่ หรือผ้าทั้งบ้าน', en: 'A set of sheets, or a family’s laundry' },
    cold: [80, 35],
    warm: [80, 38],
    hot: [90, 45],
  }),
  washer({
    capacity: 27,
    fits: { th: 'ผ้านวมหกฟุต 1 ผืน ผ้าม่าน', en: 'One king-size duvet, or curtains' },
    cold: [120, 40],
    warm: [120, 45],
    description: {
      th: 'ถังใหญ่ไว้ซักผ้านวมกับผ้าม่าน เลยไม่มีน้ำร้อน ไส้ในจะได้ไม่จับตัวเป็นก้อน มีเฉพาะบางสาขา',
      en: 'Made for duvets and curtains. No hot wash, so fillings don’t clump. In some branches only.',
    },
  }),
  dryer({
    capacity: 14,
    fits: { th: 'ผ้าจากเครื่อง 9 หรือ 14 กก.', en: 'A 9 or 14 kg load' },
    first: [30, 30],
    more: [10, 10],
  }),
  dryer({
    capacity: 20,
    fits: { th: 'ผ้าจากเครื่อง 18 กก.', en: 'An 18 kg load' },
    first: [40, 30],
    more: [10, 8],
  }),
  dryer({
    capacity: 27,
    fits: { th: 'ผ้านวม ผ้าขนหนูผืนใหญ่', en: 'Duvets and big towels' },
    first: [60, 30],
    more: [10, 5],
    description: {
      th: 'ผ้านวมใช้สองรอบจึงจะแห้งถึงไส้ใน กลับผ้าตอนจบรอบแรก เปิดดูระหว่างอบได้ เวลาจะหยุดรอให้',
      en: 'A duvet needs two rounds to dry all the way through. Turn it over after the first. You can open the door any time, and the timer pauses.',
    },
  }),
  {
    kind: 'coin_exchange',
    capacity: null,
    title: { th: 'เครื่องแลกเหรียญ', en: 'Coin changer' },
    fits: null,
    description: {
      th: 'รับแบงก์ 20 50 และ 100 บาท ได้เหรียญสิบครบตามจำนวน ไม่หักสักบาท แลกได้แม้ไม่ได้ซัก',
      en: 'Changes ฿20, ฿50 and ฿100 notes into ten-baht coins with no fee, even if you’re not washing.',
    },
    programmes: [],
    picture: 'machine-coin-exchange',
  },
  {
    kind: 'detergent_vending',
    capacity: null,
    title: { th: 'ตู้น้ำยาอัตโนมัติ', en: 'Detergent vending machine' },
    fits: null,
    description: {
      th: 'จ่ายด้วยเหรียญหรือสแกน กดแล้วรับซองด้านล่าง หนึ่งซอง 40 มล. พอดีกับเครื่อง 9 กก. เครื่อง 14 กับ 18 กก. ใช้สองซอง เครื่อง 27 กก. ใช้สามซอง',
      en: 'Pay with coins or a scan and take your sachet from the tray. One sachet (40 ml) is right for a 9 kg wash. Use two for 14 and 18 kg, three for 27 kg.',
    },
    programmes: [
      sold('น้ำยาซักผ้า 1 ซอง', 'Detergent, 1 sachet', 10),
      sold('น้ำยาปรับผ้านุ่ม 1 ซอง', 'Softener, 1 sachet', 10),
      sold('น้ำยาขจัดคราบ 1 ซอง', 'Stain remover, 1 sachet', 15),
      sold('ถุงซักผ้า 1 ใบ', 'Mesh laundry bag', 30),
      sold('ถุงใส่ผ้ากลับบ้าน 1 ใบ', 'Carrier bag', 10),
    ],
    picture: 'machine-detergent-vending',
  },
]
