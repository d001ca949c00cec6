import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { signInMember } from '../../../../testing/member-requests.ts'
import { openRetentionBench } from '../../../../testing/retention-bench.ts'
import { mailEnv } from '../../../core/mail/mail.env.ts'
import { maxAttempts } from '../../../core/mail/retry-times.ts'

const { begin, isCounted, isThere, leave, live, member, payload, stop } = await openRetentionBench()
const { smtpUrl } = mailEnv

beforeEach(() => {
  vi.setSystemTime(begin)
})
afterEach(() => {
  vi.useRealTimers()
  mailEnv.smtpUrl = smtpUrl
})
afterAll(stop)

const join = () => member({ emailVerified: false })
async function noticesOf(id: string) {
  const where = { subjectId: { equals: id }, purpose: { equals: 'unverified' } }
  const { docs } = await payload.find({ collection: 'outbox', where })
  return docs.map(({ status, attempts }) => [status, attempts])
}

describe('An account whose e-mail was never confirmed', () => {
  it('is told once, 7 days before, and deleted with the mail that says so, though its member signs in', async () => {
    const id = await join()
    await signInMember(payload, id)
    await live(22.9)
    expect(await noticesOf(id)).toEqual([])
    await live(23.1)
    expect(await noticesOf(id)).toEqual([['waiting', 0]])
    await leave('unverified')
    await live(29.9)
    expect(await noticesOf(id)).toEqual([['sent', 0]])
    expect(await isThere('members', id)()).toBe(true)
    await live(30.2)
    expect(await isThere('members', id)()).toBe(false)
    const where = { subjectId: { equals: id }, purpose: { equals: 'deleted' } }
    expect(await isCounted('outbox', where)).toBe(true)
  })

  it('stays for a week after a notice that came late, and for as long as it has not left', async () => {
    const id = await join()
    await live(40)
    await live(60)
    expect([await noticesOf(id), await isThere('members', id)()]).toEqual([[['waiting', 0]], true])
    await leave('unverified')
    await live(66.9)
    expect(await isThere('members', id)()).toBe(true)
    await live(67.1)
    expect(await isThere('members', id)()).toBe(false)
  })

  it.each([
    ['given up after the last attempt', { status: 'failed', attempts: maxAttempts }],
    ['dropped', { status: 'dropped', attempts: 3 }],
  ])('is warned again if the mail was %s', async (_how, ending) => {
    const id = await join()
    await live(23.1)
    await leave('unverified', ending)
    await live(31)
    expect([await noticesOf(id), await isThere('members', id)()]).toEqual([[['waiting', 0]], true])
    await leave('unverified')
    await live(37.9)
    expect(await isThere('members', id)()).toBe(true)
    await live(38.1)
    expect(await isThere('members', id)()).toBe(false)
  })

  it('goes where its own mail service refuses the address', async () => {
    const id = await join()
    await live(23.1)
    await leave('unverified', { status: 'failed', attempts: 1 })
    await live(30.2)
    expect(await isThere('members', id)()).toBe(false)
  })

  it('stays, untold, where no mail server is set up, and is told once there is one', async () => {
    mailEnv.smtpUrl = undefined
    const id = await join()
    for (const day of [23.1, 31, 400]) await live(day)
    expect([await noticesOf(id), await isThere('members', id)()]).toEqual([[], true])
    mailEnv.smtpUrl = smtpUrl
    await live(401)
    expect([await noticesOf(id), await isThere('members', id)()]).toEqual([[['waiting', 0]], true])
    await leave('unverified')
    mailEnv.smtpUrl = undefined
    await live(409)
    expect(await isThere('members', id)()).toBe(true)
    mailEnv.smtpUrl = smtpUrl
    await live(410)
    expect(await isThere('members', id)()).toBe(false)
  })

  it('stays where LINE is joined, and where it is confirmed on the last day', async () => {
    const [joined, confirmed] = [await join(), await join()]
    await payload.create({
      collection: 'member-identities',
      data: { id: randomUUID(), provider: 'line', subject: randomUUID(), memberId: joined },
    })
    await live(23.1)
    expect([await noticesOf(joined), await noticesOf(confirmed)]).toEqual([[], [['waiting', 0]]])
    await leave('unverified')
    await live(29.9)
    await payload.update({ collection: 'members', id: confirmed, data: { emailVerified: true } })
    await live(31)
    expect(await isThere('members', joined)()).toBe(true)
    expect(await isThere('members', confirmed)()).toBe(true)
  })
})
