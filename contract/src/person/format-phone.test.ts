import { expect, test } from 'vitest'
import { formatPhone } from './format-phone.ts'

test('phone numbers are grouped as they are read in Thailand', () => {
  expect(formatPhone('+66812345678', 'th')).toBe('081-234-5678')
  expect(formatPhone('+6620000024', 'th')).toBe('02-000-0024')
  expect(formatPhone('+6653123456', 'th')).toBe('053-123-456')
  expect(formatPhone('+6621234567;ext=12', 'th')).toBe('02-123-4567 ต่อ 12')
  expect(formatPhone('+6621234567;ext=12', 'en')).toBe('02-123-4567 ext. 12')
  expect(formatPhone('1175', 'th')).toBe('1175')
  expect(formatPhone('1800123456', 'th')).toBe('1800-123-456')
})

test('a foreign phone number stays as it is', () => {
  expect(formatPhone('+442079460000', 'th')).toBe('+442079460000')
})
