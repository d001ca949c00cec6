import { defineMessages, type MessageIdOf } from '../../i18n/messages.ts'

export type ProductMessageId = MessageIdOf<typeof productMessages>

export const productMessages = defineMessages({
  'product.title': { th: 'เครื่องและราคา', en: 'Machines and prices' },
  'product.lead': {
    th: 'ราคาและเวลาของทุกเครื่อง วิธีใช้ และสิ่งที่ใส่ได้หรือห้ามใส่',
    en: 'What every machine costs and how long it takes, how to use it, and what may go in.',
  },

  'product.jump': { th: 'ในหน้านี้', en: 'On this page' },
  'product.jump.wash': { th: 'ซัก', en: 'Wash' },
  'product.jump.dry': { th: 'อบ', en: 'Dry' },
  'product.jump.loads': { th: 'รวมเท่าไร', en: 'In all' },
  'product.jump.helpers': { th: 'เหรียญและน้ำยา', en: 'Coins' },
  'product.jump.steps': { th: 'วิธีใช้', en: 'How to' },

  'product.washers': { th: 'เครื่องซัก', en: 'Washers' },
  'product.dryers': { th: 'เครื่องอบ', en: 'Dryers' },
  'product.size': { th: 'ขนาด', en: 'Size' },
  'product.water.cold': { th: 'น้ำเย็น', en: 'Cold' },
  'product.water.warm': { th: 'น้ำอุ่น', en: 'Warm' },
  'product.water.hot': { th: 'น้ำร้อน', en: 'Hot' },
  'product.programme': { th: 'โปรแกรม', en: 'Programme' },
  'product.none': { th: 'ไม่มี', en: 'None' },
  'product.kilograms': { th: '{amount}\u00A0กก.', en: '{amount}\u00A0kg' },
  'product.baht': { th: '{amount}\u00A0บาท', en: '฿{amount}' },
  'product.minutes': {
    th: '{count, plural, other {#\u00A0นาที}}',
    en: '{count, plural, other {#\u00A0min}}',
  },

  'product.hours': {
    th: '{count, plural, other {#\u00A0ชั่วโมง}}',
    en: '{count, plural, other {#\u00A0h}}',
  },
  'product.loads': { th: 'ซักและอบ รวมแล้วเท่าไร', en: 'Washed and dried: what it comes to' },
  'product.loads.note': {
    th: 'รวมจากราคาเครื่องด้านบน ยังไม่รวมน้ำยา',
    en: 'Added up from the prices above. Detergent is extra.',
  },
  'product.load.wash': {
    th: '{rounds, select, 1 {ซัก} other {ซัก\u00A0{rounds}\u00A0รอบ}}\u00A0{price}',
    en: '{rounds, select, 1 {wash} other {{rounds}\u00A0washes}}\u00A0{price}',
  },
  'product.load.dry': {
    th: '{rounds, select, 1 {อบ} other {อบ\u00A0{rounds}\u00A0รอบ}}\u00A0{price}',
    en: '{rounds, select, 1 {drying} other {{rounds}\u00A0rounds of drying}}\u00A0{price}',
  },
  'product.load.time': { th: 'ใช้เวลาประมาณ {time}', en: 'Takes about {time}' },

  'product.helpers': { th: 'ไม่ต้องพกอะไรมา', en: 'Bring nothing but the basket' },
  'product.steps': { th: 'วิธีใช้ ตั้งแต่ตะกร้าถึงตู้เสื้อผ้า', en: 'From the basket to the wardrobe' },
  'product.rules': { th: 'อะไรใส่ได้ อะไรห้ามใส่', en: 'What may go in' },
  'product.allowed': { th: 'ใส่ได้', en: 'Goes in' },
  'product.forbidden': { th: 'ห้ามใส่', en: 'Stays out' },
  'product.payments': { th: 'จ่ายแบบไหนก็ได้', en: 'Ways to pay' },
  'product.promise': { th: 'คำสัญญา 24 ชั่วโมง', en: 'Our 24-hour promise' },

  'product.close': { th: 'ผ้าพร้อมแล้ว ไปกันเลย', en: 'Basket packed? Come over' },
  'product.close.lead': {
    th: 'ดูว่าร้านไหนใกล้คุณและเปิดอยู่ตอนนี้ ถ้ายืนอยู่หน้าเครื่องแล้วติดขัด บอกเราได้เลย',
    en: 'See which shop is near you and open now. Standing at a machine that is stuck? Tell us.',
  },
  'product.find': { th: 'ค้นหาสาขา', en: 'Find a branch' },
  'product.report': { th: 'แจ้งปัญหาการใช้งาน', en: 'Report a problem' },
})
