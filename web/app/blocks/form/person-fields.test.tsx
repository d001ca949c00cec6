import { parsePhone } from '@washhouse/contract/person/phone'
import { expect, test } from 'vitest'
import { partRenderer } from '../../testing/render-part.tsx'
import { formMessages } from './form.messages.ts'
import { PhoneField } from './person-fields.tsx'
import { personMessages } from './person.messages.ts'
import { SubmitForm } from './submit-form.tsx'

const draw = partRenderer('en', formMessages, personMessages)

/** What a browser says of a phone number, by the attributes of its field. */
function browserOf(variant: 'digits' | 'dialled') {
  const markup = draw(
    <SubmitForm action="/profile" submitLabel="Save">
      <PhoneField variant={variant} />
    </SubmitForm>,
  )
  const read = (name: string) =>
    new RegExp(` ${name}="([^"]*)"`).exec(markup)?.[1]?.replaceAll('&quot;', '"') ?? ''
  const rules: [string, string][] = [
    [`^(?!(?:${read('pattern')})$)`, read('data-when-malformed')],
    ...JSON.parse(read('data-refused')),
  ]
  return (typed: string) =>
    rules.find(([refused]) => new RegExp(refused, 'u').test(typed))?.[1] ?? 'ok'
}

const words = { digits: 'Numbers only', length: 'Please check the length of the phone number' }
const dialled = browserOf('dialled')
const digits = browserOf('digits')

function serverSays(typed: string, takesWords: boolean): string {
  const read = parsePhone(typed, { takesWords })
  return 'phone' in read
    ? 'ok'
    : (Object.entries(words).find(([fault]) => fault === read.fault)?.[1] ?? read.fault)
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
  expect(dialled(typed)).toBe(serverSays(typed, true))
  expect(digits(typed)).toBe(serverSays(typed, false))
})
