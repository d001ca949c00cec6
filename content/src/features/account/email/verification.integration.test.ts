import { describe, expect, it } from 'vitest'
import { countStatuses, openMemberBench, registrationOf } from '../../../../testing/member-bench.ts'
import { openLink } from '../../../core/accounts/mail-links.rows.ts'
import { queueMail } from '../mail/queue-mail.ts'

const { createMember, mailsTo, payload, post, read, shift, tokensFor, wake } =
  await openMemberBench()

const ask = (email: string) => post('/auth/verify/request', { email })
const verify = (token: string) => post('/auth/verify', { token })

async function isVerified(email: string) {
  const { docs } = await payload.find({
    collection: 'members',
    where: { email: { equals: email } },
  })
  return docs[0]?.emailVerified
}

describe('A link that verifies', () => {
  it('comes with the welcome, and works once, also for ten at once', async () => {
    await post('/users', registrationOf('welcomed'))
    const [token = ''] = await tokensFor('welcomed@example.com', '/verify')
    const answers = await Promise.all(Array.from({ length: 10 }, () => verify(token)))
    expect(countStatuses(answers)).toEqual({ 204: 1, 403: 9 })
    expect(answers.find(({ status }) => status === 403)?.text).toContain('INVALID_TOKEN')
    expect(await isVerified('welcomed@example.com')).toBe(true)
  })

  it('comes with the notice that an account will be deleted unless it is confirmed', async () => {
    const { email, id } = await createMember({ emailVerified: false })
    await queueMail(payload, id, 'unverified', { at: '2026-12-24T03:00:00.000Z' }, { part: '' })
    await queueMail(payload, id, 'unverified', { at: '2026-12-31T03:00:00.000Z' }, { part: '' })
    const [mail, ...more] = await mailsTo(email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('บัญชีฟองใสของคุณยังไม่ได้ยืนยันอีเมล')
    expect(mail?.text?.replaceAll(/\s/g, ' ')).toContain('หลัง 24 ธ.ค. 2569 10:00 น.')
    const [token = ''] = await tokensFor(email, '/verify')
    expect((await verify(token)).status).toBe(204)
    expect((await read(id)).emailVerified).toBe(true)
  })

  it('is missing in that notice if too many links are open; the notice is sent all the same', async () => {
    const { email, id } = await createMember({ emailVerified: false })
    for (let open = 0; open < 20; open++) {
      const link = { kind: 'verify', account: { collection: 'members', id }, email } as const
      const expiresAt = new Date(Date.now() + (1 + 2 * open) * 60 * 60_000)
      await openLink(payload, { ...link, token: `${id} ${open}`, expiresAt })
    }
    await queueMail(payload, id, 'unverified', { at: new Date().toISOString() }, { part: '' })
    expect(await tokensFor(email, '/verify')).toEqual([])
    const subject = 'บัญชีฟองใสของคุณยังไม่ได้ยืนยันอีเมล'
    const notice = (await mailsTo(email)).find((mail) => mail.subject === subject)
    expect(notice?.html).toContain('/verify"')
  })

  it('is mailed again up to five times an hour, and each of them works', async () => {
    const { email, id } = await createMember({ emailVerified: false })
    for (let asked = 0; asked < 7; asked++) {
      expect((await ask(email)).status).toBe(204)
      // One by one: concurrent sends may exceed the limit by one.
      await wake()
    }
    const tokens = await tokensFor(email, '/verify')
    expect(tokens).toHaveLength(5)
    expect((await verify(tokens[0] ?? '')).status).toBe(204)
    expect((await read(id)).emailVerified).toBe(true)
    for (const token of tokens) expect((await verify(token)).status).toBe(403)
  })

  it('is mailed to nobody who has no account, is suspended, or has shown it already', async () => {
    const { email } = await createMember({ emailVerified: true })
    const suspended = await createMember({ emailVerified: false })
    await payload.update({ collection: 'members', id: suspended.id, data: { status: 'suspended' } })
    for (const address of [email, suspended.email, 'nobody@example.com']) {
      const answer = await ask(address)
      expect({ status: answer.status, text: answer.text }).toEqual({ status: 204, text: '' })
      expect((await tokensFor(address, '/verify')).slice(-1)).toEqual([])
    }
  })

  it('ends after a day', async () => {
    const { email } = await createMember({ emailVerified: false })
    await ask(email)
    const [token = ''] = await tokensFor(email, '/verify')
    await shift('mail_links', { expiresAt: new Date(Date.now() - 1).toISOString() })
    expect((await verify(token)).status).toBe(403)
    expect(await isVerified(email)).not.toBe(true)
  })

  it('shows nothing of an address that the account does not have any more', async () => {
    const { email, id } = await createMember({ emailVerified: false })
    await ask(email)
    const [token = ''] = await tokensFor(email, '/verify')
    await payload.update({ collection: 'members', id, data: { email: `moved-${email}` } })
    expect((await verify(token)).status).toBe(403)
    expect((await read(id)).emailVerified).not.toBe(true)
  })

  it('does nothing that other links do', async () => {
    const { email } = await createMember({ emailVerified: false })
    await ask(email)
    const [token = ''] = await tokensFor(email, '/verify')
    const password = 'ม้าลายขี่จักรยานสีส้ม'
    for (const [path, body] of [
      ['/auth/password/reset', { token, password }],
      ['/auth/email/confirm', { token }],
      ['/auth/email/undo', { token }],
    ] as const)
      expect((await post(path, body)).status, path).toBe(403)
    expect((await verify(token)).status).toBe(204)
  })
})
