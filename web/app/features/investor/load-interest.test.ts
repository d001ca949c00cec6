import { expect, test } from 'vitest'
import { makePackage } from './investor.fixtures.ts'
import { budgetsOf } from './load-interest.ts'

test('the budget of a package is that of all that is to be prepared for it', () => {
  const small = { size: 'small', price: 1_790_000 } as const
  expect(budgetsOf([makePackage({ ...small })])).toEqual({ small: '1_to_1_99m' })
  const money = { vat: 125_300, fitOut: 280_000 }
  expect(budgetsOf([makePackage({ ...small, ...money })])).toEqual({ small: '2_to_3_99m' })
})

test('no budget is set for a draft, for a package without a price, or for a size that is not sold', () => {
  const offers = [
    makePackage({ size: 'big', price: null }),
    makePackage({ size: 'small', status: 'draft' }),
  ]
  expect(budgetsOf(offers)).toEqual({})
})

test('of two packages of one size the first counts', () => {
  const offers = [makePackage({ price: 900_000 }), makePackage({ price: 5_000_000 })]
  expect(budgetsOf(offers)).toEqual({ medium: 'under_1m' })
})
