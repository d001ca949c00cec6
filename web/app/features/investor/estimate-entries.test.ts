import { PaybackAssumptions } from '@washhouse/contract/investor/investor.contract'
import { describe, expect, test } from 'vitest'
import {
  defaultsOf,
  estimateFields,
  readEstimate,
  shopOf,
  type PricedPackage,
} from './estimate-entries.ts'

const small: PricedPackage = { id: 3, size: 'small', investment: 1_590_000, machines: 4 }
const medium: PricedPackage = { id: 5, size: 'medium', investment: 2_890_000, machines: 8 }
const assumptions: PaybackAssumptions = {
  usesPerDay: 5,
  pricePerUse: 50,
  utilitiesPercent: 30,
  feePercent: 3,
  rent: 25_000,
  otherCosts: 12_000,
}
const defaults = defaultsOf(assumptions)
const read = (entries: Record<string, string>) => readEstimate(entries, [small, medium], defaults)

describe('what a visitor typed for the estimate', () => {
  test('is taken where it is a number, the rest stays as the brand assumes', () => {
    const estimate = read({ packageId: '5', rent: ' 40000 ', usesPerDay: '6.5', feePercent: '' })
    expect(estimate).toEqual({
      chosen: medium,
      figures: { ...defaults, rent: 40_000, usesPerDay: 6.5 },
      faults: [],
    })
  })

  test.each([
    ['40,000', 40_000],
    ['๔๐,๐๐๐', 40_000],
    ['40000.-', 40_000],
    ['฿40,000', 40_000],
    ['40,000 บาท', 40_000],
  ])('is taken as people write prices: %j', (typed, rent) => {
    expect(read({ rent: typed })).toMatchObject({ figures: { rent }, faults: [] })
  })

  test.each([
    '-1',
    '1e3',
    '0x10',
    'NaN',
    'Infinity',
    '5,00',
    '5 000',
    '1.',
    '.5',
    '<b>',
    '9'.repeat(400),
  ])('is named as a fault when it is %j, and changes nothing', (typed) => {
    const { figures, faults } = read({ rent: typed })
    expect(faults).toEqual(['rent'])
    expect(figures).toEqual(defaults)
  })

  test('may be the limit, not more', () => {
    expect(read({ usesPerDay: '48' }).faults).toEqual([])
    expect(read({ usesPerDay: '48.1' }).faults).toEqual(['usesPerDay'])
  })

  test.each(['', '4', '99', 'small', '5 or 1=1'])('begins with a middling package for %j', (id) => {
    expect(read({ packageId: id }).chosen).toBe(medium)
    expect(readEstimate({ packageId: id }, [small], defaults).chosen).toBe(small)
  })
})

test('the limits of the form are those of the contract', () => {
  for (const { name, most } of estimateFields) {
    if (name === 'furtherInvestment') continue
    const fits = (value: number) =>
      PaybackAssumptions.safeParse({ ...assumptions, [name]: value }).success
    expect([fits(most), fits(most + 1)], name).toEqual([true, false])
  }
})

test('a shop costs its package and what its owner adds', () => {
  const estimate = read({ packageId: '5', furtherInvestment: '300000' })
  expect(shopOf(estimate)).toMatchObject({ investment: 3_190_000, machines: 8, usesPerDay: 5 })
  expect(shopOf(estimate, 0.8)).toMatchObject({ investment: 3_190_000, usesPerDay: 4 })
})
