import type { BasePayload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { closePayload, openPayload } from '../src/composition/open-payload.ts'
import { staffOutbox } from '../src/features/staff/staff-mail.ts'
import { openLink } from '../src/core/accounts/mail-links.rows.ts'
import type { Mail } from '../src/core/mail/mail.ts'
import { type Outbox, startOutbox } from '../src/core/mail/outbox-worker.ts'
import { collectionTable, connectionTo } from '../src/platform/database/tables.ts'
import { log } from '../src/platform/log.ts'
import { staffData } from '../testing/record-data.ts'
import { staffCalls, tokenOf } from '../testing/staff-calls.ts'
import { testPassword } from '../testing/test-password.ts'

const own = 'quiet lamp seven rivers'
const another = 'copper lantern drifts uphill'
const link = /href="http:\/\/localhost:\d+\/admin\/reset\/([\w-]{43})"/
let payload: BasePayload
let chief: string
let editor: string
let outbox: Outbox
let mails: Mail[] = []
/** What the service answered and logged. */
let said: string[] = []
let count = 0
const ask = staffCalls(() => payload)

beforeAll(async () => {
  payload = await openPayload()
  for (const [mark, role] of [
    ['chief', 'administrator'],
    ['clerk', 'editor'],
  ] as const)
    await payload.create({ collection: 'staff', data: staffData(mark, role) })
  chief = await signIn('chief@example.com', testPassword)
  editor = await signIn('clerk@example.com', testPassword)
  outbox = startOutbox(payload, [staffOutbox], {
    sendMail: async (mail) => void mails.push(mail),
  })
})
beforeEach(() => {
  count += 1
  mails = []
  said = []
  for (const level of ['debug', 'info', 'warn', 'error'] as const)
    vi.spyOn(log, level).mockImplementation((...given: unknown[]) => {
      said.push(JSON.stringify(given))
    })
})
afterEach(() => {
  vi.restoreAllMocks()
  // The link is only in the email, nowhere else.
  const tokens = mails.flatMap(({ html }) => link.exec(html)?.[1] ?? [])
  const leaked = tokens.filter((token) => said.some((text) => text.includes(token)))
  if (leaked.length > 0) throw new Error('An answer or the log holds the token of a link')
})
afterAll(async () => {
  await outbox.stop()
  await closePayload(payload)
})

async function call(...given: Parameters<typeof ask>) {
  const answer = await ask(...given)
  said.push(answer.text)
  return answer
}

const signInAnswer = (email: string, password: string) =>
  call('/login', { body: { email, password }, from: `${Math.random()}` })
const signIn = async (email: string, password: string) =>
  tokenOf(await signInAnswer(email, password))
const reset = (token: string, password = own) =>
  call('/reset-password', { body: { token, password } })
const inviteAgain = (id: number, by = chief) =>
  call(`/${id}/invite`, { method: 'POST', body: {}, token: by })

/** The links that were emailed to an address, in order. */
async function linksTo(email: string): Promise<string[]> {
  await outbox.wake()
  return mails
    .filter(({ to }) => to.includes(email))
    .flatMap(({ html }) => link.exec(html)?.[1] ?? [])
}

/** An account that an administrator created, and its invitation link. */
async function invite(given: object = {}) {
  const email = `invited-${count}@example.com`
  const body = { email, role: 'editor', ...given }
  const answer = await call('', { body, token: chief })
  expect(answer.status, answer.text).toBe(201)
  const id: number = JSON.parse(answer.text).doc.id
  const [token = 'none'] = await linksTo(email)
  return { id, email, token }
}

describe('Anyone who gets an account', () => {
  it.each([{}, { password: '' }, { password: null }, { password: ' '.repeat(12) }])(
    'is mailed a link, and signs in with a password of their own: %j',
    async (given) => {
      const { email, token } = await invite(given)
      expect(mails).toHaveLength(1)
      expect(mails[0]?.text).toContain('7 วัน')
      for (const guess of ['', ' '.repeat(12), testPassword, own])
        expect((await signInAnswer(email, guess)).status).toBeGreaterThanOrEqual(400)
      expect((await reset(token)).status).toBe(200)
      expect((await signInAnswer(email, own)).status).toBe(200)
    },
  )

  it.each([own, 'x', 7, [own], { a: 1 }])('is given no password: %j', async (password) => {
    const email = `given-${count}@example.com`
    const answer = await call('', { body: { email, password, role: 'editor' }, token: chief })
    expect(answer).toMatchObject({ status: 400, fields: ['password'] })
    expect(
      await payload.count({ collection: 'staff', where: { email: { equals: email } } }),
    ).toEqual({ totalDocs: 0 })
  })

  it('is given no password later either, and keeps what they have', async () => {
    const { id, email, token } = await invite()
    const change = (body: object) =>
      call(`/${id}`, {
        method: 'PATCH',
        body: { currentPassword: testPassword, ...body },
        token: chief,
      })
    for (const password of [another, ' '.repeat(12), 7])
      expect(await change({ password, name: 'สมชาย' })).toMatchObject({
        status: 400,
        fields: ['password'],
      })
    await reset(token)
    expect(await change({ password: another })).toMatchObject({ status: 400, fields: ['password'] })
    expect((await signInAnswer(email, own)).status).toBe(200)
    expect(await payload.findByID({ collection: 'staff', id })).toMatchObject({ name: email })
  })

  it('needs no invitation to ask for a link of their own', async () => {
    const { email } = await invite()
    await call('/forgot-password', { body: { email } })
    const [, forgotten = 'none'] = await linksTo(email)
    expect((await reset(forgotten)).status).toBe(200)
  })

  it('is called by their name, or by the address while there is none', async () => {
    const { id, email } = await invite({ name: '  ' })
    const nameAfter = async (body: object) => {
      const sent = { currentPassword: testPassword, ...body }
      await call(`/${id}`, { method: 'PATCH', body: sent, token: chief })
      return (await payload.findByID({ collection: 'staff', id })).name
    }
    expect(await nameAfter({ role: 'editor' })).toBe(email)
    expect(await nameAfter({ email: `Moved-${email}` })).toBe(`moved-${email}`)
    expect(await nameAfter({ name: ' สมชาย ' })).toBe('สมชาย')
    expect(await nameAfter({ email })).toBe('สมชาย')
  })
})

describe('An invitation', () => {
  it('works once, and one of many at the same moment', async () => {
    const { email, token } = await invite()
    expect(await reset(token, 'aaa')).toMatchObject({ status: 400, fields: ['password'] })
    const answers = await Promise.all([1, 2, 3].map((n) => reset(token, `${own} number ${n}`)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403, 403])
    expect((await reset(token, another)).status).toBe(403)
    expect((await signInAnswer(email, another)).status).toBe(401)
  })

  it('works for seven days', async () => {
    const { id, token } = await invite()
    const { docs } = await payload.find({
      collection: 'mail-links',
      where: { account: { equals: `staff ${id}` } },
    })
    const days = (Date.parse(docs[0]?.expiresAt ?? '') - Date.now()) / (24 * 60 * 60 * 1000)
    expect(days).toBeCloseTo(7, 1)
    const expiresAt = new Date(Date.now() - 1000).toISOString()
    await connectionTo(payload).update(collectionTable(payload, 'mail-links')).set({ expiresAt })
    expect((await reset(token)).status).toBe(403)
  })

  it('ends with a second one, and of several at once one works', async () => {
    const { id, email, token: first } = await invite()
    expect((await inviteAgain(id)).status).toBe(200)
    const [, second = 'none'] = await linksTo(email)
    expect(second).not.toBe(first)
    expect((await reset(first)).status).toBe(403)
    await Promise.all([inviteAgain(id), inviteAgain(id), inviteAgain(id)])
    const tokens = (await linksTo(email)).slice(2)
    expect((await reset(second)).status).toBe(403)
    const answers: number[] = []
    for (const token of tokens) answers.push((await reset(token)).status)
    expect(answers.filter((status) => status === 200)).toHaveLength(1)
  })

  it.each([
    ['the address changes', { email: 'elsewhere@example.com' }],
    ['the account gets a password another way', { password: another }],
  ])('ends when %s', async (_, data) => {
    const { id, token } = await invite()
    await payload.update({ collection: 'staff', id, data })
    expect((await reset(token)).status).toBe(403)
    await payload.delete({ collection: 'staff', id })
  })

  it('is mailed to the new address when that is corrected', async () => {
    const { id, email, token } = await invite()
    const right = `right-${email}`
    const change = (body: object) =>
      call(`/${id}`, {
        method: 'PATCH',
        body: { currentPassword: testPassword, ...body },
        token: chief,
      })
    expect((await change({ email: right })).status).toBe(200)
    expect(await linksTo(email)).toEqual([token])
    const [fresh = 'none', ...others] = await linksTo(right)
    expect(others).toEqual([])
    expect((await reset(token)).status).toBe(403)
    expect((await reset(fresh)).status).toBe(200)
    expect((await signInAnswer(right, own)).status).toBe(200)
    // Accounts with a password get no invitation.
    expect((await change({ email })).status).toBe(200)
    expect(await linksTo(email)).toEqual([token])
  })

  it('stays ended when the address changes back', async () => {
    const { id, email, token } = await invite()
    for (const moved of ['elsewhere@example.com', email])
      await payload.update({ collection: 'staff', id, data: { email: moved } })
    expect((await reset(token)).status).toBe(403)
  })

  it('works for no address but the one that it was mailed to, and for no account with a password', async () => {
    const { id, email } = await invite()
    const open = async (secret: string, to: string) => {
      const expiresAt = new Date(Date.now() + 60_000)
      const account = { collection: 'staff', id } as const
      await openLink(payload, { kind: 'invite', account, email: to, token: secret, expiresAt })
      return secret
    }
    const strangers = await open(`stranger-${count}`, 'stranger@example.com')
    expect((await reset(strangers)).status).toBe(403)
    await payload.update({ collection: 'staff', id, data: { password: another } })
    const late = await open(`late-${count}`, email)
    expect((await reset(late)).status).toBe(403)
    expect((await signInAnswer(email, another)).status).toBe(200)
  })

  it('ends with its account, and does not open the next one of the same id', async () => {
    const { id, token } = await invite()
    await payload.delete({ collection: 'staff', id })
    expect((await reset(token)).status).toBe(403)
    expect((await inviteAgain(id)).status).toBe(404)
  })

  it('is not mailed any more once it was replaced or used', async () => {
    await outbox.stop()
    const body = { email: `waits-${count}@example.com`, role: 'editor' }
    const { id } = JSON.parse((await call('', { body, token: chief })).text).doc
    await inviteAgain(id)
    outbox = startOutbox(payload, [staffOutbox], {
      sendMail: async (mail) => void mails.push(mail),
    })
    expect(await linksTo(body.email)).toHaveLength(1)
  })

  it('is for administrators to send, and for an account with a password an hour’s link', async () => {
    const { id, email, token } = await invite()
    for (const by of [editor, 'nobody']) expect((await inviteAgain(id, by)).status).toBe(403)
    await reset(token)
    mails = []
    expect((await inviteAgain(id)).status).toBe(200)
    const [fresh = 'none'] = await linksTo(email)
    const { docs } = await payload.find({
      collection: 'mail-links',
      where: { and: [{ account: { equals: `staff ${id}` } }, { usedAt: { exists: false } }] },
    })
    expect(docs).toMatchObject([{ kind: 'reset' }])
    expect((await reset(fresh, another)).status).toBe(200)
  })

  it('cannot be read by others: the account does not show it', async () => {
    const { id, token } = await invite()
    for (const path of [`/${id}?showHiddenFields=true`, '?limit=0&showHiddenFields=true', '/me']) {
      const { text } = await call(path, { token: chief })
      expect(text).not.toContain(token)
      expect(text).not.toMatch(/mustChange|givenPass|"hash"|"salt"|seed/)
    }
    const kept = await payload.find({ collection: 'outbox', showHiddenFields: true })
    expect(JSON.stringify(kept)).not.toContain(token)
  })
})
