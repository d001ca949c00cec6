import type { FranchiseSize } from '@washhouse/contract/investor/investor.contract'
import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'

export interface FranchisePackageDemo {
  size: FranchiseSize
  brands: BilingualText
  /** Contents, for the text of its own size. */
  holds: BilingualText
  /** Baht. */
  price: number
  /** 7 % of the price. */
  vat: number
  fitOut: number
  /** For three months. */
  workingCapital: number
  /** Washers and dryers together. */
  machines: number
  /** The name of a drawing. */
  picture: string
}

export const franchisePackages: FranchisePackageDemo[] = [
  {
    size: 'two_machine',
    brands: { th: 'LG Commercial', en: 'LG Commercial' },
    holds: {
      th: 'ซัก 1 เครื่อง อบ 1 เครื่อง วางซ้อนกัน ใช้พื้นที่เพียง 4 ตร.ม. เหมาะกับใต้หอพัก คอนโด หรืออพาร์ตเมนต์ที่คุณดูแลอยู่แล้ว เครื่องอบใช้ไฟฟ้า ไม่ต้องเดินแก๊ส',
      en: 'One washer and one dryer, stacked, on four square metres. For a dormitory, condominium or apartment building you already run. The dryer is electric, so no gas line.',
    },
    price: 420_000,
    vat: 29_400,
    fitOut: 20_000,
    workingCapital: 25_000,
    machines: 2,
    picture: 'franchise-two-machine',
  },
  {
    size: 'small',
    brands: { th: 'LG Commercial', en: 'LG Commercial' },
    holds: {
      th: 'ซัก 4 เครื่อง: 9 กก. × 1, 14 กก. × 2, 18 กก. × 1 และอบ 4 เครื่อง ใช้ห้องแถวหนึ่งคูหา ราว 32 ตร.ม. ไฟ 3 เฟส เหมาะกับซอยหอพักหรือหมู่บ้าน',
      en: '4 washers: 9 kg × 1, 14 kg × 2, 18 kg × 1, and 4 dryers in a single shophouse, about 32 square metres, three-phase power. For a lane of dormitories or a housing estate.',
    },
    price: 1_790_000,
    vat: 125_300,
    fitOut: 280_000,
    workingCapital: 120_000,
    machines: 8,
    picture: 'franchise-small',
  },
  {
    size: 'medium',
    brands: { th: 'Speed Queen', en: 'Speed Queen' },
    holds: {
      th: 'ซัก 6 เครื่อง: 9 กก. × 2, 14 กก. × 2, 27 กก. × 2 และอบ 6 เครื่อง ใช้พื้นที่ราว 48 ตร.ม. มีมุมพับผ้าและที่นั่งรอ เหมาะกับปั๊มน้ำมัน หน้าตลาด หรือหน้ามหาวิทยาลัย',
      en: '6 washers: 9 kg × 2, 14 kg × 2, 27 kg × 2, and 6 dryers on about 48 square metres, with a folding area and seats. For a petrol station, a market or a university gate.',
    },
    price: 2_690_000,
    vat: 188_300,
    fitOut: 380_000,
    workingCapital: 150_000,
    machines: 12,
    picture: 'franchise-medium',
  },
  {
    size: 'big',
    brands: {
      th: 'Speed Queen และ Electrolux Professional',
      en: 'Speed Queen and Electrolux Professional',
    },
    holds: {
      th: 'ซัก 10 เครื่อง: 9 กก. × 3, 14 กก. × 3, 18 กก. × 2, 27 กก. × 2 และอบ 10 เครื่อง ใช้พื้นที่ราว 80 ตร.ม. ซักผ้านวมคู่ได้ มีห้องรอติดแอร์ เหมาะกับคอมมูนิตี้มอลล์หรือที่ดินติดถนนใหญ่',
      en: '10 washers: 9 kg × 3, 14 kg × 3, 18 kg × 2, 27 kg × 2, and 10 dryers on about 80 square metres. Fits double duvets, with an air-conditioned waiting room. For a community mall or land on a main road.',
    },
    price: 4_290_000,
    vat: 300_300,
    fitOut: 640_000,
    workingCapital: 220_000,
    machines: 20,
    picture: 'franchise-big',
  },
]
