import { describe, expect, it } from 'vitest'
import { formatPhone } from './format-phone.ts'

describe('formatPhone', () => {
  it.each([
    ['+6620001001', '02-000-1001'],
    ['+66812345678', '081-234-5678'],
    ['+6653210001', '053-21-0001'],
    ['+85512345678', '+85512345678'],
  ])('writes %s as %s', (e164, written) => expect(formatPhone(e164)).toBe(written))
})
