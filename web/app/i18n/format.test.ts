import { expect, test } from 'vitest'
import { formatDate, formatNumber, formatPhone, formatYear } from './format.ts'

test('a Thai date counts in the Buddhist era', () => {
  expect(formatDate('th', '2026-11-21T00:05:23.492Z')).toBe('21 พฤศจิกายน 2569')
  expect(formatYear('th', new Date('2026-11-21'))).toBe('2569')
})

test('an English date counts in the common era', () => {
  expect(formatDate('en', '2026-11-21T00:05:23.492Z')).toBe('21 November 2026')
  expect(formatYear('en', new Date('2026-11-21'))).toBe('2026')
})

test('a day begins at midnight in Thailand, wherever the server stands', () => {
  expect(formatDate('en', '2026-11-20T17:00:00.000Z')).toBe('21 November 2026')
  expect(formatYear('en', new Date('2026-12-31T17:00:00.000Z'))).toBe('2027')
})

test('thousands stand apart', () => {
  expect(formatNumber('th', 1_240_000)).toBe('1,240,000')
})

test('phone numbers are grouped as they are read in Thailand', () => {
  expect(formatPhone('+66812345678')).toBe('081-234-5678')
  expect(formatPhone('+6620000024')).toBe('02-000-0024')
  expect(formatPhone('+6653123456')).toBe('053-123-456')
  expect(formatPhone('+6621234567;ext=12')).toBe('02-123-4567 #12')
  expect(formatPhone('1175')).toBe('1175')
  expect(formatPhone('1800123456')).toBe('1800-123-456')
})

test('a foreign phone number stays as it is', () => {
  expect(formatPhone('+442079460000')).toBe('+442079460000')
})
