import type { HomeIcon } from '@washhouse/contract/home/home.contract'
import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'
import type { NewsCategoryDemo } from '../news/news-item.demo.ts'

interface Heading {
  title: BilingualText
  lead: BilingualText | null
}

interface Item {
  icon: HomeIcon
  title: BilingualText
  text: BilingualText
}

interface Button {
  label: BilingualText
  link: string
}

export type HomeSectionDemo =
  | { kind: 'banners' | 'banner_2' | 'banner_3' | 'banner_4' }
  | (Heading & { kind: 'promises'; items: Item[] })
  | (Heading & { kind: 'steps'; items: Item[]; button: Button })
  | (Heading & { kind: 'figures' | 'news' | 'events' | 'reviews' })
  | (Heading & { kind: 'promotions'; category: NewsCategoryDemo['key'] })
  | (Heading & { kind: 'franchise'; button: Button })

export const homeHero = {
  title: { th: 'ผ้าสะอาด หอมแดด แม้ตอนตีสอง', en: 'Fresh as sunshine, even at 2 a.m.' },
  text: {
    th: 'ซักและอบด้วยตัวเอง ตะกร้าเล็ก 60 นาที 70 บาท มีเครื่องแลกเหรียญและตู้น้ำยาอัตโนมัติครบทุกสาขา',
    en: 'A small basket is washed and dried in 60 minutes, for ฿70. Coins and detergent come from machines in every branch.',
  },
} satisfies Record<string, BilingualText>

/** Above the sentence with the brand's figures, which the page writes. */
export const homePopup = {
  title: { th: 'ใคร ๆ ก็แวะมาซักที่นี่', en: 'You are in good company' },
} satisfies Record<string, BilingualText>

export const homeSections: HomeSectionDemo[] = [
  { kind: 'banners' },
  {
    kind: 'promises',
    title: { th: 'สี่เรื่องที่วางใจได้', en: 'Four things you can count on' },
    lead: {
      th: 'ทุกร้าน ทุกเครื่อง ไม่ว่าจะมากี่โมง',
      en: 'In every shop, at every machine, at any hour.',
    },
    items: [
      {
        icon: 'clock',
        title: { th: 'ดึกแค่ไหนก็ซักได้', en: 'Awake when you are' },
        text: {
          th: 'เปิด 24 ชั่วโมงเกือบทุกสาขา ตีสองไฟก็ยังสว่าง เดินเข้ามาได้เลย',
          en: 'Nearly every shop is open 24 hours, with the lights on at two.',
        },
      },
      {
        icon: 'shield',
        title: { th: 'ล้างถังก่อนใส่ผ้า ฟรี', en: 'A rinsed drum, free' },
        text: {
          th: 'กดปุ่มล้างถังได้ทุกเครื่อง น้ำร้อน 2 นาที เห็นถังสะอาดแล้วค่อยใส่ผ้า',
          en: 'Press Rinse first: two minutes of hot water before your clothes go in.',
        },
      },
      {
        icon: 'wallet',
        title: { th: 'เห็นราคาก่อนจ่าย', en: 'The price comes first' },
        text: {
          th: 'ราคาขึ้นจอก่อนหยอดเหรียญ ซัก 40 ถึง 120 บาท อบเริ่ม 30 บาท ไม่มีบวกเพิ่ม',
          en: 'It is on the screen before you pay: ฿40 to ฿120 a wash, drying from ฿30.',
        },
      },
      {
        icon: 'phone',
        title: { th: 'ทัก LINE ตอบใน 5 นาที', en: 'Help in five minutes' },
        text: {
          th: 'เหรียญติด เครื่องไม่หมุน กดไม่เป็น ทัก @fongsai มีคนตอบทั้งคืน',
          en: 'A stuck coin, a stubborn button: @fongsai on LINE answers all night.',
        },
      },
    ],
  },
  {
    kind: 'steps',
    title: { th: 'ใช้ครั้งแรกก็ง่าย', en: 'Easy, even the first time' },
    lead: {
      th: 'ไม่ต้องพกเหรียญ ไม่ต้องพกน้ำยา เดินเข้ามาพร้อมตะกร้าก็พอ',
      en: 'No coins, no detergent: just bring the basket.',
    },
    items: [
      {
        icon: 'basket',
        title: { th: 'แยกผ้า', en: 'Sort' },
        text: {
          th: 'ผ้าสีกับผ้าขาว แล้วเลือกเครื่องตามขนาดตะกร้า',
          en: 'Colours from whites, then a machine that fits your basket.',
        },
      },
      {
        icon: 'coin-exchange',
        title: { th: 'แลกเหรียญ หยอดน้ำยา', en: 'Change and detergent' },
        text: {
          th: 'เครื่องแลกเหรียญกับตู้น้ำยาตั้งรออยู่ในร้าน',
          en: 'The coin changer and the detergent machine stand by the door.',
        },
      },
      {
        icon: 'washer',
        title: { th: 'กดซัก 30 นาที', en: 'Wash, 30 minutes' },
        text: {
          th: 'เลือกน้ำเย็นหรือน้ำอุ่น แล้วไปกินข้าวรอได้เลย',
          en: 'Cold or warm, press start, go and get dinner.',
        },
      },
      {
        icon: 'sun',
        title: { th: 'อบแห้ง พร้อมพับ', en: 'Dry and fold' },
        text: {
          th: 'ร้อนสม่ำเสมอ หอมเหมือนตากแดด',
          en: 'Even heat; it comes out smelling of sunshine.',
        },
      },
    ],
    button: {
      label: { th: 'ดูเครื่องและราคาทั้งหมด', en: 'All machines and prices' },
      link: '/product',
    },
  },
  { kind: 'figures', title: { th: 'ตัวเลขของเรา', en: 'In figures' }, lead: null },
  { kind: 'banner_2' },
  {
    kind: 'news',
    title: { th: 'มีอะไรใหม่', en: "What's new" },
    lead: {
      th: 'ร้านเปิดใหม่ เคล็ดลับซักผ้า และเรื่องเล่าจากหน้าเครื่อง',
      en: 'New shops, good advice and stories from beside the drums.',
    },
  },
  {
    kind: 'promotions',
    title: { th: 'โปรโมชั่น', en: 'Offers' },
    lead: { th: 'ดูก่อนหยอดเหรียญ เผื่อจ่ายถูกลง', en: 'Worth a look before you pay.' },
    category: 'promotion',
  },
  { kind: 'banner_3' },
  {
    kind: 'events',
    title: { th: 'เทศกาลไหนเราก็เปิด', en: 'Open on the big days too' },
    lead: {
      th: 'เปียกสงกรานต์ เลอะลอยกระทง แวะมาซักได้',
      en: 'Soaked at Songkran, muddy after Loy Krathong: come as you are.',
    },
  },
  {
    kind: 'reviews',
    title: { th: 'เสียงจากหน้าเครื่อง', en: 'Overheard by the machines' },
    lead: { th: 'คนที่แวะมาซักเล่าให้ฟัง', en: 'What people say while they wait.' },
  },
  { kind: 'banner_4' },
  {
    kind: 'franchise',
    title: { th: 'อยากมีร้านสะดวกซักของตัวเอง', en: 'Thinking of a laundry of your own?' },
    lead: {
      th: 'เราช่วยดูทำเล วางเครื่อง เดินน้ำเดินไฟ และดูแลเครื่องต่อหลังเปิดร้าน มีสี่ขนาดให้เลือก ราคาและค่าธรรมเนียมบอกครบตั้งแต่แรก',
      en: 'We look at the site with you, plan the machines, the water and the wiring, and keep everything running afterwards. Four sizes, with every price and fee on the table from the start.',
    },
    button: {
      label: { th: 'ดูแพ็กเกจแฟรนไชส์', en: 'See the franchise packages' },
      link: '/investor',
    },
  },
]
