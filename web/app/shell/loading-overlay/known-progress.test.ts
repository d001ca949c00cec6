import { expect, test } from 'vitest'
import { askedPercent, percentOf, shareOf, stepOf } from './known-progress.ts'

test('the percentage rises with each thing that is known and ends at 100 [S2.every-page.1]', () => {
  const rising = [
    askedPercent,
    percentOf(false, 0),
    percentOf(true, 0),
    percentOf(true, 0.5),
    percentOf(true, 1),
  ]
  expect(rising).toEqual([...rising].sort((a, b) => a - b))
  expect(new Set(rising).size).toBe(rising.length)
  expect(rising.at(-1)).toBe(100)
})

test('the status goes with the percentage, and says ready only at the end [S2.every-page.1]', () => {
  expect([askedPercent, 45, 99, 100].map(stepOf)).toEqual(['fill', 'load', 'load', 'ready'])
})

test('a picture that has not come holds the percentage back', () => {
  expect(shareOf([{ complete: true }, { complete: false }])).toBe(0.5)
})

test('a view without pictures waits for none', () => {
  expect(shareOf([])).toBe(1)
})
