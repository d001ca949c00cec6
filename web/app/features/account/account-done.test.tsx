import { expect, test } from 'vitest'
import { withoutOutcome } from './account-done.tsx'

test.each([
  ['?saved=profile', ''],
  ['?changed', ''],
  ['?sent=1&token=abc', '?token=abc'],
  ['?token=abc&done=1', '?token=abc'],
  ['?next=%2Fbranch', '?next=%2Fbranch'],
  ['', ''],
])('the address %j no longer tells what was done: %j', (search, left) => {
  expect(withoutOutcome(search)).toBe(left)
})
