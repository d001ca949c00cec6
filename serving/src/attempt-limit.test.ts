import { expect, it } from 'vitest'
import { createAttemptLimit } from './attempt-limit.ts'

it('stops a caller who tries too often, nobody else, and not for ever', () => {
  let time = 0
  const mayTry = createAttemptLimit({ most: 2, spanMs: 1000, now: () => time })
  expect([mayTry('a'), mayTry('a'), mayTry('a')]).toEqual([true, true, false])
  expect(mayTry('b')).toBe(true)
  time = 999
  expect(mayTry('a')).toBe(false)
  time = 1000
  expect(mayTry('a')).toBe(true)
})
