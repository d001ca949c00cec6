import { expect, test } from 'vitest'
import { pagerSteps } from './pager-steps.ts'

test('a pager names the ends, the current page and its neighbours', () => {
  expect(pagerSteps(6, 11)).toEqual([1, null, 5, 6, 7, null, 11])
})

test('a gap of a single page is that page', () => {
  expect(pagerSteps(4, 6)).toEqual([1, 2, 3, 4, 5, 6])
})

test('a short list names every page once', () => {
  expect(pagerSteps(1, 1)).toEqual([1])
  expect(pagerSteps(2, 3)).toEqual([1, 2, 3])
})

test('at either end nothing outside the list is named', () => {
  expect(pagerSteps(1, 11)).toEqual([1, 2, null, 11])
  expect(pagerSteps(11, 11)).toEqual([1, null, 10, 11])
})
