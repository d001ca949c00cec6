import { defineMessages, type MessageIdOf } from '../../core/i18n/messages.ts'

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
