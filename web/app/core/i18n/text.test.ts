import { expect, test } from 'vitest'
import { compileMessage, messagesFor, textIn } from './compile.server.ts'
import { defineMessages } from './messages.ts'
import { createText } from './text.ts'

const messages = defineMessages({
  'shop.title': { th: 'ร้านใกล้บ้าน', en: 'Around the corner' },
  'shop.count': {
    th: 'พบ {count, plural, other {# สาขา}}',
    en: '{count, plural, one {# branch} other {# branches}}',
  },
  'shop.page': { th: 'หน้า {page} จาก {pages}', en: 'page {page} of {pages}' },
})

test('a page is sent the texts of one language only', () => {
  expect(JSON.stringify(messagesFor('th', messages))).not.toContain('branch')
  expect(JSON.stringify(messagesFor('en', messages))).not.toContain('สาขา')
})

test('numbers choose the plural and are written with thousands apart', () => {
  expect(textIn('en', messages)('shop.count', { count: 1 })).toBe('1 branch')
  expect(textIn('en', messages)('shop.count', { count: 1240 })).toBe('1,240 branches')
  expect(textIn('th', messages)('shop.count', { count: 126 })).toBe('พบ 126 สาขา')
})

test('placeholders take their values', () => {
  expect(textIn('th', messages)('shop.page', { page: 2, pages: 11 })).toBe('หน้า 2 จาก 11')
})

test('the texts of several areas come together', () => {
  const other = defineMessages({ 'wash.start': { th: 'กดซัก', en: 'Start' } })
  expect(Object.keys(messagesFor('th', messages, other))).toContain('wash.start')
})

test('an id that the loader did not send is loud', () => {
  const text = createText('th', messagesFor('th', messages))
  expect(() => text('shop.nothing')).toThrow('No text "shop.nothing" (th)')
})

test('a plural may hold placeholders, exact numbers and other choices', () => {
  const nested = defineMessages({
    'shop.free': {
      th: '{count, plural, =0 {ไม่มีเครื่องว่าง} other {ว่าง # เครื่องที่ {shop}}}',
      en: '{count, plural, =0 {no free machine} one {# free {kind, select, washer {washer} other {machine}}} other {# free at {shop}}}',
    },
  })
  const inEnglish = textIn('en', nested)
  expect(inEnglish('shop.free', { count: 0 })).toBe('no free machine')
  expect(inEnglish('shop.free', { count: 1, kind: 'washer' })).toBe('1 free washer')
  expect(inEnglish('shop.free', { count: 1, kind: 'dryer' })).toBe('1 free machine')
  expect(textIn('th', nested)('shop.free', { count: 3, shop: 'นิมมาน' })).toBe('ว่าง 3 เครื่องที่ นิมมาน')
})

test.each([
  '{when, date}',
  '{n, number, percent}',
  '{n, selectordinal, other {#th}}',
  '{n, plural, offset:1 other {#}}',
])('%s is refused before a page could fail to format it', (text) => {
  expect(() => compileMessage(text)).toThrow('A text uses a format')
})
