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
    title: { th: 'ผ้าเปื้อนทุกวัน ไม่มีวันหยุด', en: 'Laundry never takes a holiday' },
    description: {
      th: 'หอพักและคอนโดที่ไม่มีที่ตากผ้ามีเพิ่มขึ้นทุกปี ฝนตกผ้าไม่แห้ง ฝุ่นเยอะก็ไม่อยากตากข้างนอก คนจึงหิ้วตะกร้ามาหาเราทั้งปี ไม่ต้องรอเทศกาล',
      en: 'Every year more people live in dormitories and condominiums without space to dry clothes. In rain and dust, nobody hangs washing outside. They come to us all year round.',
    },
    picture: 'investor-every-day',
  },
  {
    title: { th: 'ไม่ต้องเฝ้าร้านเอง', en: 'You don’t have to watch the shop' },
    description: {
      th: 'เครื่องรับเหรียญและสแกนจ่ายได้เอง คุณดูยอดของแต่ละเครื่องและภาพจากกล้องผ่านมือถือ แวะมาทำความสะอาดกับเก็บเหรียญวันละครั้งก็พอ',
      en: 'The machines take coins and PromptPay by themselves. Check sales per machine and the cameras from your phone. Just drop in once a day to clean and collect coins.',
    },
    picture: 'investor-from-phone',
  },
  {
    title: { th: 'ลูกค้าจ่ายก่อนซัก', en: 'Customers pay first' },
    description: {
      th: 'เงินเข้าตั้งแต่ก่อนถังหมุน ไม่มีลูกหนี้ ไม่มีของค้างสต็อก ไม่มีของหมดอายุ ยอดสแกนจ่ายโอนเข้าบัญชีของคุณทุกวันทำการ',
      en: 'No credit, no unsold stock, nothing that expires. PromptPay payments go to your account every working day.',
    },
    picture: 'investor-paid-first',
  },
  {
    title: { th: 'ทำเลไม่ดี เราบอกตรง ๆ', en: 'Straight answers about your site' },
    description: {
      th: 'ทีมทำเลลงพื้นที่นับหลังคาเรือน ดูคู่แข่ง น้ำ ไฟ และที่จอดรถ แล้วส่งรายงานให้คุณภายใน 10 วัน ปีที่แล้ว 4 ใน 10 ทำเล เราแนะนำว่าอย่าเพิ่งเปิด',
      en: 'We visit, count households, check the competition, water, power and parking, and send you a report within ten days. Last year we advised against four sites in ten.',
    },
    picture: 'investor-site-check',
  },
  {
    title: { th: 'เครื่องเสีย มีช่างของเราเอง', en: 'Our own technicians' },
    description: {
      th: 'แก้อาการง่าย ๆ จากระยะไกลได้ทันที ถ้าต้องซ่อมหน้าเครื่อง ช่างถึงร้านภายใน 24 ชั่วโมงทั่วประเทศ พร้อมคลังอะไหล่ 5 แห่ง รับประกันอะไหล่ 2 ปี',
      en: 'We fix simple faults remotely right away. For on-site repairs a technician reaches you within 24 hours anywhere in Thailand, backed by five spare-part stores and a two-year parts warranty.',
    },
    picture: 'investor-engineer',
  },
  {
    title: { th: 'ดูแลลูกค้าแทนคุณทั้งคืน', en: 'We look after your customers all night' },
    description: {
      th: 'เหรียญติดตอนตีสาม ลูกค้าทัก LINE หรือกดปุ่มคุยในร้าน ทีมกลางตอบและสั่งเดินเครื่องให้แทนคุณ เช้าตื่นมาคุณเห็นครบว่าเกิดอะไรขึ้นบ้าง',
      en: 'Coin stuck at 3 a.m.? Customers message us on LINE or press the help button. We answer and restart the machine for you. In the morning you see everything that happened.',
    },
    picture: 'investor-night-care',
  },
]
