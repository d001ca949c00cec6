import { expect, test } from 'vitest'
import { formatDate } from '../../core/i18n/format.ts'
import { hasEnded, lastMomentOf } from './news-end.ts'

const midnight = '2026-10-31T17:00:00.000Z'
const at = (seconds: number) => Date.parse(midnight) + seconds * 1000

test('news without an end are never over', () => {
  expect(hasEnded({ endsAt: null }, at(1e9))).toBe(false)
})

test('an offer is over at its end, also where our clock is a little late', () => {
  expect(hasEnded({ endsAt: midnight }, at(-60))).toBe(false)
  expect(hasEnded({ endsAt: midnight }, at(-2))).toBe(true)
  expect(hasEnded({ endsAt: midnight }, at(0))).toBe(true)
})

test('an end at midnight in Thailand names the day before as its last', () => {
  expect(formatDate('en', lastMomentOf(midnight))).toBe('31\u00A0October 2026')
})
