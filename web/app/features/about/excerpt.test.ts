import { expect, test } from 'vitest'
import { eraYear } from './era-year.ts'
import { excerptOf, longestTeaser } from './excerpt.server.ts'

test('An excerpt is the first paragraph in plain words', () => {
  const html =
    '<h2>ถังสะอาด</h2><p>ล้างถัง<strong>ทุกคืน</strong> ราคา &lt; 40 &amp; เร็ว</p><p>อีกย่อหน้า</p>'
  expect(excerptOf(html)).toBe('ล้างถังทุกคืน ราคา < 40 & เร็ว')
  expect(excerptOf('<ul><li>ข้อเดียว</li></ul>')).toBe('ข้อเดียว')
  expect(excerptOf('แค่ข้อความ')).toBe('แค่ข้อความ')
})

test('A long one ends at a whole word, in Thai too', () => {
  const thai = excerptOf(`<p>${'ร้านสะดวกซัก'.repeat(30)}</p>`)
  expect(thai?.length).toBeLessThanOrEqual(155)
  expect(thai).toMatch(/(ร้าน|สะดวก|ซัก)…$/)
  expect(excerptOf(`<p>${'laundry '.repeat(40)}</p>`)).toMatch(/laundry…$/)
})

test('A teaser is short enough for its card to show all of it, and ends at a whole word', () => {
  const thai = excerptOf(`<p>${'ร้านสะดวกซัก'.repeat(30)}</p>`, longestTeaser)
  expect(thai?.length).toBeLessThanOrEqual(90)
  expect(thai).toMatch(/(ร้าน|สะดวก|ซัก)…$/)
})

test('Nothing has no excerpt, and no script leaves a word of itself', () => {
  expect(excerptOf(null)).toBeNull()
  expect(excerptOf('<p> </p>')).toBeNull()
  expect(excerptOf('<p><script>steal()</script>ผ้าหอม</p>')).toBe('ผ้าหอม')
})

test('Years are counted as the language does', () => {
  expect(eraYear('th', 2026)).toBe('2569')
  expect(eraYear('en', 2026)).toBe('2026')
  expect(eraYear('th', 1950)).toBe('2493')
})
