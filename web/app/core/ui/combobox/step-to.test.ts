import { expect, test } from 'vitest'
import { stepTo } from './step-to.ts'

test('the keys go round the list, and stay nowhere in an empty one', () => {
  expect([stepTo(-1, 1, 3), stepTo(-1, -1, 3)]).toEqual([0, 2])
  expect([stepTo(2, 1, 3), stepTo(0, -1, 3), stepTo(0, 1, 3)]).toEqual([0, 2, 1])
  expect([stepTo(-1, 1, 0), stepTo(5, -1, 0)]).toEqual([-1, -1])
})
