import { beforeEach, describe, expect, it, vi } from 'vitest'
import { countStatuses, openMemberBench, registrationOf } from '../../../../testing/member-bench.ts'
import { sendCall } from '../../../../testing/member-requests.ts'
import { memberData } from '../../../../testing/record-data.ts'
import { testPassword } from '../../../../testing/test-password.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
import { moveEmail } from './own-email.ts'

const bench = await openMemberBench()
const { createMember, isSignedIn, mailsTo, opens, payload, post, read, shift, tokensFor } = bench

const fresh = 'ม้าลายขี่จักรยานสีส้ม'
let count = 0
let next = ''
beforeEach(() => {
  count += 1
  next = `next-${count}@example.com`
})

type Owner = Awaited<ReturnType<typeof createMember>>

const ask = (token: string, email: string, password = testPassword) =>
  post('/users/me/email', { current_password: password, email }, { token })
const confirm = (token: string) => post('/auth/email/confirm', { token })
const undo = (token: string) => post('/auth/email/undo', { token })
const newest = async (email: string, page: string) =>
  (await tokensFor(email, page)).at(-1) ?? 'none'
const emailOf = async ({ id }: Owner) => (await read(id)).email

/** Moves an account and returns the undo token of its old address. */
async function move(owner: Owner, to: string, token = owner.token): Promise<string> {
  const from = await emailOf(owner)
  expect((await ask(token, to)).status).toBe(204)
  expect((await confirm(await newest(to, '/verify-email'))).status).toBe(204)
  return await newest(from, '/undo-email')
}

describe('A change of e-mail', () => {
  it('is done once the new address has confirmed it; sessions go on', async () => {
    const owner = await createMember()
    expect(await ask(owner.token, ` ${next.toUpperCase()}`)).toMatchObject({
      status: 204,
      text: '',
    })
    expect(await emailOf(owner)).toBe(owner.email)
    const [mail] = await mailsTo(next)
    expect(mail?.html).toMatch(/href="http:\/\/localhost:3000\/verify-email\?token=/)
    expect(mail?.html + String(mail?.text)).not.toContain(owner.email)
    expect((await confirm(await newest(next, '/verify-email'))).status).toBe(204)
    expect(await read(owner.id)).toMatchObject({ email: next, emailVerified: true })
    expect(await isSignedIn(owner.token)).toBe(true)
    const [told] = await mailsTo(owner.email)
    expect(told?.html).toContain('http://localhost:3000/undo-email?token=')
    expect(told?.html + String(told?.text)).not.toContain(next)
  })

  it('needs the password', async () => {
    const owner = await createMember()
    const answer = await ask(owner.token, next, 'wrong')
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('"type":"wrong_password"')
    expect(await mailsTo(next)).toEqual([])
  })

  it('answers alike whether the new address is free, taken, suspended or unverified (case 3)', async () => {
    const owner = await createMember()
    const taken = await createMember()
    const unverified = await createMember({ emailVerified: false })
    const suspended = await createMember()
    await payload.update({ collection: 'members', id: suspended.id, data: { status: 'suspended' } })
    await bench.pause()
    const counted = ['select', 'insert', 'update', 'delete'] as const
    const spies = counted.map((name) => vi.spyOn(connectionTo(payload), name))
    const shown = async (token: string) =>
      JSON.parse((await sendCall(bench.url, '/users/me/email', { token })).text).data.email
    const workFor = async (email: string) => {
      const { token } = email === owner.email ? owner : await createMember()
      spies.forEach((spy) => spy.mockClear())
      const { status, text } = await ask(token, email)
      const work = spies.map((spy) => spy.mock.calls.length)
      expect(await shown(token)).toBe(email === owner.email ? null : email)
      return { status, text, work }
    }
    const expected = await workFor(next)
    expect(expected).toMatchObject({ status: 204, text: '' })
    const others = [taken.email, unverified.email, suspended.email, owner.email]
    for (const email of others) expect(await workFor(email), email).toEqual(expected)
    spies.forEach((spy) => spy.mockRestore())
    bench.resume()
    for (const email of others) expect(await tokensFor(email, '/verify-email')).toEqual([])
  })

  it('works once, of ten at once', async () => {
    const owner = await createMember()
    await ask(owner.token, next)
    const token = await newest(next, '/verify-email')
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(token)))
    expect(countStatuses(answers)).toEqual({ 204: 1, 403: 9 })
    expect(await tokensFor(owner.email, '/undo-email')).toHaveLength(1)
  })

  it('to the same address by two at once is done for one', async () => {
    const owners = [await createMember(), await createMember()]
    for (const { token } of owners) await ask(token, next)
    const tokens = await tokensFor(next, '/verify-email')
    expect(tokens).toHaveLength(2)
    const answers = await Promise.all(tokens.map(confirm))
    expect(countStatuses(answers)).toEqual({ 204: 1, 403: 1 })
    const emails = await Promise.all(owners.map(emailOf))
    expect(emails.filter((email) => email === next)).toHaveLength(1)
    for (const owner of owners)
      expect(await tokensFor(owner.email, '/undo-email')).toHaveLength(
        (await emailOf(owner)) === next ? 1 : 0,
      )
  })

  it('is not stored over another’s address, also after a race', async () => {
    const [owner, other] = [await createMember(), await createMember()]
    const addresses = { from: owner.email, to: other.email }
    expect(await moveEmail(payload, owner.id, addresses)).toBe(false)
    expect(await emailOf(owner)).toBe(owner.email)
    expect((await ask(owner.token, next)).status).toBe(204)
  })

  it('is not done when somebody has registered with the address meanwhile', async () => {
    const owner = await createMember()
    await ask(owner.token, next)
    const token = await newest(next, '/verify-email')
    const { status } = await post('/users', registrationOf(`next-${count}`))
    expect(status).toBe(204)
    expect((await confirm(token)).status).toBe(403)
    expect(await emailOf(owner)).toBe(owner.email)
  })

  it('ends with a new password, a reset, a day, a suspension', async () => {
    const ends: ((owner: Owner) => Promise<unknown>)[] = [
      ({ token }) =>
        post('/users/me/password', { current_password: testPassword, password: fresh }, { token }),
      async ({ email }) => {
        await post('/auth/password/request', { email })
        const token = await newest(email, '/reset-password')
        await post('/auth/password/reset', { token, password: fresh })
      },
      ({ id }) => payload.update({ collection: 'members', id, data: { status: 'suspended' } }),
      () => shift('mail_links', { expiresAt: new Date(Date.now() - 1).toISOString() }),
    ]
    for (const [index, end] of ends.entries()) {
      const to = `${index}-${next}`
      const owner = await createMember()
      await ask(owner.token, to)
      const token = await newest(to, '/verify-email')
      await end(owner)
      expect((await confirm(token)).status, String(index)).toBe(403)
      expect(await emailOf(owner)).toBe(owner.email)
    }
  })

  it('ends links that were mailed to the old address', async () => {
    const owner = await createMember()
    await post('/auth/password/request', { email: owner.email })
    const token = await newest(owner.email, '/reset-password')
    await move(owner, next)
    expect((await post('/auth/password/reset', { token, password: fresh })).status).toBe(403)
    expect(await opens(owner.id, testPassword)).toBe(true)
  })

  it('gives no way back to an address that was never shown to be the member’s', async () => {
    const owner = await createMember({ emailVerified: false })
    await ask(owner.token, next)
    await confirm(await newest(next, '/verify-email'))
    expect(await emailOf(owner)).toBe(next)
    expect(await tokensFor(owner.email, '/undo-email')).toEqual([])
  })
})

describe('What undoes a change of e-mail', () => {
  it('gives the address back, ends sessions and the password, and mails a link to a new one', async () => {
    const owner = await createMember()
    const token = await move(owner, next)
    expect(await undo(token)).toMatchObject({ status: 204, text: '' })
    expect(await read(owner.id)).toMatchObject({ email: owner.email, passwordHash: null })
    expect(await isSignedIn(owner.token)).toBe(false)
    expect(await opens(owner.id, testPassword)).toBe(false)
    const link = await newest(owner.email, '/reset-password')
    const [mail] = (await mailsTo(owner.email)).slice(-1)
    expect(mail?.subject).toBe('บัญชีฟองใสกลับมาใช้อีเมลนี้แล้ว')
    expect((await post('/auth/password/reset', { token: link, password: fresh })).status).toBe(204)
    expect(await opens(owner.id, fresh)).toBe(true)
    expect((await undo(token)).status).toBe(403)
  })

  it('works once, of ten at once', async () => {
    const owner = await createMember()
    const token = await move(owner, next)
    const answers = await Promise.all(Array.from({ length: 10 }, () => undo(token)))
    expect(countStatuses(answers)).toEqual({ 204: 1, 403: 9 })
  })

  it('survives what a thief does with the account: another move, a new password, a reset', async () => {
    const owner = await createMember()
    const thief = `thief-${next}`
    const token = await move(owner, thief)
    const later = await move(owner, `again-${thief}`)
    await post('/auth/password/request', { email: `again-${thief}` })
    const link = await newest(`again-${thief}`, '/reset-password')
    const reset = { token: link, password: fresh }
    expect((await post('/auth/password/reset', reset)).status).toBe(204)
    const session = await bench.signIn(owner.id)
    const change = { current_password: fresh, password: 'นกกระจอกนับเลขถึงพัน' }
    expect((await post('/users/me/password', change, { token: session })).status).toBe(204)
    expect((await undo(token)).status).toBe(204)
    expect(await emailOf(owner)).toBe(owner.email)
    expect(await isSignedIn(session)).toBe(false)
    // The thief's own undo link has ended.
    expect((await undo(later)).status).toBe(403)
    expect(await emailOf(owner)).toBe(owner.email)
  })

  it('survives that the thief undoes the thief’s second move', async () => {
    const owner = await createMember()
    const thief = `thief-${next}`
    const token = await move(owner, thief)
    const later = await move(owner, `again-${thief}`)
    expect((await undo(later)).status).toBe(204)
    expect(await emailOf(owner)).toBe(thief)
    expect((await undo(token)).status).toBe(204)
    expect(await emailOf(owner)).toBe(owner.email)
  })

  it('wins over the thief’s, also when both are used at the same moment', async () => {
    const owner = await createMember()
    const thief = `thief-${next}`
    const token = await move(owner, thief)
    const later = await move(owner, `again-${thief}`)
    expect((await undo(token)).status).toBe(204)
    // As if the thief's link had been read before the owner's undo ended it.
    const where = { email: { equals: thief }, kind: { equals: 'undo' } } as const
    await payload.update({ collection: 'mail-links', where, data: { usedAt: null } })
    expect((await undo(later)).status).toBe(403)
    expect(await emailOf(owner)).toBe(owner.email)
  })

  it('works again for a move that came after one that was undone', async () => {
    const owner = await createMember()
    await undo(await move(owner, next))
    await payload.update({
      collection: 'members',
      id: owner.id,
      data: { passwordHash: memberData('').passwordHash },
    })
    const token = await move(owner, `second-${next}`, await bench.signIn(owner.id))
    expect((await undo(token)).status).toBe(204)
    expect(await emailOf(owner)).toBe(owner.email)
  })

  it('keeps the old address from others for as long as it works', async () => {
    const owner = await createMember()
    const thief = await createMember()
    const token = await move(owner, next)
    const body = registrationOf('any', { email: owner.email })
    const answer = await post('/users', body)
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('RECORD_NOT_UNIQUE')
    await ask(thief.token, owner.email)
    expect((await confirm(await newest(owner.email, '/verify-email'))).status).toBe(403)
    expect((await undo(token)).status).toBe(204)
    expect(await emailOf(owner)).toBe(owner.email)
  })

  it('ends after seven days, when the address is free again', async () => {
    const owner = await createMember()
    const token = await move(owner, next)
    await shift('mail_links', { expiresAt: new Date(Date.now() - 1).toISOString() })
    expect((await undo(token)).status).toBe(403)
    expect((await post('/users', registrationOf('any', { email: owner.email }))).status).toBe(204)
  })

  it('lets the member go back to the old address', async () => {
    const owner = await createMember()
    await move(owner, next)
    await move(owner, owner.email)
    expect(await emailOf(owner)).toBe(owner.email)
  })
})
