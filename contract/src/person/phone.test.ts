import { describe, expect, it, test } from 'vitest'
import { Phone, PlainPhone } from './person.contract.ts'
import { parsePhone } from './phone.ts'

test.each([
  ['0812345678', '+66812345678'],
  ['  0812345678 ', '+66812345678'],
  ['081-234-5678', '+66812345678'],
  ['081 234 5678', '+66812345678'],
  ['081.234.5678', '+66812345678'],
  ['081–234—5678', '+66812345678'],
  ['๐๘๑๒๓๔๕๖๗๘', '+66812345678'],
  ['๐๘๑-๒๓๔-๕๖๗๘', '+66812345678'],
  ['\u202D0812345678\u202C', '+66812345678'],
  ['0812345678\u200B', '+66812345678'],
  ['+66812345678', '+66812345678'],
  ['+660812345678', '+66812345678'],
  ['+66 (0)81-234-5678', '+66812345678'],
  ['+๖๖ ๘๑ ๒๓๔ ๕๖๗๘', '+66812345678'],
  ['+66021234567', '+6621234567'],
  ['66812345678', '+66812345678'],
  ['66 081 234 5678', '+66812345678'],
  ['0066812345678', '+66812345678'],
  ['00660812345678', '+66812345678'],
  ['(02) 123-4567', '+6621234567'],
  ['053-123-456', '+6653123456'],
  ['006591234567', '+6591234567'],
  ['6591234567', '+6591234567'],
  ['+65 9123 4567', '+6591234567'],
  ['+44 (20) 7946 0958', '+442079460958'],
  ['+1 415 555 2671', '+14155552671'],
  ['02-123-4567 ต่อ 12', '+6621234567;ext=12'],
  ['021234567 ต่อ ๑๒', '+6621234567;ext=12'],
  ['021234567ต่อ12', '+6621234567;ext=12'],
  ['02 123 4567 ext. 4', '+6621234567;ext=4'],
  ['021234567 x 101', '+6621234567;ext=101'],
  ['02-123-4567 #2', '+6621234567;ext=2'],
  ['02-123-4567, 12', '+6621234567;ext=12'],
  ['02-123-4567 กด 1', '+6621234567;ext=1'],
  ['+6621234567;ext=12', '+6621234567;ext=12'],
])('%j is kept as %s', (typed, phone) => {
  expect(parsePhone(typed)).toEqual({ phone })
  expect(Phone.parse(typed)).toBe(phone)
  expect(parsePhone(phone)).toEqual({ phone })
})

test.each(['', '   ', '\u200B', '\u202D\u202C', '\u3164'])('%j is no number', (typed) => {
  expect(parsePhone(typed)).toEqual({ fault: 'required' })
})

test.each([
  '08x',
  '๐๘-ก',
  '０８１２３４５６７８',
  '0812345678 or 0912345678',
  '+',
  '-',
  'ต่อ 12',
  '081+2345678',
  '081-234-5678 บ้าน',
])('%j is refused for what is no digit [S5.interest.3]', (typed) => {
  expect(parsePhone(typed)).toEqual({ fault: 'digits' })
})

test.each([
  '0',
  '08123',
  '08123456789',
  '0012',
  '1234567',
  '1'.repeat(16),
  '0812345',
  '021234567-8',
  '0212345',
])('%j is too short or too long', (typed) => {
  expect(parsePhone(typed)).toEqual({ fault: 'length' })
})

test.each([
  '0112345678',
  '0012345678',
  '+0812345678',
  '000812345678',
  '0512345678',
  '+1 111 222 3333',
  '+999 1234 5678',
  '1800123456',
  '+66112345678',
])('%j is nobody’s number', (typed) => {
  expect(parsePhone(typed)).toEqual({ fault: 'number' })
})

describe('A hotline', () => {
  it.each([
    ['1175', '1175'],
    ['๑๑๗๕', '1175'],
    ['1800-123-456', '1800123456'],
    ['1900 123 456', '1900123456'],
  ])('%j is the brand’s number alone', (typed, phone) => {
    expect(parsePhone(typed, { takesHotline: true })).toEqual({ phone })
    expect(parsePhone(typed)).toHaveProperty('fault')
  })

  it.each(['117', '11750', '0175', '180012345', '1700123456'])('is not %j', (typed) => {
    expect(parsePhone(typed, { takesHotline: true })).toHaveProperty('fault')
  })
})

describe('The phone of an interest in a franchise', () => {
  it.each(['081-234-5678', '(081) 234.5678', '๐๘๑๒๓๔๕๖๗๘', '+66 81 234 5678'])(
    'takes %j',
    (typed) => {
      expect(PlainPhone.parse(typed)).toBe('+66812345678')
    },
  )

  it.each(['02-123-4567 ต่อ 12', '021234567 x1', '+6621234567;ext=12', '081234567a', '081,2345678'])(
    'refuses letters and extensions: %j [S5.interest.3]',
    (typed) => {
      expect(PlainPhone.safeParse(typed).error?.issues[0]?.message).toBe('Numbers only')
    },
  )
})
