import { beforeEach, describe, expect, it } from 'vitest'
import { countStatuses, openMemberBench } from '../../../../testing/member-bench.ts'
import { sendCall } from '../../../../testing/member-requests.ts'
import { testPassword } from '../../../../testing/test-password.ts'

const bench = await openMemberBench()
const { createMember, mailsTo, pause, payload, post, read, resume, shift, tokensFor, url } = bench

let count = 0
let next = ''
beforeEach(() => {
  count += 1
  next = `next-${count}@example.com`
})

const path = '/users/me/email'
const ask = (token: string, email: string) =>
  post(path, { current_password: testPassword, email }, { token })
const pendingOf = async (token: string) =>
  JSON.parse((await sendCall(url, path, { token })).text).data
const resend = (token: string) => sendCall(url, `${path}/resend`, { method: 'POST', token })
const cancel = (token: string) => sendCall(url, path, { method: 'DELETE', token })
const confirm = (token: string) => post('/auth/email/confirm', { token })
const linksTo = (email: string) => tokensFor(email, '/verify-email')
const stateOf = async (kind: string, token: string) =>
  JSON.parse((await post('/auth/link', { kind, token })).text).data?.state
const none = { email: null, date_expires: null }

describe('A new address that waits for confirmation', () => {
  it('is shown to the member with its deadline, in their copy too, until it is confirmed', async () => {
    const { id, token } = await createMember()
    expect(await pendingOf(token)).toEqual(none)
    await ask(token, next)
    const { email, date_expires: end } = await pendingOf(token)
    expect(email).toBe(next)
    expect(Math.round((Date.parse(end) - Date.now()) / 3_600_000)).toBe(24)
    const copy = await sendCall(url, '/api/export', { token })
    expect(JSON.parse(copy.text).result.records.pending_email).toEqual([
      { email: next, date_expires: end },
    ])
    await confirm((await linksTo(next)).at(-1) ?? '')
    expect(await pendingOf(token)).toEqual(none)
    expect((await read(id)).email).toBe(next)
  })

  it('is shown to nobody else, and no longer once it has expired', async () => {
    const [owner, other] = [await createMember(), await createMember()]
    await ask(owner.token, next)
    expect(await pendingOf(other.token)).toEqual(none)
    expect((await sendCall(url, path)).status).toBe(401)
    await shift('mail_links', { expiresAt: new Date(Date.now() - 1).toISOString() })
    expect(await pendingOf(owner.token)).toEqual(none)
    expect((await resend(owner.token)).status).toBe(404)
  })

  it('is shown, sent again and cancelled alike if another account has it, whose owner gets no mail', async () => {
    const taken = await createMember()
    const told = []
    for (const email of [next, taken.email]) {
      const { token } = await createMember()
      await ask(token, email)
      const shown = await pendingOf(token)
      const answers = [await resend(token), await cancel(token), await pendingOf(token)]
      told.push([shown.email === email, ...answers.map(({ status, text }) => [status, text])])
    }
    expect(told[0]).toEqual(told[1])
    expect(await mailsTo(taken.email)).toEqual([])
  })

  it('is not shown if it is the address of the account', async () => {
    const { email, token } = await createMember()
    await ask(token, email)
    expect(await pendingOf(token)).toEqual(none)
  })

  it('gets its link again, and both links work until one is used', async () => {
    const { id, token } = await createMember()
    await ask(token, next)
    expect((await resend(token)).status).toBe(204)
    const [first = '', second = ''] = await linksTo(next)
    expect([await stateOf('email', first), await stateOf('email', second)]).toEqual([
      'open',
      'open',
    ])
    expect((await confirm(first)).status).toBe(204)
    expect((await confirm(second)).status).toBe(403)
    expect((await read(id)).email).toBe(next)
  })

  it('is replaced by another one, whose link alone works', async () => {
    const { id, token } = await createMember()
    await ask(token, next)
    await ask(token, `other-${next}`)
    expect(await pendingOf(token)).toMatchObject({ email: `other-${next}` })
    const [old = ''] = await linksTo(next)
    expect(await stateOf('email', old)).toBe('cancelled')
    expect((await confirm(old)).status).toBe(403)
    expect((await confirm((await linksTo(`other-${next}`)).at(-1) ?? '')).status).toBe(204)
    expect((await read(id)).email).toBe(`other-${next}`)
  })

  it('is cancelled, also while its mail has not left, and twice', async () => {
    const { id, token, email } = await createMember()
    await ask(token, next)
    const [link = ''] = await linksTo(next)
    await pause()
    await resend(token)
    expect((await cancel(token)).status).toBe(204)
    expect((await cancel(token)).status).toBe(204)
    resume()
    expect(await linksTo(next)).toEqual([link])
    expect(await pendingOf(token)).toEqual(none)
    expect(await stateOf('email', link)).toBe('cancelled')
    expect((await confirm(link)).status).toBe(403)
    expect((await resend(token)).status).toBe(404)
    expect((await read(id)).email).toBe(email)
  })

  it('is either confirmed or cancelled, if both are asked for at once', async () => {
    const { id, token, email } = await createMember()
    await ask(token, next)
    const [link = ''] = await linksTo(next)
    const [confirmed, cancelled] = await Promise.all([confirm(link), cancel(token)])
    expect(cancelled.status).toBe(204)
    expect((await read(id)).email).toBe(confirmed.status === 204 ? next : email)
    expect(await pendingOf(token)).toEqual(none)
  })

  it('gets at most five mails an hour, also if requests are cancelled in between', async () => {
    const { token } = await createMember()
    await ask(token, next)
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => resend(token)))
    expect(countStatuses(answers)).toEqual({ 204: 4, 429: 2 })
    await cancel(token)
    const refused = await ask(token, next)
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('"type":"too_many"')
    expect(await pendingOf(token)).toEqual(none)
  })
})

describe('A mailed link', () => {
  it('is checked without being used up, by its own kind', async () => {
    const { id, email } = await createMember()
    await post('/auth/password/request', { email })
    const [link = ''] = await tokensFor(email, '/reset-password')
    for (const time of ['once', 'again']) expect(await stateOf('reset', link), time).toBe('open')
    expect(await stateOf('verify', link)).toBe('spent')
    const reset = () => post('/auth/password/reset', { token: link, password: 'ม้าลายขี่จักรยานสีส้ม' })
    expect((await reset()).status).toBe(204)
    expect(await stateOf('reset', link)).toBe('spent')
    expect(await stateOf('reset', 'x'.repeat(43))).toBe('spent')
    expect((await read(id)).email).toBe(email)
  })

  it('to a new address is spent for a suspended member, or once another account has the address', async () => {
    const [owner, other] = [await createMember(), await createMember()]
    await ask(owner.token, next)
    const [link = ''] = await linksTo(next)
    await payload.update({ collection: 'members', id: owner.id, data: { status: 'suspended' } })
    expect(await stateOf('email', link)).toBe('spent')
    await payload.update({ collection: 'members', id: owner.id, data: { status: 'active' } })
    expect(await stateOf('email', link)).toBe('open')
    await payload.update({ collection: 'members', id: other.id, data: { email: next } })
    expect(await stateOf('email', link)).toBe('spent')
  })
})
