import { expect, test } from 'vitest'
import { knownProgress } from './known-progress.ts'

const { percentOf, shareOf, shownPercent, stepOf } = knownProgress
const askedPercent = shownPercent(100, 0, 3000)

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

test('of a page that is all here the percentage still takes as long as the overlay', () => {
  expect(shownPercent(100, 0, 3000)).toBe(15)
  expect(shownPercent(100, 400, 3000)).toBeLessThan(35)
  expect(shownPercent(100, 1500, 3000)).toBeGreaterThan(50)
  expect(shownPercent(100, 2500, 3000)).toBeLessThan(100)
  expect(shownPercent(100, 2700, 3000)).toBe(100)
})

test('of a page that is late the percentage waits for it, however much time has passed', () => {
  expect(shownPercent(70, 2900, 3000)).toBe(70)
})

test('a time that is no longer than its end is over at once', () => {
  expect(shownPercent(100, 1, 200)).toBe(100)
})
