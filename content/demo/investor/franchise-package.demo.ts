import type { FranchiseSize } from '@washhouse/contract/investor/investor.contract'
import type { BilingualText } from '../../src/ground/languages/bilingual-text.ts'

export interface FranchisePackageDemo {
  size: FranchiseSize
  brands: BilingualText
  /** What it holds, for the text of its own size. */
  holds: BilingualText
  /** Baht. */
  price: number
  /** Washers and dryers together. */
  machines: number
  /** A key of the drawings' catalogue. */
  picture: string
}

export const franchisePackages: FranchisePackageDemo[] = [
  {
    size: 'two_machine',
    brands: { th: 'LG Commercial', en: 'LG Commercial' },
    holds: {
      th: 'ซัก 1 อบ 1 วางซ้อนกัน ใช้พื้นที่เพียง 4 ตร.ม. เหมาะกับใต้หอพัก คอนโด หรืออพาร์ตเมนต์ที่คุณดูแลอยู่แล้ว เครื่องอบใช้ไฟฟ้า ไม่ต้องเดินแก๊ส',
      en: 'One washer and one dryer, stacked, on four square metres. For a dormitory, condominium or apartment house that you already look after. The dryer is electric: no gas line.',
    },
    price: 420_000,
    machines: 2,
    picture: 'franchise-two-machine',
  },
  {
    size: 'small',
    brands: { th: 'LG Commercial', en: 'LG Commercial' },
    holds: {
      th: 'ซัก 4 (9 กก. 1 เครื่อง 14 กก. 2 เครื่อง 18 กก. 1 เครื่อง) อบ 4 ใช้ห้องแถวหนึ่งคูหา ราว 32 ตร.ม. ไฟ 3 เฟส เหมาะกับซอยหอพักหรือหมู่บ้าน',
      en: 'Four washers (one of 9 kg, two of 14 kg, one of 18 kg) and four dryers in a single shophouse, about 32 square metres, three-phase power. For a lane of dormitories or a housing estate.',
    },
    price: 1_790_000,
    machines: 8,
    picture: 'franchise-small',
  },
  {
    size: 'medium',
    brands: { th: 'Speed Queen', en: 'Speed Queen' },
    holds: {
      th: 'ซัก 6 (9 กก. 2 เครื่อง 14 กก. 2 เครื่อง 27 กก. 2 เครื่อง) อบ 6 ใช้พื้นที่ราว 48 ตร.ม. มีมุมพับผ้าและที่นั่งรอ เหมาะกับปั๊มน้ำมัน หน้าตลาด หรือหน้ามหาวิทยาลัย',
      en: 'Six washers (two each of 9, 14 and 27 kg) and six dryers on about 48 square metres, with room to fold and to wait. For a petrol station, a market or a university gate.',
    },
    price: 2_690_000,
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
      th: 'ซัก 10 (9 กก. 3 เครื่อง 14 กก. 3 เครื่อง 18 กก. 2 เครื่อง 27 กก. 2 เครื่อง) อบ 10 ใช้พื้นที่ราว 80 ตร.ม. ซักผ้านวมคู่ได้ มีห้องรอติดแอร์ เหมาะกับคอมมูนิตี้มอลล์หรือที่ดินติดถนนใหญ่',
      en: 'Ten washers (three each of 9 and 14 kg, two each of 18 and 27 kg) and ten dryers on about 80 square metres. Takes double duvets and has a cool room to wait in. For a community mall or land on a main road.',
    },
    price: 4_290_000,
    machines: 20,
    picture: 'franchise-big',
  },
]
