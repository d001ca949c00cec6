import { ErrorBody } from '@washhouse/contract/wire/errors'
import { describe, expect, it } from 'vitest'
import { openMemberBench, registrationOf } from '../../../testing/member-bench.ts'
import { testPassword } from '../../../testing/test-password.ts'
import { someone } from '../../../testing/visitor.ts'

const { createMember, payload, read, url } = await openMemberBench()
const member = await createMember()

const token = 'x'.repeat(43)
const email = 'somsri@example.com'
const password = 'ม้าลายขี่จักรยานสีส้ม'
const current = { current_password: testPassword }

/** A valid body of each call, and the error code for an invalid field. */
const calls = [
  ['/users', registrationOf('faulty'), 'FAILED_VALIDATION'],
  ['/auth/verify', { token }, 'INVALID_PAYLOAD'],
  ['/auth/verify/request', { email }, 'INVALID_PAYLOAD'],
  ['/auth/password/request', { email }, 'INVALID_PAYLOAD'],
  ['/auth/password/reset', { token, password }, 'INVALID_PAYLOAD'],
  ['/auth/link', { token, kind: 'email' }, 'INVALID_PAYLOAD'],
  ['/auth/email/confirm', { token }, 'INVALID_PAYLOAD'],
  ['/auth/email/undo', { token }, 'INVALID_PAYLOAD'],
  ['/users/me/password/check', current, 'FAILED_VALIDATION'],
  ['/users/me/password', { ...current, password }, 'FAILED_VALIDATION'],
  ['/users/me/email', { ...current, email }, 'FAILED_VALIDATION'],
] as const

const odd: readonly [string, unknown][] = [
  ['missing', undefined],
  ['null', null],
  ['a number', 7],
  ['a list', ['x']],
  ['an object', { $ne: null }],
  ['empty', ''],
  ['very long', 'ก'.repeat(5000)],
  ['with NUL', `a\u0000${email}`],
  ['half a letter', `\ud800${email}`],
]

async function send(path: string, body: string, type = 'application/json') {
  const headers = {
    ...someone(),
    'content-type': type,
    ...(path.startsWith('/users/') ? { authorization: `Bearer ${member.token}` } : {}),
  }
  const answer = await fetch(url + path, { method: 'POST', headers, body })
  return { status: answer.status, text: await answer.text() }
}

describe.each(calls)('A body of POST %s', (path, sound, code) => {
  const [field = ''] = Object.keys(sound)

  it.each(odd)(`whose first field is %s is refused by it`, async (_, value) => {
    const answer = await send(path, JSON.stringify({ ...sound, [field]: value }))
    expect(answer.status, answer.text).toBe(400)
    const [first] = ErrorBody.parse(JSON.parse(answer.text)).errors
    expect(first?.extensions).toMatchObject({ code, field })
    // Codes of the reference service.
    const words =
      code === 'INVALID_PAYLOAD' ? /^Invalid payload\. "/ : /^Validation failed for field "/
    expect(first?.message).toMatch(words)
  })

  it.each([
    ['broken', '{"email":'],
    ['empty', ''],
    ['a list', '[]'],
    ['null', 'null'],
    ['a text', '"x"'],
    ['invalid UTF-8', '\udcff'],
    ['too large', JSON.stringify({ ...sound, more: 'x'.repeat(20_000) })],
    ['a prototype', '{"__proto__":{"role":"x"},"constructor":{"prototype":1}}'],
  ])('that is %s is refused', async (_, body) => {
    const answer = await send(path, body)
    expect([400, 403, 413], answer.text).toContain(answer.status)
    ErrorBody.parse(JSON.parse(answer.text))
  })

  it('that is a form is refused', async () => {
    const form = new URLSearchParams({ [field]: 'x' }).toString()
    const answer = await send(path, form, 'application/x-www-form-urlencoded')
    expect(answer.status).toBe(415)
  })

  it('changed nothing', async () => {
    expect(await payload.count({ collection: 'members' })).toMatchObject({ totalDocs: 1 })
    expect(await read(member.id)).toMatchObject({ email: member.email })
  })
})
