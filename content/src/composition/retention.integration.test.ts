import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { createInterest, createLead } from '../../testing/lead-records.ts'
import { signInMember } from '../../testing/member-requests.ts'
import { daysOf, openRetentionBench } from '../../testing/retention-bench.ts'
import { storePhoto } from '../features/contact/photo/lead-photo.files.ts'
import { storeChoice } from '../features/consent/consent-log.rows.ts'
import { queueMail } from '../features/account/mail/queue-mail.ts'
import { aboutRequest } from '../features/data-request/request/stored-request.rows.ts'
import { removeMember } from '../features/account/removal/remove-member.ts'
import { openLink } from '../core/accounts/mail-links.rows.ts'
import { takeTry } from '../core/attempts/attempts.rows.ts'
import { casesOf } from '../core/cases/cases.rows.ts'
import { hashOfErased } from '../core/erasures/erasures.rows.ts'
import { moveToOrphans } from '../core/files/orphaned-files.ts'
import { mailEnv } from '../core/mail/mail.env.ts'
import { logTraffic, settleTraffic } from '../core/traffic/log-traffic.ts'
import { connectionTo } from '../platform/database/tables.ts'
import { env } from '../platform/env.ts'
import { files } from '../platform/files/files.ts'
import { log } from '../platform/log.ts'
import {
  type TimedRetentionName,
  inactiveNoticeDays,
  unverifiedNoticeDays,
} from '../platform/retention/retention-table.ts'

const { at, begin, change, isCounted, isThere, leave, live, member, payload, stop } =
  await openRetentionBench()

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
afterAll(stop)

async function answered(): Promise<() => Promise<boolean>> {
  const asked = { kind: 'access', channel: 'counter', language: 'th' } as const
  const who = { name: 'วิภา', email: `${randomUUID()}@example.com`, proof: 'เห็นบัตรประชาชน' }
  const data = { id: randomUUID(), ...asked, ...who }
  const { id } = await payload.create({ collection: 'data-requests', data })
  await change('data_requests', id, { state: 'answered', closedAt: begin.toISOString() })
  const { kind, subject } = aboutRequest(id)
  const cases = casesOf(payload)
  await connectionTo(payload)
    .update(cases)
    .set({ state: 'closed', openKey: null, decidedAt: begin.toISOString() })
    .where(eq(cases.subject, subject))
  return async () => {
    const found = await Promise.all([
      isCounted('data-requests', { id: { equals: id } }),
      isCounted('cases', { kind: { equals: kind }, subject: { equals: subject } }),
      isCounted('case-steps', { subject: { equals: subject } }),
    ])
    expect(new Set(found).size).toBe(1)
    return found[0]
  }
}

/** One record of each period, with an existence check. Without the audit log, which a moved clock cannot shorten. */
const lives: Record<
  Exclude<TimedRetentionName, 'staff-audit'>,
  () => Promise<() => Promise<boolean>>
> = {
  'unverified-accounts': async () => isThere('members', await member({ emailVerified: false })),
  'inactive-accounts': async () => isThere('members', await member({ emailVerified: true })),
  async 'ended-sessions'() {
    const id = await member({ emailVerified: true })
    const { sessionId } = await signInMember(payload, id)
    await change('member_sessions', sessionId, { expiresAt: begin.toISOString() })
    return isThere('member-sessions', sessionId)
  },
  async 'sign-in-tries'() {
    const key = randomUUID()
    await takeTry(payload, key)
    return () => isCounted('account-attempts', { key: { equals: key } })
  },
  async 'mailed-links'() {
    const id = randomUUID()
    const account = { collection: 'members', id } as const
    const email = `${id}@example.com`
    const link = { kind: 'reset', account, email, token: id, expiresAt: at(0.1) } as const
    await openLink(payload, link)
    return () => isCounted('mail-links', { email: { equals: email } })
  },
  async 'mail-bodies'() {
    const id = await member({ emailVerified: true })
    await queueMail(payload, id, 'welcome')
    const path = join(mailEnv.folder, `${randomUUID()}.eml`)
    await mkdir(mailEnv.folder, { recursive: true })
    await writeFile(path, 'เนื้อหา')
    await utimes(path, begin, begin)
    return async () => {
      const where = { subjectId: { equals: id }, purpose: { equals: 'welcome' } }
      const { docs } = await payload.find({ collection: 'outbox', where, showHiddenFields: true })
      const hasBody = docs.some(({ content }) => content !== null && content !== undefined)
      expect(hasBody).toBe(existsSync(path))
      return hasBody
    }
  },
  'franchise-leads': async () =>
    isThere('leads', (await createInterest(payload, { status: 'closed' })).id),
  'problem-reports': async () =>
    isThere('leads', (await createLead(payload, { kind: 'problem', status: 'refunded' })).id),
  messages: async () => isThere('leads', (await createLead(payload, { status: 'closed' })).id),
  async 'problem-photos'() {
    const photo = { data: Buffer.from('x'), width: 1, height: 1 }
    const id = await storePhoto(payload, photo)
    await createLead(payload, { kind: 'problem', status: 'closed', photo: id })
    return isThere('lead-photos', id)
  },
  async 'cookie-choices'() {
    const id = randomUUID()
    const read = { policyVersion: '1', language: 'th', channel: 'website' } as const
    await storeChoice(payload, { id, action: 'accept_all', categories: [], ...read })
    return isThere('consent-log', id)
  },
  'data-requests': answered,
  async 'unproven-requests'() {
    const asked = { kind: 'access', channel: 'website', language: 'th', state: 'unproven' } as const
    const data = { ...asked, id: randomUUID(), email: `${randomUUID()}@example.com` }
    const { id } = await payload.create({ collection: 'data-requests', data })
    await change('data_requests', id, { createdAt: begin.toISOString() })
    return isThere('data-requests', id)
  },
  async 'returned-mails'() {
    const event = randomUUID()
    const occurredAt = begin.toISOString()
    const bounce = { memberId: randomUUID(), address: 'gone@example.com', score: 2 }
    const data = { ...bounce, what: 'hard', event, occurredAt } as const
    await payload.create({ collection: 'mail-bounces', data })
    return () => isCounted('mail-bounces', { event: { equals: event } })
  },
  async 'removed-posts'() {
    const data = { decision: randomUUID(), subject: 'post:1', detail: 'โทรมาได้เลย' }
    const { id } = await payload.create({ collection: 'board-kept-texts', data })
    return isThere('board-kept-texts', id)
  },
  async 'moderation-cases'() {
    const subject = `post:${randomUUID().slice(0, 8)}`
    const dueAt = begin.toISOString()
    const closed = { state: 'closed', decidedAt: dueAt, decision: 'remove', version: 3 }
    const { id } = await payload.create({
      collection: 'cases',
      data: { kind: 'reported', subject, dueAt, ...closed },
    })
    await payload.create({
      collection: 'board-reports',
      data: { memberId: randomUUID(), subject, reason: 'spam' },
    })
    await payload.create({
      collection: 'board-appeals',
      data: { caseId: id, memberId: randomUUID(), about: 'limit', message: subject },
    })
    const step = { kind: 'reported', caseId: id, act: 'remove', subject }
    await payload.create({ collection: 'case-steps', data: step })
    return async () => {
      const found = await Promise.all([
        isCounted('cases', { id: { equals: id } }),
        isCounted('board-reports', { subject: { equals: subject } }),
        isCounted('board-appeals', { caseId: { equals: id } }),
        isCounted('case-steps', { subject: { equals: subject } }),
      ])
      expect(new Set(found).size).toBe(1)
      return found[0]
    }
  },
  async 'traffic-log'() {
    const path = join(env.dataDir, 'traffic', `${at(0).toISOString().slice(0, 10)}.log`)
    logTraffic({ act: 'sign-in', memberId: randomUUID(), address: '203.0.113.7' })
    await settleTraffic()
    return async () => existsSync(path)
  },
  async strays() {
    const path = join(env.libraryDir, `${randomUUID()}.pdf`)
    await writeFile(path, 'x')
    await moveToOrphans(files.library, [{ name: basename(path), bytes: 1, modified: new Date() }])
    expect(existsSync(path)).toBe(false)
    return async () => (await readdir(env.straysDir)).length > 0
  },
  async backups() {
    const time = begin.toISOString().replaceAll(/[:.]/g, '-')
    const names = [`backups/${time}`, `backups/${time}-before-migration`, `replaced/${time}`]
    const paths = names.map((name) => join(env.dataDir, name))
    for (const folder of paths) {
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, 'database.sqlite'), 'x')
    }
    return async () => {
      const found = paths.map((folder) => existsSync(folder))
      expect(new Set(found).size).toBe(1)
      return found[0] ?? false
    }
  },
  async erasures() {
    const id = await member({ emailVerified: true })
    await removeMember(payload, id)
    return () => isCounted('erasures', { hash: { equals: hashOfErased('members', id) } })
  },
  async 'retention-runs'() {
    const key = `today ${randomUUID()}`
    const data = { key, job: 'messages', days: 365, removed: 1 }
    const { id } = await payload.create({ collection: 'retention-runs', data })
    return isThere('retention-runs', id)
  },
}

function isLiving(name: string): name is keyof typeof lives {
  return name in lives
}

/** A day of the traffic log or of orphaned files is deleted as a whole, once its last moment has expired. */
const endOf = (name: TimedRetentionName) =>
  daysOf(name) + (name === 'traffic-log' || name === 'strays' ? 1 : 0)

describe('Through 25 months, with two processes,', () => {
  it(
    'each thing is there to the end of its period, and gone after it',
    { timeout: 180_000 },
    async () => {
      const failed = vi.spyOn(log, 'error')
      const names = Object.keys(lives).filter(isLiving)
      vi.setSystemTime(begin)
      const looks = new Map<TimedRetentionName, () => Promise<boolean>>()
      for (const name of names) looks.set(name, await lives[name]())
      const { first, last } = inactiveNoticeDays
      const inactive = daysOf('inactive-accounts')
      const unverified = daysOf('unverified-accounts') - unverifiedNoticeDays
      // Account notices are only on time if the job runs at these moments.
      const noticed = [unverified + 0.1, inactive - first + 0.1, inactive - last + 0.2]
      const ends = names.flatMap((name) => [endOf(name) - 0.5, endOf(name) + 0.5])
      const days = [...new Set([...noticed, ...ends, 761])].filter((day) => day > 0)
      for (const day of days.toSorted((a, b) => a - b)) {
        await live(day)
        await leave('unverified')
        for (const [name, look] of looks)
          expect(await look(), `${name} on day ${day}`).toBe(day < endOf(name))
      }
      expect(failed).not.toHaveBeenCalled()
    },
  )
})
