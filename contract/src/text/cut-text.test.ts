import { expect, test } from 'vitest'
import { cutText, cutPlace } from './cut-text.ts'

test('a text that fits stays whole', () => {
  expect(cutText('ผ้าหอม', 6)).toBe('ผ้าหอม')
})

test('a longer one ends at a whole word, in Thai too', () => {
  const thai = cutText('ร้านสะดวกซัก'.repeat(30), 155)
  expect(thai.length).toBeLessThanOrEqual(155)
  expect(thai).toMatch(/(ร้าน|สะดวก|ซัก)…$/)
  expect(cutText('laundry '.repeat(40), 155)).toMatch(/laundry…$/)
})

test('no comma or dash stands before the ellipsis', () => {
  expect(cutText('Every branch, ours or a partner’s', 16)).toBe('Every branch…')
  expect(cutText('ซัก 40 บาท · อบ 30 บาท', 14)).toBe('ซัก 40 บาท…')
})

test('a place within a word leads back to where the word begins', () => {
  expect(cutPlace('ซักผ้า', 4)).toBe(3)
  expect(cutPlace('ซักผ้า', 3)).toBe(3)
  expect(cutPlace('ซักผ้า', 6)).toBe(6)
})

test('a word without end is cut, though never between a letter and its marks', () => {
  expect(cutText('w'.repeat(500), 100)).toBe(`${'w'.repeat(99)}…`)
  expect(cutPlace(`${'w'.repeat(98)}น้ำ${'w'.repeat(98)}`, 100)).toBe(98)
})
