import { expect, test } from 'vitest'
import { parsePhone } from './phone.ts'

test.each([
  ['0812345678', '+66812345678'],
  ['  0812345678 ', '+66812345678'],
  ['๐๘๑๒๓๔๕๖๗๘', '+66812345678'],
  ['021234567', '+6621234567'],
  ['66812345678', '+66812345678'],
  ['0066812345678', '+66812345678'],
  ['006591234567', '+6591234567'],
  ['6591234567', '+6591234567'],
])('%j is kept as %s', (typed, phone) => {
  expect(parsePhone(typed)).toEqual({ phone })
})

test.each(['', '   '])('%j is no number', (typed) => {
  expect(parsePhone(typed)).toEqual({ fault: 'required' })
})

test.each(['081-234-5678', '081 234 5678', '+66812345678', '08x', '๐๘-๑', '０８１２３４５６７８'])(
  '%j is refused for what is no digit [S5.interest.3]',
  (typed) => {
    expect(parsePhone(typed)).toEqual({ fault: 'digits' })
  },
)

test.each(['0', '08123', '08123456789', '0012', '1234567', '1'.repeat(16), '000812345678'])(
  '%j reaches nobody',
  (typed) => {
    expect(parsePhone(typed)).toEqual({ fault: 'length' })
  },
)
