import { expect, test } from 'vitest'
import { formatDate, formatMoney, formatNumber, formatSince, formatYear } from './format.ts'

test('a Thai date counts in the Buddhist era', () => {
  expect(formatDate('th', '2026-11-21T00:05:23.492Z')).toBe('21\u00A0พฤศจิกายน 2569')
  expect(formatYear('th', new Date('2026-11-21'))).toBe('2569')
})

test('an English date counts in the common era', () => {
  expect(formatDate('en', '2026-11-21T00:05:23.492Z')).toBe('21\u00A0November 2026')
  expect(formatYear('en', new Date('2026-11-21'))).toBe('2026')
})

test('a day begins at midnight in Thailand, wherever the server stands', () => {
  expect(formatDate('en', '2026-11-20T17:00:00.000Z')).toBe('21\u00A0November 2026')
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

test.each([
  ['2026-11-21T10:00:30.000Z', 'เมื่อสักครู่', 'just now'],
  ['2026-11-21T09:55:00.000Z', '5\u00A0นาทีที่แล้ว', '5\u00A0minutes ago'],
  ['2026-11-21T09:00:00.000Z', '1\u00A0ชั่วโมงที่แล้ว', '1\u00A0hour ago'],
  ['2026-11-19T09:00:00.000Z', '2\u00A0วันที่แล้ว', '2\u00A0days ago'],
  ['2026-11-13T17:30:00.000Z', '14\u00A0พ.ย. 2569', '14\u00A0Nov 2026'],
])(
  'the time since %s is given in the largest whole unit, and after a week as a date',
  (moment, th, en) => {
    const now = Date.parse('2026-11-21T10:00:00.000Z')
    expect([formatSince('th', moment, now), formatSince('en', moment, now)]).toEqual([th, en])
  },
)
