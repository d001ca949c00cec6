import { getPayload, handleEndpoints, type BasePayload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { closePayload, openPayload } from '../../composition/open-payload.ts'
import { connectionTo, tableOf } from '../../ground/database/tables.ts'
import { staffData } from '../../../testing/record-data.ts'
import type { Mail } from '../../engines/mail/mail.ts'
import { findOutboxStall } from '../../engines/mail/outbox-care.rows.ts'
import { onOutboxWakeUp } from '../../engines/mail/outbox-wake-up.ts'
import { type Outbox, startOutbox } from '../../engines/mail/outbox-worker.ts'
import { staffOutbox } from './reset-mail.ts'

const email = 'editor@example.com'
const link = /href="http:\/\/localhost:\d+\/admin\/reset\/([0-9a-f]{40})"/
let payload: BasePayload
let mails: Mail[]
let outbox: Outbox | undefined

beforeAll(async () => {
  payload = await openPayload()
  await payload.create({ collection: 'staff', data: staffData('editor', 'editor') })
})
beforeEach(async () => {
  mails = []
  await payload.delete({ collection: 'outbox', where: {} })
  await connectionTo(payload)
    .update(tableOf(payload, 'staff', ['resetPasswordRequestedAt']))
    .set({ resetPasswordRequestedAt: null })
})
afterEach(() => outbox?.stop())
afterAll(() => closePayload(payload))

async function forgot(reader: string): Promise<number> {
  const request = new Request('http://localhost/cms-api/staff/forgot-password', {
    method: 'POST',
    headers: { 'content-type': 'application/json', host: 'evil.example' },
    body: JSON.stringify({ email: reader }),
  })
  return (await handleEndpoints({ config: payload.config, request })).status
}

function start(sendMail = async (mail: Mail) => void mails.push(mail)): Outbox {
  outbox = startOutbox(payload, [staffOutbox], { sendMail })
  return outbox
}
const rows = async () => (await payload.find({ collection: 'outbox' })).docs

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

  it('is tried again, shows as a stall, and loses its link with the hour in which it works', async () => {
    await forgot(email)
    const worker = start(() => Promise.reject(new Error('away')))
    await worker.wake()
    const past = new Date(Date.now() - 61 * 60_000).toISOString()
    const box = tableOf(payload, 'outbox', [])
    await connectionTo(payload).update(box).set({ queuedAt: past, nextAttemptAt: past })
    expect(await findOutboxStall(payload)).toEqual({ waiting: 1, failed: 0 })
    expect((await rows())[0]?.content).not.toBeNull()
    await connectionTo(payload).update(box).set({ expiresAt: past })
    await worker.wake()
    expect(await rows()).toMatchObject([{ status: 'dropped', attempts: 2, content: null }])
  })

  it('leaves after a restart in between; its link works, and is not kept', async () => {
    await forgot(email)
    await closePayload(payload)
    payload = await openAgain()
    await start().wake()
    const token = link.exec(mails[0]?.html ?? '')?.[1] ?? 'none'
    expect(await rows()).toMatchObject([{ status: 'sent', content: null }])
    expect(JSON.stringify(await rows())).not.toContain(token)
    const data = { token, password: 'another-long-password' }
    await payload.resetPassword({ collection: 'staff', data, overrideAccess: true })
    const login = { email, password: data.password }
    expect((await payload.login({ collection: 'staff', data: login })).token).toBeTruthy()
  })
})

/** Payload hands out the one it has closed, unless it is asked for another. */
async function openAgain(): Promise<BasePayload> {
  const { default: config } = await import('../../payload.config.ts')
  return await getPayload({ config, key: 'after the restart' })
}
