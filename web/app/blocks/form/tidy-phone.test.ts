import { Phone } from '@washhouse/contract/person/person.contract'
import { expect, test } from 'vitest'
import { tidyPhone } from './tidy-phone.ts'

test.each([
  ['081-234-5678', '+66812345678'],
  ['+66 81 234 5678', '+66812345678'],
  ['+66 (0)81-234-5678', '+66812345678'],
  ['๐๘๑ ๒๓๔ ๕๖๗๘', '+66812345678'],
  ['02.123.4567', '+6621234567'],
  ['+65 9123 4567', '+6591234567'],
])('%s is kept as %s', (typed, phone) => {
  expect(Phone.parse(tidyPhone(typed))).toBe(phone)
})

test.each(['', '-', '08x-234-5678', '081/234', '+'])('%j is no number all the same', (typed) => {
  expect(Phone.safeParse(tidyPhone(typed)).success).toBe(false)
})
