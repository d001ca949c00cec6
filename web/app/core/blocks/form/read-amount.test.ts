import { expect, test } from 'vitest'
import { amountPattern } from './amount-pattern.ts'
import { readAmount } from './read-amount.ts'

/** As browsers apply the `pattern` of a field. */
const fits = (typed: string) => new RegExp(`^(?:${amountPattern})$`, 'v').test(typed)

test.each([
  ['40', 40],
  [' 40 ', 40],
  ['40.50', 40.5],
  ['1,500', 1500],
  ['1,500.50', 1500.5],
  ['1,234,567', 1_234_567],
  ['๔๐', 40],
  ['๑,๕๐๐.๒๕', 1500.25],
  ['４０', 40],
  ['１,５００.５０', 1500.5],
  ['40.-', 40],
  ['40,-', 40],
  ['1,500.-', 1500],
  ['฿40', 40],
  ['฿ 1,500', 1500],
  ['40฿', 40],
  ['40บาท', 40],
  ['40 บาท', 40],
  ['๔๐บาท', 40],
  ['40 baht', 40],
  ['40 BAHT', 40],
  ['40 bAHT', 40],
  ['THB 40', 40],
  ['thb40', 40],
  ['40\u200B', 40],
  ['\u202D40\u202C', 40],
])('%j is %d', (typed, value) => {
  expect(Number(readAmount(typed) ?? NaN)).toBe(value)
  expect(fits(typed)).toBe(true)
})

test.each([
  '',
  '40,50',
  '1,50',
  '1,5000',
  '12,34,567',
  ',500',
  '1,,500',
  '1.500,50',
  '40 50',
  '1 500',
  '40-50',
  '40..',
  '4O',
  '1e3',
  '0x10',
  'บาท',
  '฿',
  '40 เหรียญ',
  '40.5.0',
])('%j is no amount', (typed) => {
  expect(readAmount(typed)).toBeNull()
  expect(fits(typed)).toBe(false)
})
