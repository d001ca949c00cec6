import { expect, it } from 'vitest'
import { sortKeysOf } from './branch-order.ts'

const sorted = (names: string[]) =>
  names.toSorted((one, other) =>
    sortKeysOf({ th: one }).th < sortKeysOf({ th: other }).th ? -1 : 1,
  )

it('Branches stand by their numbers, and เเ where แ does', () => {
  expect(sorted(['ฮ สาขา 10', 'ฮ สาขา 2', 'ฮ สาขา ๑'])).toEqual([
    'ฮ สาขา ๑',
    'ฮ สาขา 2',
    'ฮ สาขา 10',
  ])
  expect(sorted(['ฮ่องกง', 'แม่สาย', 'เเม่ริม', 'เมืองพล'])).toEqual([
    'เมืองพล',
    'เเม่ริม',
    'แม่สาย',
    'ฮ่องกง',
  ])
})
