import { ProblemReport } from '@washhouse/contract/contact/contact.contract'
import { expect, test } from 'vitest'
import { above100000, amountPattern, belowZero, threeDecimals } from './amount-pattern.ts'
import { readAmount } from './read-amount.ts'

/** As browsers read the `pattern` of a field. */
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

test.each([
  ['-40', belowZero],
  ['฿-40', belowZero],
  ['-0.5', belowZero],
  ['100001', above100000],
  ['100,001', above100000],
  ['0100001', above100000],
  ['๑๐๐,๐๐๑ บาท', above100000],
  ['200000', above100000],
  ['1,000,000', above100000],
  ['100000.01', above100000],
  ['100,000.5 baht', above100000],
  ['40.555', threeDecimals],
  ['40.001', threeDecimals],
  ['๔๐.๕๕๕', threeDecimals],
  ['0.123456', threeDecimals],
  ['0', null],
  ['40-', null],
  ['40.500', null],
  ['100000', null],
  ['100,000.00 บาท', null],
  ['๑๐๐๐๐๐.-', null],
  ['99,999.99', null],
  ['000040', null],
])('the browser finds %j wrong as the service does', (typed, rule) => {
  const found = [belowZero, above100000, threeDecimals].find((pattern) =>
    new RegExp(pattern, 'u').test(typed),
  )
  const amount = ProblemReport.shape.amount.safeParse(Number(readAmount(typed) ?? NaN))
  const codes = { too_small: belowZero, too_big: above100000, not_multiple_of: threeDecimals }
  const code = amount.error?.issues[0]?.code ?? ''
  expect(found ?? null).toBe(rule)
  expect(amount.success).toBe(rule === null)
  expect(Object.entries(codes).find(([known]) => known === code)?.[1] ?? null).toBe(rule)
})
