import { playService, refusal } from '@washhouse/contract/client/service.fixtures'
import { errorBody, failedValidation, retryLater, WireError } from '@washhouse/contract/wire/errors'
import { noteCalls, noteOnTheWire } from '@washhouse/contract/wire/notes.fixtures'
import { defineWireTable } from '@washhouse/contract/wire/wire-table'
import { defineWrite } from '@washhouse/contract/wire/write'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { answerOf, faultsOf, sendForm } from '../../../testing/send-form.ts'
import type { PageNote } from '../../request/request-context.ts'
import type { FormDefinition } from './form-definition.ts'

vi.mock('../../../platform/env.server.ts', () => ({
  env: { CONTENT_URL: 'http://content.test', SERVICE_TOKEN: 'token', LOG_LEVEL: 'silent' },
}))

const fields = ['body', 'isPinned', 'remindAt'] as const
const addNote = { write: noteCalls.addNote, fields }
const changeNote = { write: noteCalls.changeNote, fields }

const SignIn = z.object({ email: z.email().max(254), password: z.string().min(8) })
const signIn: FormDefinition<z.infer<typeof SignIn>> = {
  write: defineWrite('signIn', {
    path: '/auth/login',
    summary: 'Signs in',
    table: defineWireTable('sign_in', SignIn, {}),
  }),
  fields: ['email', 'password'],
  secrets: ['password'],
  faultTexts: { 'email.unique': { th: 'อีเมลนี้สมัครแล้ว', en: 'This address has an account' } },
  refusalTexts: {
    INVALID_CREDENTIALS: { th: 'อีเมลหรือรหัสผ่านไม่ตรง', en: 'Email and password do not fit' },
    REQUESTS_EXCEEDED: { th: 'ลองใหม่ในอีกสักครู่', en: 'Try again in a moment' },
  },
}

const member = { token: 'member-token', path: { id: 7 } }
const stored = () => playService(Response.json({ data: noteOnTheWire }))
const sentRecord = ({ received }: ReturnType<typeof playService>) =>
  JSON.parse(received[0]?.body ?? 'null')
const somchai = { email: 'somchai@example.com', password: 'ผ้าหอมสะอาด' }

test('a whole record is sent for a member, without a key that it does not need', async () => {
  const service = stored()
  const typed = { body: 'ผ้าเสร็จหกโมงเย็น', isPinned: 'on' }
  const outcome = await sendForm(addNote, typed, { service, token: member.token })
  expect(outcome).toMatchObject({ status: 303 })
  expect(service.received[0]?.headers).toMatchObject({ authorization: 'Bearer member-token' })
  expect(service.received[0]?.headers).not.toHaveProperty('idempotency-key')
  expect(sentRecord(service)).toMatchObject({ body: typed.body, is_pinned: true })
})

test('of a change only the form’s fields are sent: what was emptied holds nothing, a box without a tick no', async () => {
  const service = stored()
  const typed = { body: 'ผ้าเสร็จหกโมงเย็น', remindAt: ' ' }
  await sendForm(changeNote, typed, { service, ...member })
  expect(service.received[0]).toMatchObject({ url: 'http://content.test/items/notes/7' })
  expect(sentRecord(service)).toEqual({ body: typed.body, is_pinned: false, remind_at: null })
})

test('a required field that was emptied is reported like a missing one', async () => {
  const service = stored()
  const outcome = await sendForm(changeNote, { body: '' }, { service, ...member })
  expect(faultsOf(outcome)).toEqual(['body: Please fill this in'])
  expect(service.received).toHaveLength(0)
})

test('a form that sends nothing of itself is stored by its address alone', async () => {
  const service = playService(new Response(null, { status: 204 }))
  const removal = { write: noteCalls.removeNote, fields: [] }
  const outcome = await sendForm(removal, {}, { service, ...member })
  expect(outcome).toMatchObject({ status: 303 })
  expect(service.received[0]).toMatchObject({ url: 'http://content.test/items/notes/7' })
})

test.each([
  ['en', 'body: Too long: use 200 characters or fewer'],
  ['th', 'body: ยาวเกินไป ใส่ได้ไม่เกิน 200 ตัวอักษร'],
] as const)(
  'a fault without words of the form is told with its figures (%s)',
  async (language, text) => {
    const service = stored()
    const typed = { body: 'ผ้า'.repeat(100) }
    expect(faultsOf(await sendForm(changeNote, typed, { service, language, ...member }))).toEqual([
      text,
    ])
  },
)

test('a password is never put back into a page', async () => {
  const service = playService(new TypeError('fetch failed'))
  const answer = answerOf(await sendForm(signIn, somchai, { service }))
  expect(answer).toMatchObject({ kind: 'failed', values: { email: somchai.email } })
  expect(JSON.stringify(answer)).not.toContain(somchai.password)
})

test.each([
  ['INVALID_CREDENTIALS', 422, 'Email and password do not fit'],
  ['REQUESTS_EXCEEDED', 429, 'Try again in a moment'],
] as const)(
  'a refusal that names no field is told in the form’s words: %s',
  async (code, status, reason) => {
    const service = playService(refusal(new WireError(code, 'No.').status, code, 'No.'))
    expect(answerOf(await sendForm(signIn, somchai, { service }))).toMatchObject({
      kind: 'refused',
      status,
      faults: [],
      reason,
      values: { email: somchai.email },
    })
  },
)

test('a refusal that the form has no words for is a failure of ours', async () => {
  const service = playService(refusal(403, 'FORBIDDEN', 'No.'))
  expect(answerOf(await sendForm(signIn, somchai, { service }))).toMatchObject({ reason: 'away' })
})

test.each([
  [
    new WireError('RECORD_NOT_UNIQUE', 'No.', { field: 'email' }),
    'email: This address has an account',
  ],
  [
    failedValidation('password', 'min_length', 'No', { min: 12 }),
    'password: Too short: use at least 12 characters',
  ],
  // The service's message for an error type that only a feature knows.
  [
    failedValidation('password', 'guessable', 'Everybody tries this'),
    'password: Everybody tries this',
  ],
  [failedValidation('password', 'format', 'No'), 'password: Please check this field'],
])('a field that the service refuses is told by what is wrong with it: %#', async (error, text) => {
  const service = playService(Response.json(errorBody([error]), { status: 400 }))
  expect(faultsOf(await sendForm(signIn, somchai, { service }))).toEqual([text])
})

test.each([
  [61, 2],
  [30, 1],
  [undefined, 10],
])('a wait of %s seconds is shown as %d minutes', async (seconds, minutes) => {
  const error =
    seconds === undefined ? new WireError('REQUESTS_EXCEEDED', 'No.') : retryLater(seconds)
  const service = playService(Response.json(error.toBody(), { status: 429 }))
  const refusalTexts = { REQUESTS_EXCEEDED: { th: 'รอ {minutes} นาที', en: 'Wait {minutes}' } }
  const outcome = await sendForm({ ...signIn, refusalTexts }, somchai, { service })
  expect(answerOf(outcome)).toMatchObject({
    kind: 'refused',
    status: 429,
    reason: `Wait ${minutes}`,
    code: 'REQUESTS_EXCEEDED',
  })
})

test('a form may tell a refusal in the service’s own words, the first of them [S8.errors.3]', async () => {
  const service = playService(
    Response.json(
      errorBody([
        new WireError('FORBIDDEN', 'Not today.'),
        new WireError('FORBIDDEN', 'Nor then.'),
      ]),
      { status: 403 },
    ),
  )
  const outcome = await sendForm({ ...signIn, tellsMessage: true }, somchai, { service })
  expect(answerOf(outcome)).toMatchObject({ status: 422, faults: [], reason: 'Not today.' })
})

test('fields outside the record are validated and returned, but not sent', async () => {
  const service = playService(new Response(null, { status: 204 }))
  const twice: typeof signIn = {
    ...signIn,
    ownFields: ['again', 'note'],
    secrets: ['password', 'again'],
    findMore: (form): Record<string, string> =>
      form.get('again') === form.get('password') ? {} : { again: 'differs' },
    faultTexts: { 'again.differs': { th: 'ไม่เหมือนกัน', en: 'They differ' } },
  }
  const typed = { ...somchai, again: 'x', note: 'หลังบ้าน' }
  const outcome = await sendForm(twice, typed, { service })
  expect(answerOf(outcome)).toMatchObject({
    faults: [{ name: 'again', text: 'They differ', type: 'differs' }],
    values: { email: somchai.email, note: 'หลังบ้าน' },
  })
  expect(JSON.stringify(outcome)).not.toContain(somchai.password)
  expect(service.received).toHaveLength(0)

  await sendForm(twice, { ...typed, again: somchai.password }, { service })
  expect(sentRecord(service)).toEqual(somchai)
})

test('a failed call before the write fails like the write itself', async () => {
  const service = playService(new TypeError('fetch failed'))
  const asks: typeof signIn = { ...signIn, addFields: () => Promise.reject(new Error('away')) }
  expect(answerOf(await sendForm(asks, somchai, { service }))).toMatchObject({
    kind: 'failed',
    status: 503,
    values: { email: somchai.email },
  })
  expect(service.received).toHaveLength(0)
})

test('what was typed goes along to the log-in, without secrets and what the form does not know', async () => {
  const service = stored()
  const through = () => {
    throw new Response(null, { status: 302, headers: { location: '/login' } })
  }
  const note: PageNote = { tags: new Set(), isIncomplete: false }
  const typed = { ...somchai, role: 'admin', key: 'the-key-of-the-form' }
  await expect(sendForm(signIn, typed, { service, through, note })).rejects.toMatchObject({
    status: 302,
  })
  const values = { email: somchai.email, key: 'the-key-of-the-form', openedAt: '' }
  expect(note.carried).toEqual({ form: '/form', values })
  expect(service.received).toHaveLength(0)
})

test('a store of the page’s own leads elsewhere where it says so', async () => {
  const service = stored()
  const elsewhere = Response.redirect('http://site.test/login')
  const through = () => ({ store: () => Promise.reject(elsewhere) })
  const sent = sendForm(addNote, { body: 'ผ้าเสร็จ' }, { service, through })
  await expect(sent).rejects.toBe(elsewhere)
})

const previewed: FormDefinition<z.infer<typeof SignIn>> = { ...signIn, hasPreview: true }

test('a preview is validated, returned and not stored', async () => {
  const service = stored()
  const looked = await sendForm(previewed, { ...somchai, preview: '1' }, { service })
  expect(answerOf(looked)).toMatchObject({ kind: 'previewed', values: { email: somchai.email } })
  const faulty = await sendForm(previewed, { email: 'x', preview: '1' }, { service })
  expect(answerOf(faulty)).toMatchObject({ kind: 'refused', status: 422 })
  expect(service.received).toHaveLength(0)
})

test('a form that has no preview is stored, whatever is asked', async () => {
  const service = playService(new Response(null, { status: 204 }))
  await sendForm(signIn, { ...somchai, preview: '1' }, { service })
  expect(service.received).toHaveLength(1)
})

const telling = (language: 'th' | 'en' = 'en') => {
  const definition: FormDefinition<z.infer<typeof SignIn>> = {
    ...signIn,
    refusalTexts: {
      FORBIDDEN: { th: 'ไม่ได้', en: 'No' },
      'FORBIDDEN.limited': {
        th: '{ends, select, never {ตลอดไป} other {ถึง {until}}}',
        en: '{ends, select, never {for good} other {until {until}}}',
      },
      'REQUESTS_EXCEEDED.too_fast': { th: 'รอ {wait}', en: 'Wait {wait}' },
    },
  }
  return async (error: WireError) => {
    const service = playService(Response.json(error.toBody(), { status: error.status }))
    return answerOf(await sendForm(definition, somchai, { service, language }))
  }
}

test('a refusal is told by what the service says for programs, with the end of a limit', async () => {
  const refuse = telling()
  const limited = (until: string) =>
    new WireError('FORBIDDEN', 'No.', { type: 'limited', limited_until: until })
  expect(await refuse(limited('2026-11-30T02:00:00.000Z'))).toMatchObject({
    reason: 'until 30\u00A0November 2026 at 09:00',
    code: 'FORBIDDEN.limited',
  })
  expect(await refuse(limited('9999-12-31T00:00:00.000Z'))).toMatchObject({ reason: 'for good' })
  const other = new WireError('FORBIDDEN', 'No.', { type: 'unheard' })
  expect(await refuse(other)).toMatchObject({ reason: 'No', code: 'FORBIDDEN' })
})

test.each([
  [1, 'Wait 1 second', 'รอ 1 วินาที'],
  [30, 'Wait 30 seconds', 'รอ 30 วินาที'],
  [119, 'Wait 2 minutes', 'รอ 2 นาที'],
  [80_000, 'Wait 23 hours', 'รอ 23 ชั่วโมง'],
])('a wait of %i seconds is told as people would', async (seconds, en, th) => {
  const { code, message, extras } = retryLater(seconds)
  const wait = new WireError(code, message, { type: 'too_fast', ...extras })
  expect(await telling()(wait)).toMatchObject({ reason: en, status: 429 })
  expect(await telling('th')(wait)).toMatchObject({ reason: th })
})
