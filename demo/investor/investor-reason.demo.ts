import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'

export interface InvestorReasonDemo {
  title: BilingualText
  description: BilingualText
  /** The name of a drawing. */
  picture: string
}

/** None of them promises income. */
export const investorReasons: InvestorReasonDemo[] = [
  {
    title: { th: 'ผ้าเปื้อนทุกวัน ไม่มีวันหยุด', en: 'Laundry takes no holidays' },
    description: {
      th: 'หอพักและคอนโดที่ไม่มีที่ตากผ้ามีเพิ่มขึ้นทุกปี ฝนตกผ้าไม่แห้ง ฝุ่นเยอะก็ไม่อยากตากข้างนอก คนจึงหิ้วตะกร้ามาหาเราทั้งปี ไม่ต้องรอเทศกาล',
      en: 'More people live without a balcony every year. When it rains nothing dries, and when the dust is up nobody hangs washing out. Baskets come in all year round.',
    },
    picture: 'investor-every-day',
  },
  {
    title: { th: 'ไม่ต้องเฝ้าร้านเอง', en: 'No one has to mind the shop' },
    description: {
      th: 'เครื่องรับเหรียญและสแกนจ่ายได้เอง คุณดูยอดของแต่ละเครื่องและภาพจากกล้องผ่านมือถือ แวะมาทำความสะอาดกับเก็บเหรียญวันละครั้งก็พอ',
      en: 'The machines take coins and PromptPay by themselves. You follow each one and the cameras from your phone, and come by once a day to clean and collect.',
    },
    picture: 'investor-from-phone',
  },
  {
    title: { th: 'ลูกค้าจ่ายก่อนซัก', en: 'Paid before the drum turns' },
    description: {
      th: 'เงินเข้าตั้งแต่ก่อนถังหมุน ไม่มีลูกหนี้ ไม่มีของค้างสต็อก ไม่มีของหมดอายุ ยอดสแกนจ่ายโอนเข้าบัญชีของคุณทุกวันทำการ',
      en: 'No credit, no stock to go stale, nothing that expires. What customers pay by PromptPay reaches your own account every working day.',
    },
    picture: 'investor-paid-first',
  },
  {
    title: { th: 'ทำเลไม่ดี เราบอกตรง ๆ', en: 'A straight answer on the site' },
    description: {
      th: 'ทีมทำเลลงพื้นที่นับหลังคาเรือน ดูคู่แข่ง น้ำ ไฟ และที่จอดรถ แล้วส่งรายงานให้คุณภายใน 10 วัน ปีที่แล้ว 4 ใน 10 ทำเล เราแนะนำว่าอย่าเพิ่งเปิด',
      en: 'We count households, look at the competition, the water, the wiring and the parking, and send a report within ten days. Last year we advised against four sites in ten.',
    },
    picture: 'investor-site-check',
  },
  {
    title: { th: 'เครื่องเสีย มีช่างของเราเอง', en: 'Engineers of our own' },
    description: {
      th: 'แก้อาการง่าย ๆ จากระยะไกลได้ทันที ถ้าต้องซ่อมหน้าเครื่อง ช่างถึงร้านภายใน 24 ชั่วโมงทั่วประเทศ พร้อมคลังอะไหล่ 5 แห่ง รับประกันอะไหล่ 2 ปี',
      en: "Small faults are fixed remotely at once. For the rest an engineer is there within 24 hours anywhere in Thailand, with five spare-part stores and two years' cover on parts.",
    },
    picture: 'investor-engineer',
  },
  {
    title: { th: 'ดูแลลูกค้าแทนคุณทั้งคืน', en: 'We answer at three in the morning' },
    description: {
      th: 'เหรียญติดตอนตีสาม ลูกค้าทัก LINE หรือกดปุ่มคุยในร้าน ทีมกลางตอบและสั่งเดินเครื่องให้แทนคุณ เช้าตื่นมาคุณเห็นครบว่าเกิดอะไรขึ้นบ้าง',
      en: 'A stuck coin at three a.m. is a message to us on LINE, or a button in the shop. We answer and restart the machine; in the morning you read what happened.',
    },
    picture: 'investor-night-care',
  },
]
