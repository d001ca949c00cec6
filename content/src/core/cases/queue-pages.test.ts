import { expect, it } from 'vitest'
import { caseBehind, pagesOf } from './queue-pages.ts'

const ids = [11, 12, 13]

it('Behind a case is the next of its page', () => {
  expect(caseBehind({ page: 1, ids, open: 45, id: 12 })).toEqual({ page: 1, id: 13 })
})

it('Behind the last of a page is the next page, and behind the last of all the first', () => {
  expect(caseBehind({ page: 2, ids, open: 45, id: 13 })).toEqual({ page: 3 })
  expect(caseBehind({ page: 3, ids, open: 45, id: 13 })).toEqual({ page: 1 })
})

it('Where none is shown, or it has left the page, the first of the page is next', () => {
  expect(caseBehind({ page: 2, ids, open: 45, id: undefined })).toEqual({ page: 2, id: 11 })
  expect(caseBehind({ page: 1, ids: [], open: 0, id: 4 })).toEqual({ page: 1 })
})

it('An empty queue has one page', () => {
  expect([0, 20, 21].map(pagesOf)).toEqual([1, 1, 2])
})
