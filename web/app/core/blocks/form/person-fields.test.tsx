import { parsePhone } from '@washhouse/contract/person/phone'
import { expect, test } from 'vitest'
import { partRenderer } from '../../../testing/render-part.tsx'
import { formMessages } from './form.messages.ts'
import { PhoneField } from './person-fields.tsx'
import { personMessages } from './person.messages.ts'
import { SubmitForm } from './submit-form.tsx'

const draw = partRenderer('en', formMessages, personMessages)

/** True if a browser accepts a phone number by the pattern of its field. */
function browserOf(variant: 'digits' | 'dialled') {
  const markup = draw(
    <SubmitForm action="/profile" submitLabel="Save">
      <PhoneField variant={variant} />
    </SubmitForm>,
  )
  const pattern = / pattern="([^"]*)"/.exec(markup)?.[1]
  return (typed: string) => new RegExp(`^(?:${pattern})$`, 'v').test(typed)
}

const dialled = browserOf('dialled')
const digits = browserOf('digits')

/** The pattern finds wrong characters; the service checks the number of digits. */
function isInDigits(typed: string, takesWords: boolean): boolean {
  const read = parsePhone(typed, { takesWords })
  return 'phone' in read || read.fault !== 'digits'
}

test.each([
  '0812345678',
  '081-234-5678',
  '๐๘๑๒๓๔๕๖๗๘',
  '０８１２３４５６７８',
  '＋６６８１－２３４－５６７８',
  '(02) 123-4567',
  '+66 (0)81-234-5678',
  '006591234567',
  '+44 (20) 7946 0958',
  '1175',
  '081234567',
  '02 123 456',
  '08123456789',
  '๑๑๗๕',
  'tel:0812345678',
  'Tel: 081-234-5678',
  'โทร. 081-234-5678',
  'โทรศัพท์ 1175',
  '02-123-4567 ต่อ 12',
  '021234567 #๑๒',
  '02-123 ต่อ 12',
  '08x',
  'โทรหา 0812345678',
])('the browser takes and refuses %j as the service does', (typed) => {
  expect(dialled(typed)).toBe(isInDigits(typed, true))
  expect(digits(typed)).toBe(isInDigits(typed, false))
})
