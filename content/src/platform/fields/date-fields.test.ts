import type { PayloadRequest } from 'payload'
import { expect, it } from 'vitest'
import { validateChangeDate } from './date-fields.ts'

const req = { i18n: { language: 'en' } } as PayloadRequest

function inYears(years: number): string {
  const moment = new Date()
  moment.setUTCFullYear(moment.getUTCFullYear() + years, 0, 15)
  return moment.toISOString()
}

it.each([
  undefined,
  null,
  '2000-01-01T00:00:00+07:00',
  '2543-01-01T00:00:00+07:00',
  '2569-11-20T02:00:00.000Z',
  inYears(5),
])('%s may be when something appears', (moment) => {
  expect(validateChangeDate(moment, { req })).toBe(true)
})

it.each([
  ['2026-02-30', /no such day/],
  ['1999-12-31T23:59:00+07:00', /2000/],
  ['0026-11-20T02:00:00.000Z', /2000/],
  [inYears(6), /five years/],
  ['9999-12-31', /five years/],
])('%s is refused', (moment, fault) => {
  expect(validateChangeDate(moment, { req })).toMatch(fault)
})

it('is refused where it is missing and must be there', () => {
  expect(validateChangeDate(null, { req, required: true })).toMatch(/fill in/)
})
