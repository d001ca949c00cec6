import { playService, refusal } from '@washhouse/contract/client/service.fixtures'
import { contactCalls } from '@washhouse/contract/contact/contact.calls'
import { beforeEach, expect, test, vi } from 'vitest'
import type { FormDefinition } from '../form/form-definition.ts'
import { answerOf, faultsOf, sendForm, type Sending } from '../../../testing/send-form.ts'
import { defineLead } from './lead.server.ts'

vi.mock('../../../platform/env.server.ts', () => ({
  env: { CONTENT_URL: 'http://content.test', SERVICE_TOKEN: 'token', LOG_LEVEL: 'silent' },
}))

const interest = defineLead({
  write: contactCalls.sendInterest,
  fields: ['firstName', 'lastName', 'email', 'phone', 'budget', 'message', 'consent'],
})

const message = defineLead({
  write: contactCalls.sendMessage,
  fields: ['firstName', 'message'],
})

const report = defineLead({
  write: contactCalls.reportProblem,
  fields: ['branch', 'cause', 'amount', 'phone', 'email'],
  file: { name: 'photo', maxBytes: 1000 },
  faultTexts: {
    branch: { th: 'เลือกสาขา', en: 'Choose the branch' },
    'photo.too_large': { th: 'รูปใหญ่ไป', en: 'Too large' },
  },
})

const key = 'dbd0c1a2-71f7-4b32-9c0d-0e8dd21a5a11'
const hidden = { key, openedAt: '1790000000000' }
const somchai = {
  ...hidden,
  firstName: 'สมชาย',
  lastName: 'ใจดี',
  email: 'somchai@example.com',
  phone: ' ๐๘๑๒๓๔๕๖๗๘ ',
  budget: '2_to_3_99m',
  message: '',
  consent: 'on',
}
const stopped = {
  ...hidden,
  branch: '7',
  cause: 'machine_stopped',
  amount: '๑,๐๔๐',
  phone: '0812345678',
}

let service: ReturnType<typeof playService>
beforeEach(() => {
  service = playService(new Response(null, { status: 204 }))
})

function send<Body, Result>(
  definition: FormDefinition<Body, Result>,
  fields: Record<string, string | File>,
  options: Omit<Sending, 'service'> = {},
) {
  return sendForm(definition, fields, { ...options, service })
}

const sentRecord = () => JSON.parse(service.received[0]?.body ?? 'null')

test('a form is stored once, under its own key, for its visitor, and leads on', async () => {
  const outcome = await send(interest, somchai)
  expect(outcome).toBeInstanceOf(Response)
  expect(outcome).toMatchObject({ status: 303 })
  expect(service.received).toHaveLength(1)
  expect(service.received[0]).toMatchObject({
    url: 'http://content.test/items/contact',
    headers: { 'idempotency-key': key, 'x-visitor-address': '203.0.113.9' },
  })
  expect(sentRecord()).toMatchObject({
    type: 'franchise',
    first_name: 'สมชาย',
    tel: '+66812345678',
    budget: '2_to_3_99m',
    message: null,
    consent: true,
    looks_automatic: false,
  })
})

test('the page that thanks is told what the service answered', async () => {
  service = playService(Response.json({ data: { reference: '7K3M-Q9TD' } }))
  const outcome = await send(report, stopped)
  if (!(outcome instanceof Response)) throw new Error('not stored')
  expect(outcome.headers.get('location')).toContain('7K3M-Q9TD')
  expect(sentRecord()).toMatchObject({ branch: 7, amount: 1040 })
})

test.each([
  ['40.-', 40],
  ['฿1,500.50', 1500.5],
])('an amount that is typed as %j is sent as %d', async (amount, sent) => {
  service = playService(Response.json({ data: { reference: '7K3M-Q9TD' } }))
  await send(report, { ...stopped, amount })
  expect(sentRecord()).toMatchObject({ amount: sent })
})

test('an amount whose comma may be a decimal point is refused', async () => {
  const outcome = await send(report, { ...stopped, amount: '40,50' })
  expect(faultsOf(outcome)).toEqual(['amount: Please check this field'])
})

test('a form accepts what phones and address books paste into it', async () => {
  const pasted = {
    phone: '\u202D081-234-5678\u202C',
    email: 'somchai@example.com\u200B',
    firstName: 'สม\u200Bชาย\n',
  }
  await send(interest, { ...somchai, ...pasted })
  expect(sentRecord()).toMatchObject({
    tel: '+66812345678',
    email: 'somchai@example.com',
    first_name: 'สมชาย',
  })
})

test('a popup is answered where it stands', async () => {
  expect(answerOf(await send(interest, { ...somchai, inPlace: '1' }))).toEqual({ kind: 'stored' })
})

test.each([
  ['S5.interest.1', { email: '' }, ['email: Please enter email']],
  ['S5.interest.1', { email: 'somchai@' }, ['email: Invalid email format']],
  ['S5.interest.2', { firstName: ' ' }, ['firstName: Please enter name']],
  ['S5.interest.2', { lastName: '' }, ['lastName: Please enter last name']],
  ['S5.interest.3', { phone: '' }, ['phone: Please enter phone number']],
  ['S5.interest.3', { phone: '081-234-567x' }, ['phone: Numbers only']],
  ['S5.interest.3', { phone: '02-123-4567 ต่อ 12' }, ['phone: Numbers only']],
  ['S5.interest.2', { firstName: '\u200B\u3164' }, ['firstName: Please enter name']],
  ['ours', { phone: '0112345678' }, ['phone: This phone number isn’t valid. Please check it.']],
  [
    'ours',
    { phone: '0812' },
    ['phone: This phone number has too few or too many digits. Please check it.'],
  ],
  ['ours', { consent: '' }, ['consent: Please agree to be contacted']],
  ['ours', { message: 'a\u0000b' }, ['message: Please check this field']],
  ['ours', { budget: 'all of it' }, ['budget: Please check this field']],
])('[%s] %j is told as %j', async (_, changed, faults) => {
  const outcome = await send(interest, { ...somchai, ...changed })
  expect(faultsOf(outcome)).toEqual(faults)
  expect(answerOf(outcome)).toMatchObject({ status: 422 })
  expect(service.received).toHaveLength(0)
})

test('all faults are told at once, in the order of the page, in the visitor’s language', async () => {
  const empty = Object.fromEntries(Object.keys(somchai).map((name) => [name, '']))
  expect(faultsOf(await send(interest, empty, { language: 'th' }))).toEqual([
    'firstName: กรอกชื่อ',
    'lastName: กรอกนามสกุล',
    'email: กรอกอีเมล',
    'phone: กรอกเบอร์โทร',
    'consent: ติ๊กยินยอมก่อน เราจึงจะติดต่อกลับได้',
  ])
})

test('a message that says nothing is told so', async () => {
  const empty = { ...hidden, firstName: 'สมศรี', message: ' ' }
  expect(faultsOf(await send(message, empty))).toEqual(['message: Please enter message'])
})

test('a form’s own words stand for a field that the shared ones do not know', async () => {
  expect(faultsOf(await send(report, { ...stopped, branch: '', phone: '' }))).toEqual([
    'branch: Choose the branch',
    'phone: Please enter a phone number or an email',
  ])
})

test('what was typed comes back with the faults, the form’s key with it', async () => {
  expect(answerOf(await send(interest, { ...somchai, email: 'x' }))).toMatchObject({
    values: { ...somchai, email: 'x' },
  })
})

test('a program’s form is stored all the same, and marked', async () => {
  await send(interest, { ...somchai, homepage: 'https://cheap.example' })
  expect(sentRecord()).toMatchObject({ looks_automatic: true })
})

test.each([
  ['cannot be reached', new TypeError('fetch failed'), 503, 'away'],
  ['is broken', refusal(500, 'INTERNAL_SERVER_ERROR', 'No.'), 503, 'away'],
  ['is starting', refusal(503, 'SERVICE_UNAVAILABLE', 'Starting.'), 503, 'away'],
  ['speaks another language', refusal(400, 'INVALID_PAYLOAD', 'No.'), 503, 'away'],
  ['has had enough of this address', refusal(429, 'REQUESTS_EXCEEDED', 'No.'), 429, 'busy'],
] as const)('nothing typed is lost when the service %s', async (_, reply, status, reason) => {
  service = playService(reply)
  const answer = answerOf(await send(interest, somchai))
  expect(answer).toEqual({ kind: 'failed', status, reason, values: somchai, hadFile: false })
  expect(service.received).toHaveLength(1)
})

test('a field that only the service can refuse is told like any other', async () => {
  const refused = {
    message: 'Validation failed for field "branch". There is no such record.',
    extensions: { field: 'branch', path: [], type: 'choice', code: 'FAILED_VALIDATION' },
  }
  service = playService(Response.json({ errors: [refused] }, { status: 400 }))
  expect(faultsOf(await send(report, stopped))).toEqual(['branch: Choose the branch'])
})

test('a photo goes along; one that is too large is told beside every other fault', async () => {
  service = playService(Response.json({ data: { reference: '7K3M-Q9TD' } }))
  const photo = (bytes: number) => new File([new Uint8Array(bytes)], 'machine.jpg')
  expect(await send(report, { ...stopped, photo: photo(1000) })).toBeInstanceOf(Response)
  // A form, whose type fetch sets: the record alone would be JSON.
  expect(service.received[0]?.headers).not.toHaveProperty('content-type')

  const outcome = await send(report, { ...stopped, branch: '', photo: photo(1001) })
  expect(faultsOf(outcome)).toEqual(['branch: Choose the branch', 'photo: Too large'])
  expect(answerOf(outcome)).toMatchObject({ status: 413, hadFile: true })
  expect(service.received).toHaveLength(1)
})

test('a photo that the service finds too large is told like one that we do', async () => {
  service = playService(refusal(413, 'CONTENT_TOO_LARGE', 'No.'))
  const photo = new File(['x'], 'machine.jpg')
  expect(faultsOf(await send(report, { ...stopped, photo }))).toEqual(['photo: Too large'])
})

test('a form that was cut off behind its fields had too large a photo', async () => {
  const outcome = await send(report, stopped, { isBodyCut: true })
  expect(faultsOf(outcome)).toEqual(['photo: Too large'])
})

test('an empty file is no file', async () => {
  service = playService(Response.json({ data: { reference: '7K3M-Q9TD' } }))
  await send(report, { ...stopped, photo: new File([], '') })
  expect(service.received[0]?.headers['content-type']).toBe('application/json')
})

test.each(['text/plain', 'application/json', ''])(
  'a body of type %j has no fields',
  async (type) => {
    const headers = { 'content-type': type }
    const outcome = await send(interest, {}, { headers, body: JSON.stringify(somchai) })
    expect(answerOf(outcome)).toMatchObject({ kind: 'refused', status: 422 })
  },
)

test('a form that breaks off is a bad request', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const body = '--x\r\nContent-Disposition: form-data; name="firstName"\r\n\r\nSom'
  await expect(send(interest, {}, { headers, body })).rejects.toMatchObject({
    init: { status: 400 },
  })
})

test('a key that no form of ours has is not passed on', async () => {
  await send(interest, { ...somchai, key: 'a\nb' })
  expect(service.received[0]?.headers['idempotency-key']).toMatch(/^[\da-f-]{36}$/)
})
