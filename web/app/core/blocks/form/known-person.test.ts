import { parsePhone } from '@washhouse/contract/person/phone'
import { expect, test } from 'vitest'
import { knownPerson } from './known-person.ts'

const somsri = { firstName: 'สมศรี', lastName: 'ใจดี', email: 'somsri@example.com' }

test.each(['+66812345678', '+6621234567', '+442071234567', '+6591234567'])(
  'the phone %s stands in its field as it could have been typed, and is read as the same',
  (phone) => {
    const { phone: typed = '' } = knownPerson({ ...somsri, phone })
    expect(typed).toMatch(/^\+?\d+$/)
    expect(parsePhone(typed)).toEqual({ phone })
  },
)

test('an extension stands behind the number, and is read as the same', () => {
  const phone = '+6621234567;ext=12'
  const { phone: typed = '' } = knownPerson({ ...somsri, phone })
  expect(typed).toBe('021234567 #12')
  expect(parsePhone(typed)).toEqual({ phone })
})

test('a person without a phone has an empty field for it', () => {
  expect(knownPerson({ ...somsri, phone: null })).toEqual({ ...somsri, phone: '' })
})
