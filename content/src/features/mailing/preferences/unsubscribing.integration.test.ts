import { describe, expect, it } from 'vitest'
import type { MailKind } from '@washhouse/contract/mailing/mailing.contract'
import { mailedKinds } from '../../../../testing/mailed-kinds.ts'
import { openMemberBench } from '../../../../testing/member-bench.ts'
import { sendCall } from '../../../../testing/member-requests.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
import { keysOf, unsubscribeHeaders } from './unsubscribe-link.ts'

const bench = await openMemberBench()
const { payload, url, createMember, post, mailsTo, tokensFor } = bench

const asked = { emailNotifications: true, emailFrequency: 'weekly' } as const
const createReader = () => createMember(asked)

async function tokenFor(memberId: string, kind: MailKind = 'digest'): Promise<string> {
  const { href } = await unsubscribeHeaders(payload, { memberId, kind }, 'th')
  return new URL(href).searchParams.get('token') ?? ''
}

const kindsOf = (memberId: string) => mailedKinds(payload, memberId)

async function press(call: 'leaving' | 'return', token: string, scope: 'kind' | 'all' = 'kind') {
  const { status, text } = await post(`/api/mail_${call}`, { token, scope })
  const body: { result?: unknown; errors?: unknown } = JSON.parse(text)
  return { status, result: body.result, errors: body.errors }
}

const look = async (token: string, method = 'GET') =>
  await sendCall(url, `/api/mail_leaving/${token}`, { method })

describe('The headers by which mail is left (RFC 8058)', () => {
  it('name one page of the website in the mail’s language, and nothing of whose mail it is', async () => {
    const { id, email } = await createReader()
    const { href, headers } = await unsubscribeHeaders(
      payload,
      { memberId: id, kind: 'digest' },
      'en',
    )
    expect(href).toMatch(/^http:\/\/localhost:3000\/en\/unsubscribe\?token=[\w-]{60}$/)
    expect(headers).toEqual({
      'List-Unsubscribe': `<${href}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect(href).not.toContain(id)
    expect(href).not.toContain(email)
  })

  it('are made by one key, however many ask for it first', async () => {
    const { id } = await createReader()
    await Promise.all(Array.from({ length: 5 }, () => tokenFor(id)))
    expect(
      await connectionTo(payload)
        .select({ key: keysOf(payload).key })
        .from(keysOf(payload)),
    ).toHaveLength(1)
  })
})

describe('Leaving by a mail’s link', () => {
  it('ends its kind alone, without a session; the other goes on', async () => {
    const { id } = await createReader()
    const token = await tokenFor(id, 'bundle')
    expect(await press('leaving', token)).toMatchObject({
      status: 200,
      result: { kind: 'bundle', left: ['bundle'] },
    })
    expect(await kindsOf(id)).toEqual(['digest'])
  })

  it('ends all kinds where that is asked for, and coming back begins them again', async () => {
    const { id } = await createReader()
    const token = await tokenFor(id)
    expect((await press('leaving', token, 'all')).result).toEqual({
      kind: 'digest',
      left: ['digest', 'bundle'],
    })
    expect(await kindsOf(id)).toEqual([])
    expect((await press('return', token)).result).toEqual({ kind: 'digest', left: ['bundle'] })
    expect(await kindsOf(id)).toEqual(['digest'])
    expect((await press('return', token, 'all')).result).toEqual({ kind: 'digest', left: [] })
    expect(await kindsOf(id)).toEqual(['digest', 'bundle'])
  })

  it('twice is as good as once, and so is coming back to what was never left', async () => {
    const { id } = await createReader()
    const token = await tokenFor(id)
    expect((await press('return', token)).result).toEqual({ kind: 'digest', left: [] })
    const both = await Promise.all([press('leaving', token), press('leaving', token)])
    for (const { status, result } of both)
      expect([status, result]).toEqual([200, { kind: 'digest', left: ['digest'] }])
  })

  it('leaves the member’s own wishes as they are', async () => {
    const { id } = await createReader()
    await press('leaving', await tokenFor(id), 'all')
    expect(await bench.read(id)).toMatchObject(asked)
  })

  it('works for a suspended member, and for a link of long ago, with other secrets', async () => {
    const { id } = await createReader()
    const token = await tokenFor(id)
    await payload.update({ collection: 'members', id, data: { status: 'suspended' } })
    const before = payload.secret
    payload.secret = 'another secret of the environment by now'
    expect((await press('leaving', token)).status).toBe(200)
    payload.secret = before
    await payload.update({ collection: 'members', id, data: { status: 'active' } })
    expect(await kindsOf(id)).toEqual(['bundle'])
  })
})

describe('A scanner that opens every link of a mail', () => {
  it('changes nothing: looking is answered with what has been left, and kept by nobody', async () => {
    const { id } = await createReader()
    const token = await tokenFor(id)
    for (const method of ['GET', 'HEAD', 'GET']) {
      const { status, headers } = await look(token, method)
      expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    }
    expect(JSON.parse((await look(token)).text)).toEqual({ result: { kind: 'digest', left: [] } })
    expect(await kindsOf(id)).toEqual(['digest', 'bundle'])
    const where = { memberId: { equals: id } }
    expect((await payload.count({ collection: 'mail-choices', where })).totalDocs).toBe(0)
  })
})

describe('A token that is none', () => {
  it('is refused alike, whether it never was one, is another’s, or its member is gone', async () => {
    const { id, email } = await createReader()
    const gone = await createReader()
    const goneToken = await tokenFor(gone.id)
    await payload.delete({ collection: 'members', id: gone.id })
    await post('/auth/password/request', { email, reset_url: null })
    const [reset = ''] = await tokensFor(email, '/reset-password')
    expect(reset).not.toBe('')
    const token = await tokenFor(id)
    const others = ['made-up', reset, goneToken, `${token}A`, id, 'a'.repeat(60)]
    const answers = await Promise.all(
      others.flatMap((other) => [press('leaving', other, 'all'), press('return', other, 'all')]),
    )
    const [first] = answers
    expect(first).toMatchObject({
      status: 403,
      errors: [{ extensions: { code: 'INVALID_TOKEN' } }],
    })
    for (const answer of answers) expect(answer).toEqual(first)
    for (const other of others) expect((await look(other)).status).toBe(404)
    expect(await kindsOf(id)).toEqual(['digest', 'bundle'])
  })

  it('opens nothing else: no password is set and no address shown by one that leaves mail', async () => {
    const { id } = await createReader()
    const token = await tokenFor(id)
    const password = 'ผ้าหอมแดดยามเช้า'
    expect((await post('/auth/password/reset', { token, password })).status).toBe(403)
    expect((await post('/auth/verify', { token })).status).toBe(403)
    expect((await post('/api/mail_start', { token })).status).toBe(403)
    expect((await sendCall(url, '/users/me', { token })).status).toBe(401)
  })

  it('of one member ends nothing of another', async () => {
    const [one, other] = [await createReader(), await createReader()]
    await press('leaving', await tokenFor(one.id), 'all')
    expect(await kindsOf(one.id)).toEqual([])
    expect(await kindsOf(other.id)).toEqual(['digest', 'bundle'])
  })
})

describe('Who left everything', () => {
  it('is mailed a link to a new password, and one that verifies the address, all the same', async () => {
    const { id, email } = await createMember({ ...asked, emailVerified: false })
    await press('leaving', await tokenFor(id), 'all')
    await post('/auth/password/request', { email, reset_url: null })
    await post('/auth/verify/request', { email })
    const mails = await mailsTo(email)
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual(
      ['ตั้งรหัสผ่านใหม่ของบัญชีฟองใส', 'ยืนยันอีเมลของคุณกับฟองใส'].toSorted(),
    )
    // Account mail has no unsubscribe link.
    for (const mail of mails) expect(mail.leaving).toBeUndefined()
  })
})
