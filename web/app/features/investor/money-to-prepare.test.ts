import { describe, expect, test } from 'vitest'
import { budgetFor } from './budget-for.ts'
import { makePackage } from './investor.fixtures.ts'
import { moneyToPrepare } from '@washhouse/contract/investor/money-to-prepare'

const whole = { price: 1_790_000, vat: 125_300, fitOut: 280_000, workingCapital: 90_000 }

describe('the money to prepare for a package', () => {
  test('is its price and all that comes to it', () => {
    expect(moneyToPrepare(makePackage(whole))).toMatchObject({ total: 2_285_300, missing: [] })
  })

  test('says what is not known instead of counting it as nothing', () => {
    const money = moneyToPrepare(makePackage({ ...whole, fitOut: null }))
    expect(money).toMatchObject({ total: 2_005_300, missing: ['fitOut'] })
    expect(money?.parts.map(({ name }) => name)).toEqual(['price', 'vat', 'workingCapital'])
  })

  test('counts what is truly nothing', () => {
    const money = moneyToPrepare(makePackage({ ...whole, fitOut: 0 }))
    expect(money).toMatchObject({ total: 2_005_300, missing: [] })
  })

  test('is null without a price', () => {
    expect(moneyToPrepare(makePackage({ ...whole, price: null }))).toBeNull()
  })
})

test.each([
  [0, 'under_1m'],
  [999_999, 'under_1m'],
  [1_000_000, '1_to_1_99m'],
  [1_999_999.99, '1_to_1_99m'],
  [2_000_000, '2_to_3_99m'],
  [3_999_999, '2_to_3_99m'],
  [4_000_000, '4m_and_above'],
])('%d baht are the budget %s', (amount, budget) => {
  expect(budgetFor(amount)).toBe(budget)
})
