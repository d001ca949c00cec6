import { playService, refusal } from '@washhouse/contract/client/service.fixtures'
import { errorBody, failedValidation, WireError } from '@washhouse/contract/wire/errors'
import { noteCalls, noteOnTheWire } from '@washhouse/contract/wire/notes.fixtures'
import { defineWireTable } from '@washhouse/contract/wire/wire-table'
import { defineWrite } from '@washhouse/contract/wire/write'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { answerOf, faultsOf, sendForm } from '../../testing/send-form.ts'
import type { FormDefinition } from './form-definition.ts'

vi.mock('../../ground/env.server.ts', () => ({
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
  const outcome = await sendForm(addNote, typed, { service, sendOptions: { token: member.token } })
  expect(outcome).toMatchObject({ status: 303 })
  expect(service.received[0]?.headers).toMatchObject({ authorization: 'Bearer member-token' })
  expect(service.received[0]?.headers).not.toHaveProperty('idempotency-key')
  expect(sentRecord(service)).toMatchObject({ body: typed.body, is_pinned: true })
})

test('of a change only the form’s fields are sent: what was emptied holds nothing, a box without a tick no', async () => {
  const service = stored()
  const typed = { body: 'ผ้าเสร็จหกโมงเย็น', remindAt: ' ' }
  await sendForm(changeNote, typed, { service, sendOptions: member })
  expect(service.received[0]).toMatchObject({ url: 'http://content.test/items/notes/7' })
  expect(sentRecord(service)).toEqual({ body: typed.body, is_pinned: false, remind_at: null })
})

test('what must not be emptied is told like what is missing', async () => {
  const service = stored()
  const outcome = await sendForm(changeNote, { body: '' }, { service, sendOptions: member })
  expect(faultsOf(outcome)).toEqual(['body: Please fill this in'])
  expect(service.received).toHaveLength(0)
})

test('a form that sends nothing of itself is stored by its address alone', async () => {
  const service = playService(new Response(null, { status: 204 }))
  const removal = { write: noteCalls.removeNote, fields: [] }
  const outcome = await sendForm(removal, {}, { service, sendOptions: member })
  expect(outcome).toMatchObject({ status: 303 })
  expect(service.received[0]).toMatchObject({ url: 'http://content.test/items/notes/7' })
})

test.each([
  ['en', 'body: Too long: 200 characters at most'],
  ['th', 'body: ยาวเกินไป ใส่ได้ไม่เกิน 200 ตัวอักษร'],
] as const)(
  'a fault without words of the form is told with its figures (%s)',
  async (language, text) => {
    const service = stored()
    const typed = { body: 'ผ้า'.repeat(100) }
    expect(faultsOf(await sendForm(changeNote, typed, { service, language }))).toEqual([text])
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
    'password: Too short: 12 characters at least',
  ],
  [failedValidation('password', 'leaked', 'No'), 'password: Please check this field'],
])('a field that the service refuses is told by what is wrong with it: %#', async (error, text) => {
  const service = playService(Response.json(errorBody([error]), { status: 400 }))
  expect(faultsOf(await sendForm(signIn, somchai, { service }))).toEqual([text])
})
