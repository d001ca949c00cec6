import { createHash, randomUUID } from 'node:crypto'
import { getPayload, type BasePayload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { closePayload, openPayload } from '../../composition/open-payload.ts'
import { collectionTable, connectionTo } from '../../platform/database/tables.ts'
import { staffData } from '../../../testing/record-data.ts'
import { staffCalls, tokenOf } from '../../../testing/staff-calls.ts'
import type { Mail } from '../../core/mail/mail.ts'
import { findOutboxStall } from '../../core/mail/outbox-admin.rows.ts'
import { onOutboxWakeUp } from '../../core/mail/outbox-wake-up.ts'
import { type Outbox, startOutbox } from '../../core/mail/outbox-worker.ts'
import { staffArea } from './staff.area.ts'

const email = 'reader@example.com'
const link = /href="http:\/\/localhost:\d+\/admin\/reset\/([\w-]{43})"/
let payload: BasePayload
let instance = 'default'
const call = staffCalls(
  () => payload,
  () => instance,
)
let mails: Mail[]
let outbox: Outbox | undefined

beforeAll(async () => {
  payload = await openPayload()
  await payload.create({ collection: 'staff', data: staffData('reader') })
})
beforeEach(async () => {
  mails = []
  await payload.delete({ collection: 'outbox', where: {} })
  await payload.delete({ collection: 'mail-links', where: {} })
})
afterEach(() => outbox?.stop())
afterAll(() => closePayload(payload))

const forgot = async (reader: string) =>
  (await call('/forgot-password', { body: { email: reader } })).status
const reset = (token: string, password: string) =>
  call('/reset-password', { body: { token, password } })
const opens = async (password: string) =>
  (await call('/login', { body: { email, password }, from: randomUUID() })).status === 200

function start(sendMail = async (mail: Mail) => void mails.push(mail)): Outbox {
  outbox = startOutbox(
    payload,
    [staffArea.outbox].flatMap((source) => source ?? []),
    { sendMail },
  )
  return outbox
}
const rows = async () => (await payload.find({ collection: 'outbox' })).docs

/** Requests links and returns the email texts. */
async function askForLinks(count: number): Promise<string[]> {
  // A running outbox would send at once, and concurrently.
  await outbox?.stop()
  for (let asked = 0; asked < count; asked++) await forgot(email)
  await start().wake()
  return mails.flatMap(({ html }) => link.exec(html)?.[1] ?? [])
}

describe('A forgotten password of staff', () => {
  it('is mailed with a link to the admin, whatever host the request names (case 4)', async () => {
    expect(await forgot('nobody@example.com')).toBe(200)
    expect(await forgot(email)).toBe(200)
    await start().wake()
    expect(mails).toMatchObject([{ to: [email], html: expect.stringMatching(link) }])
  })

  it('is in the outbox when it is answered, and leaves at once', async () => {
    const woken = vi.fn<() => void>()
    const stop = onOutboxWakeUp(woken)
    await forgot(email)
    expect(await rows()).toMatchObject([
      { purpose: 'reset', channel: 'mail', subjectKind: 'staff', status: 'waiting' },
    ])
    await expect.poll(() => woken.mock.calls.length).toBe(1)
    stop()
  })

  it('makes the same work for an address that nobody has (case 3)', async () => {
    const { db } = payload
    if (!('drizzle' in db)) throw new Error('There is no SQL to count')
    const counted = ['select', 'insert', 'update', 'delete'] as const
    const spies = counted.map((name) => vi.spyOn(connectionTo(payload), name))
    const workFor = async (reader: string) => {
      spies.forEach((spy) => spy.mockClear())
      expect(await forgot(reader)).toBe(200)
      return spies.map((spy) => spy.mock.calls.length)
    }
    const known = await workFor(email)
    expect(await workFor('nobody@example.com')).toEqual(known)
    spies.forEach((spy) => spy.mockRestore())
  })

  it('is tried again, shows as a stall, and loses its link with the hour in which it works', async () => {
    await forgot(email)
    const worker = start(() => Promise.reject(new Error('away')))
    await worker.wake()
    const past = new Date(Date.now() - 61 * 60_000).toISOString()
    const box = collectionTable(payload, 'outbox')
    await connectionTo(payload).update(box).set({ queuedAt: past, nextAttemptAt: past })
    expect(await findOutboxStall(payload)).toEqual({ waiting: 1, failed: 0 })
    expect((await rows())[0]?.content).not.toBeNull()
    await connectionTo(payload).update(box).set({ expiresAt: past })
    await worker.wake()
    expect(await rows()).toMatchObject([{ status: 'dropped', attempts: 2, content: null }])
  })

  it('gets the same link at each attempt, and it works', async () => {
    await forgot(email)
    const attempts: string[] = []
    const worker = start(async ({ html }) => {
      attempts.push(link.exec(html)?.[1] ?? 'none')
      if (attempts.length === 1) throw new Error('The answer of the mail server was lost')
    })
    await worker.wake()
    const now = new Date().toISOString()
    await connectionTo(payload)
      .update(collectionTable(payload, 'outbox'))
      .set({ nextAttemptAt: now })
    await worker.wake()
    expect(attempts).toEqual([attempts[0], attempts[0]])
    expect((await reset(attempts[0] ?? '', 'sunny lamp seven rivers')).status).toBe(200)
  })

  it('fills nobody’s mailbox: a sixth link waits until one of the five has ended', async () => {
    expect(await askForLinks(7)).toHaveLength(5)
  })
})

describe('A link to a new password', () => {
  it('works after a restart in between, and is kept nowhere', async () => {
    await forgot(email)
    await closePayload(payload)
    payload = await openAgain()
    await start().wake()
    const token = link.exec(mails[0]?.html ?? '')?.[1] ?? 'none'
    expect(await rows()).toMatchObject([{ status: 'sent', content: null }])
    const kept = await payload.find({ collection: 'mail-links' })
    expect(kept.docs).toMatchObject([
      { tokenHash: createHash('sha256').update(token).digest('hex') },
    ])
    expect(
      JSON.stringify([
        await rows(),
        kept,
        await payload.find({ collection: 'staff', showHiddenFields: true }),
      ]),
    ).not.toContain(token)
    expect((await reset(token, 'amber lamp seven rivers')).status).toBe(200)
    expect(await opens('amber lamp seven rivers')).toBe(true)
  })

  it('goes on working when somebody asks for another', async () => {
    const [first = '', second = ''] = await askForLinks(2)
    expect(first).not.toBe(second)
    expect((await reset(first, 'yellow lamp seven rivers')).status).toBe(200)
    expect(await opens('yellow lamp seven rivers')).toBe(true)
  })

  it('works once, and the others of its account end with it', async () => {
    const tokens = await askForLinks(2)
    const answers = await Promise.all(
      [...tokens, ...tokens].map((token, index) => reset(token, `lamp of the ${index} rivers`)),
    )
    const taken = answers.filter(({ status }) => status === 200)
    expect(taken).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(3)
    for (const token of tokens) expect((await reset(token, 'purple rivers lamp')).status).toBe(403)
  })

  it('signs nobody in, shows no token, and ends the sessions there are', async () => {
    const [token = ''] = await askForLinks(1)
    const password = 'green lamp seven rivers'
    const answer = await reset(token, password)
    expect(answer.headers.getSetCookie().join()).not.toContain('payload-token')
    expect(answer.text).not.toMatch(/eyJ/)
    const login = { body: { email, password }, from: 'a new place' }
    const session = tokenOf(await call('/login', login))
    const [next = ''] = (await askForLinks(1)).slice(-1)
    expect((await reset(next, 'brown lamp seven rivers')).status).toBe(200)
    expect(JSON.parse((await call('/me', { token: session })).text).user).toBeNull()
  })

  it('is not used up by a password that is refused', async () => {
    const [token = ''] = await askForLinks(1)
    expect(await reset(token, 'aaa')).toMatchObject({ status: 400, fields: ['password'] })
    expect((await reset(token, 'white lamp seven rivers')).status).toBe(200)
  })

  it.each([undefined, '', 7, 'made-up', 'x'.repeat(300), 'null\u0000'])(
    'that is none opens nothing: %j',
    async (token) => {
      const body = { token, password: 'white lamp seven rivers' }
      expect([400, 403]).toContain((await call('/reset-password', { body })).status)
    },
  )

  it('ends after an hour, with a new address, and with its account', async () => {
    const [late = ''] = await askForLinks(1)
    const past = new Date(Date.now() - 1000).toISOString()
    const resets = collectionTable(payload, 'mail-links')
    await connectionTo(payload).update(resets).set({ expiresAt: past })
    expect((await reset(late, 'black lamp seven rivers')).status).toBe(403)
    const data = staffData('leaver')
    const { id } = await payload.create({ collection: 'staff', data })
    for (const change of [
      () => payload.update({ collection: 'staff', id, data: { email: 'gone@example.com' } }),
      () => payload.delete({ collection: 'staff', id }),
    ]) {
      mails = []
      const { email: reader } = await payload.findByID({ collection: 'staff', id })
      await forgot(reader)
      await start().wake()
      const token = link.exec(mails[0]?.html ?? '')?.[1] ?? 'none'
      await change()
      expect((await reset(token, 'black lamp seven rivers')).status).toBe(403)
    }
  })
})

/** Payload returns its closed instance unless another key is given. */
async function openAgain(): Promise<BasePayload> {
  const { default: config } = await import('../../payload.config.ts')
  instance = 'after the restart'
  return await getPayload({ config, key: instance })
}
