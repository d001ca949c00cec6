import { defineMessages, type MessageIdOf } from '../../i18n/messages.ts'

export type PriceMessageId = MessageIdOf<typeof priceMessages>

export const priceMessages = defineMessages({
  'price.washers': { th: 'เครื่องซัก', en: 'Washers' },
  'price.dryers': { th: 'เครื่องอบ', en: 'Dryers' },
  'price.size': { th: 'ขนาด', en: 'Size' },
  'price.water.cold': { th: 'น้ำเย็น', en: 'Cold' },
  'price.water.warm': { th: 'น้ำอุ่น', en: 'Warm' },
  'price.water.hot': { th: 'น้ำร้อน', en: 'Hot' },
  'price.programme': { th: 'โปรแกรม', en: 'Programme' },
  'price.none': { th: 'ไม่มี', en: 'None' },
  'price.kilograms': { th: '{amount}\u00A0กก.', en: '{amount}\u00A0kg' },
  'price.baht': { th: '{amount}\u00A0บาท', en: '฿{amount}' },
  'price.minutes': {
    th: '{count, plural, other {#\u00A0นาที}}',
    en: '{count, plural, other {#\u00A0min}}',
  },
  'price.hours': {
    th: '{count, plural, other {#\u00A0ชั่วโมง}}',
    en: '{count, plural, other {#\u00A0h}}',
  },
  'price.loads': { th: 'ซักและอบ รวมแล้วเท่าไร', en: 'Wash and dry: the total' },
  'price.loads.note': {
    th: 'รวมจากราคาเครื่องด้านบน ยังไม่รวมน้ำยา',
    en: 'Based on the prices above. Detergent is extra.',
  },
  'price.load.wash': {
    th: '{rounds, select, 1 {ซัก} other {ซัก\u00A0{rounds}\u00A0รอบ}}\u00A0{price}',
    en: '{rounds, select, 1 {wash} other {{rounds}\u00A0washes}}\u00A0{price}',
  },
  'price.load.dry': {
    th: '{rounds, select, 1 {อบ} other {อบ\u00A0{rounds}\u00A0รอบ}}\u00A0{price}',
    en: '{rounds, select, 1 {dry} other {{rounds}\u00A0drying cycles}}\u00A0{price}',
  },
  'price.load.time': { th: 'ใช้เวลาประมาณ {time}', en: 'Takes about {time}' },
})
