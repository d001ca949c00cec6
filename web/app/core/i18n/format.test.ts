import { expect, test } from 'vitest'
import { formatDate, formatMoney, formatNumber, formatYear } from './format.ts'

test('a Thai date counts in the Buddhist era', () => {
  expect(formatDate('th', '2026-11-21T00:05:23.492Z')).toBe('21 พฤศจิกายน 2569')
  expect(formatYear('th', new Date('2026-11-21'))).toBe('2569')
})

test('an English date counts in the common era', () => {
  expect(formatDate('en', '2026-11-21T00:05:23.492Z')).toBe('21 November 2026')
  expect(formatYear('en', new Date('2026-11-21'))).toBe('2026')
})

test('a day begins at midnight in Thailand, wherever the server stands', () => {
  expect(formatDate('en', '2026-11-20T17:00:00.000Z')).toBe('21 November 2026')
  expect(formatYear('en', new Date('2026-12-31T17:00:00.000Z'))).toBe('2027')
})

test('thousands stand apart', () => {
  expect(formatNumber('th', 1_240_000)).toBe('1,240,000')
})

test.each([
  [0, '0'],
  [1500, '1,500'],
  [1500.5, '1,500.50'],
  [40.05, '40.05'],
])('money with satang has two decimals: %d is %s', (amount, written) => {
  expect(formatMoney('th', amount)).toBe(written)
  expect(formatMoney('en', amount)).toBe(written)
})
