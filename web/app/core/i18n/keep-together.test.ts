import { expect, test } from 'vitest'
import { messagesFor, textIn } from './compile.server.ts'
import { defineMessages } from './messages.ts'
import { createText } from './text.ts'
import { keepTogether, withoutJoints } from '../ui/phrases/keep-together.ts'

/** Prints the invisible characters: | joins a compound, _ is a space that does not break. */
const print = (text: string) => text.replaceAll('\u00AD', '|').replaceAll('\u00A0', '_')

test.each([
  ['รับแบงก์ 100 บาท ผ้านวม 1 ผืน', 'รับแบงก์ 100_บาท ผ้า|นวม 1_ผืน'],
  ['One duvet, 9 kg of it', 'One duvet, 9_kg of it'],
  ['14 กก. × 2, 18 กก. × 1', '14_กก._×_2, 18_กก._×_1'],
  ['12 เครื่อง × 6 รอบ × 60 บาท × 30 วัน', '12_เครื่อง_×_6_รอบ ×_60_บาท ×_30_วัน'],
  ['We answer within 7 days', 'We answer within 7_days'],
  ['Closed 1 Dec 2026, 31 October: 3 Marbles', 'Closed 1_Dec 2026, 31_October: 3 Marbles'],
  ['ปิด 1 ธ.ค. 2569 ถึง 2 มี.ค. 2570', 'ปิด_1_ธ.ค. 2569_ถึง_2_มี.ค. 2570'],
  ['วันที่ 31 ธันวาคม 2569', 'วันที่ 31_ธันวาคม_2569'],
  ['นิมมาน ซอย 9 · เครื่อง W-04 · 40 บาท', 'นิมมาน ซอย_9_· เครื่อง W-04_·_40_บาท'],
  ['Nimman · 40 baht · machine W-04', 'Nimman_·_40_baht_· machine W-04'],
  ['ขออนุญาตผู้ปกครองก่อน', 'ขออนุญาตผู้|ปกครองก่อน'],
  ['เครื่องซักผ้าและเครื่องซัก', 'เครื่อง|ซัก|ผ้าและเครื่อง|ซัก'],
  ['ไม่มีค่าธรรมเนียม เราตอบภายใน 24 ชั่วโมง', 'ไม่มีค่า|ธรรมเนียม เราตอบ|ภายใน 24_ชั่วโมง'],
])('%s is kept together as %s', (text, kept) => {
  expect(print(keepTogether(text))).toBe(kept)
  expect(withoutJoints(keepTogether(text)).replaceAll('\u00A0', ' ')).toBe(text)
})

test('a text that was kept together stays as it is', () => {
  const kept = keepTogether('รหัสผ่านมี 10 ตัวอักษร · 40 บาท')
  expect(keepTogether(kept)).toBe(kept)
})

const messages = defineMessages({
  'shop.found': {
    th: 'พบ {count, plural, other {# สาขา}} ที่มีเครื่องซัก {size} กก. · จ่าย {price} บาท',
    en: '{count, plural, one {# branch} other {# branches}} with washers of {size} kg · from {price} baht',
  },
})
const values = { count: 12, size: 18, price: 40 }

test('a product of values may break before its second ×', () => {
  const product = defineMessages({
    'shop.product': {
      th: '{size} เครื่อง × {count} รอบ × {price} บาท × {days} วัน',
      en: '{size} machines × {count} cycles × ฿{price} × {days} days',
    },
  })
  const shown = createText('en', messagesFor('en', product))
  expect(print(shown('shop.product', { ...values, days: 30 }))).toBe(
    '18_machines_×_12_cycles ×_฿40 ×_30_days',
  )
})

test.each([
  ['th', 'พบ 12_สาขา ที่มีเครื่อง|ซัก 18_กก._· จ่าย 40_บาท'],
  ['en', '12_branches with washers of 18_kg_· from 40_baht'],
] as const)(
  'messages keep values with their units, but not for the head (%s)',
  (language, kept) => {
    const shown = createText(language, messagesFor(language, messages))('shop.found', values)
    expect(print(shown)).toBe(kept)
    expect(textIn(language, messages)('shop.found', values)).not.toMatch(/[\u00A0\u00AD]/)
  },
)
