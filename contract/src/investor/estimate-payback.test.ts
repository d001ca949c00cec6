import { describe, expect, test } from 'vitest'
import { estimatePayback, type ShopFigures } from './estimate-payback.ts'

/** 12 machines, 90,000 baht of monthly takings, 23,300 of them left. */
const shop: ShopFigures = {
  investment: 2_490_000,
  machines: 12,
  usesPerDay: 5,
  pricePerUse: 50,
  utilitiesPercent: 30,
  feePercent: 3,
  rent: 25_000,
  otherCosts: 12_000,
}

describe('the estimate of the payback', () => {
  test('takes the costs from the takings of a month and counts the months', () => {
    expect(estimatePayback(shop)).toEqual({
      kind: 'months',
      months: 107,
      month: { takings: 90_000, utilities: 27_000, fee: 2_700, rest: 23_300 },
    })
  })

  test('counts a month that is begun', () => {
    expect(estimatePayback({ ...shop, investment: 23_300 })).toMatchObject({ months: 1 })
    expect(estimatePayback({ ...shop, investment: 23_301 })).toMatchObject({ months: 2 })
  })

  test('has nothing to pay back where nothing is invested', () => {
    expect(estimatePayback({ ...shop, investment: 0 })).toMatchObject({ kind: 'months', months: 0 })
  })

  test.each([
    ['nobody comes', { usesPerDay: 0 }],
    ['a wash is free', { pricePerUse: 0 }],
    ['the costs take all of it', { utilitiesPercent: 97 }],
    ['the costs take more than all of it', { utilitiesPercent: 100, feePercent: 100 }],
    ['the rent takes exactly what was left', { rent: 48_300 }],
    ['a tenth of a baht is left', { rent: 48_299.9 }],
    ['there is no machine', { machines: 0 }],
  ])('never pays back when %s', (_, changes) => {
    expect(estimatePayback({ ...shop, ...changes })).toMatchObject({ kind: 'never' })
  })

  test('says by how much a month falls short', () => {
    expect(estimatePayback({ ...shop, rent: 60_000 })).toMatchObject({ month: { rest: -11_700 } })
  })

  test('names no date later than thirty years', () => {
    expect(estimatePayback({ ...shop, investment: 23_300 * 360 })).toMatchObject({ months: 360 })
    expect(estimatePayback({ ...shop, investment: 23_300 * 360 + 1 }).kind).toBe('tooLate')
    expect(estimatePayback({ ...shop, investment: 1e300 }).kind).toBe('tooLate')
  })

  test.each([NaN, Infinity, -Infinity, -1])('makes nothing of the figure %d', (value) => {
    for (const name of Object.keys(shop)) {
      expect(estimatePayback({ ...shop, [name]: value })).toEqual({ kind: 'unknown' })
    }
  })
})
