import { expect, it } from 'vitest'
import { compareBy } from './compare-by.ts'

const records = [
  { id: 1, sort: 2, name: 'ซัก' },
  { id: 4, sort: null, name: 'พับ' },
  { id: 3, sort: 1, name: 'อบ' },
  { id: 2, sort: null, name: 'รีด' },
  { id: 5, sort: 1, name: 'กวาด' },
]
const order = (keys: string[], emptyFirst?: boolean) =>
  records.toSorted(compareBy(keys, emptyFirst)).map(({ id }) => id)

it('puts last what nobody has put in order, and what is alike by its ids', () => {
  expect(order(['sort'])).toEqual([3, 5, 1, 2, 4])
  expect(order(['-sort'])).toEqual([1, 3, 5, 2, 4])
})

it('begins an ascending order with what has no value where a list says so', () => {
  expect(order(['sort'], true)).toEqual([2, 4, 3, 5, 1])
  expect(order(['-sort'], true)).toEqual([1, 3, 5, 2, 4])
})

it('decides by the next field where the first is alike', () => {
  expect(order(['sort', 'name'])).toEqual([5, 3, 1, 4, 2])
  expect(order(['-id'])).toEqual([5, 4, 3, 2, 1])
})
