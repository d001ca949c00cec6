import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { type BasePayload, getPayload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createInterest, createLead } from '../../testing/lead-records.ts'
import { signInMember } from '../../testing/member-requests.ts'
import { memberData } from '../../testing/record-data.ts'
import { storePhoto } from '../areas/contact/photo/lead-photo.files.ts'
import { storeChoice } from '../areas/consent/consent-log.rows.ts'
import { keepWelcome } from '../areas/account/mail/queue-mail.ts'
import { removeMember } from '../areas/account/removal/remove-member.ts'
import { openLink } from '../engines/accounts/mail-links.rows.ts'
import { takeTry } from '../engines/accounts/attempts.rows.ts'
import { hashOfErased } from '../engines/erasures/erasures.rows.ts'
import { mailEnv } from '../engines/mail/mail.env.ts'
import type { RetentionJob } from '../engines/retention/retention-job.ts'
import { removeDue, runRetention } from '../engines/retention/run-retention.ts'
import { startRetention } from '../engines/retention/start-retention.ts'
import { connectionTo, tableOf } from '../ground/database/tables.ts'
import { logTraffic, settleTraffic } from '../engines/traffic/log-traffic.ts'
import { env } from '../ground/env.ts'
import { log } from '../ground/log.ts'
import {
  type DueName,
  inactiveNoticeDays,
  isDueName,
  type Kept,
  retentionTable,
} from '../ground/retention/retention-table.ts'
import { closePayload, openPayload } from './open-payload.ts'
import { retentionJobs } from './retention-jobs.ts'

const dayMs = 24 * 60 * 60 * 1000
// At midnight: the traffic log is counted in whole days.
const begin = new Date(`${new Date().toISOString().slice(0, 10)}T00:00:01.000Z`)
const at = (days: number) => new Date(begin.getTime() + days * dayMs)

let payload: BasePayload
let other: BasePayload

beforeAll(async () => {
  payload = await openPayload()
  // With connections of its own, as another process has them.
  const { default: config } = await import('../payload.config.ts')
  other = await getPayload({ config, key: 'another' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
afterAll(async () => {
  await closePayload(other)
  await closePayload(payload)
})

/** Collections in which nothing personal stands. */
const impersonal = [
  'about-pages',
  'banners',
  'board-counts',
  'board-shelves',
  'branches',
  'careers',
  'contact-clicks',
  'customer-reviews',
  'download-categories',
  'download-subcategories',
  'downloads',
  'enews',
  'faq-misses',
  'faqs',
  'franchise-comments',
  'franchise-packages',
  'general-cookies',
  'investor-reasons',
  'library-counts',
  'library-files',
  'library-previews',
  'machines',
  'main-faqs',
  'media',
  'milestones',
  'news',
  'news-categories',
  'official-channels',
  'payload-kv',
  'payload-migrations',
  'policy-images',
  'provinces',
  'rewards',
  'sectors',
  'special-events',
  'sub-faqs',
]

describe('The retention table', () => {
  const rows = Object.values<Kept>(retentionTable)

  it('has every collection in which something personal stands, and no other', () => {
    const named = new Set(rows.flatMap(({ where }) => where.filter((name) => !name.endsWith('/'))))
    const known = payload.config.collections.map(({ slug }) => String(slug))
    expect([...named].filter((name) => !known.includes(name))).toEqual([])
    const silent = known.filter((slug) => !named.has(slug) && !impersonal.includes(slug))
    expect(silent).toEqual([])
    expect(impersonal.filter((slug) => named.has(slug))).toEqual([])
  })

  it('has a job for each period that is counted in days', () => {
    expect(Object.keys(retentionJobs).toSorted()).toEqual(
      Object.keys(retentionTable).filter(isDueName).toSorted(),
    )
  })
})

/** One record of each period, and how to look whether it is there; but for the audit, which a moved clock cannot shorten. */
const lives: Record<Exclude<DueName, 'staff-audit'>, () => Promise<() => Promise<boolean>>> = {
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
    await keepWelcome(payload, id)
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
    await storeChoice(payload, { id, action: 'accept_all', categories: [], policyVersion: '1' })
    return isThere('consent-log', id)
  },
  async 'removed-posts'() {
    const data = { decision: randomUUID(), subject: 'post:1', detail: 'โทรมาได้เลย' }
    const { id } = await payload.create({ collection: 'board-kept-texts', data })
    return isThere('board-kept-texts', id)
  },
  async 'moderation-cases'() {
    const subject = `post:${randomUUID().slice(0, 8)}`
    const dueAt = begin.toISOString()
    const decided = { state: 'decided', decidedAt: dueAt, decision: 'remove' } as const
    const { id } = await payload.create({
      collection: 'board-cases',
      data: { kind: 'reported', subject, dueAt, ...decided },
    })
    await payload.create({
      collection: 'board-reports',
      data: { memberId: randomUUID(), subject, reason: 'spam' },
    })
    await payload.create({
      collection: 'board-appeals',
      data: { caseId: id, memberId: randomUUID(), about: 'limit', message: subject },
    })
    await payload.create({ collection: 'board-log', data: { act: 'remove', subject } })
    return async () => {
      const found = await Promise.all([
        isCounted('board-cases', { id: { equals: id } }),
        isCounted('board-reports', { subject: { equals: subject } }),
        isCounted('board-appeals', { caseId: { equals: id } }),
        isCounted('board-log', { subject: { equals: subject } }),
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

async function member(change: { emailVerified: boolean }): Promise<string> {
  const data = { ...memberData(randomUUID()), ...change }
  return (await payload.create({ collection: 'members', data })).id
}

function isLiving(name: string): name is keyof typeof lives {
  return name in lives
}

type Slug = Parameters<BasePayload['count']>[0]['collection']

const isThere = (collection: Slug, id: string | number) => () =>
  isCounted(collection, { id: { equals: id } })

async function isCounted(collection: Slug, where: object): Promise<boolean> {
  return (await payload.count({ collection, where: { ...where } })).totalDocs > 0
}

async function change(table: string, id: string, to: Record<string, unknown>): Promise<void> {
  const rows = tableOf(payload, table, ['id'])
  await connectionTo(payload).update(rows).set(to).where(eq(rows.id, id))
}

/** A day of the clock on which two processes begin their work at once. */
async function live(days: number): Promise<void> {
  vi.setSystemTime(at(days))
  await Promise.all([runRetention(payload, retentionJobs), runRetention(other, retentionJobs)])
}

const daysOf = (name: DueName) => retentionTable[name].period.days
/** A day of the traffic log is deleted whole, once its last moment has had its time. */
const endOf = (name: DueName) => daysOf(name) + (name === 'traffic-log' ? 1 : 0)

describe('Through 25 months, with two processes,', () => {
  it('each thing is there to the end of its period, and gone after it', { timeout: 180_000 }, async () => {
    const failed = vi.spyOn(log, 'error')
    const names = Object.keys(lives).filter(isLiving)
    vi.setSystemTime(begin)
    const looks = new Map<DueName, () => Promise<boolean>>()
    for (const name of names) looks.set(name, await lives[name]())
    const { first, last } = inactiveNoticeDays
    const inactive = daysOf('inactive-accounts')
    // The two notices of an account that is not used come in time only if somebody looks.
    const noticed = [inactive - first + 0.1, inactive - last + 0.2]
    const ends = names.flatMap((name) => [endOf(name) - 0.5, endOf(name) + 0.5])
    const days = [...new Set([...noticed, ...ends, 761])].filter((day) => day > 0)
    for (const day of days.toSorted((a, b) => a - b)) {
      await live(day)
      for (const [name, look] of looks)
        expect(await look(), `${name} on day ${day}`).toBe(day < endOf(name))
    }
    expect(failed).not.toHaveBeenCalled()
  })
})

describe('An account that is not used', () => {
  const inactive = daysOf('inactive-accounts')
  /** How many mails were queued for him today. */
  const noticesOf = async (id: string) => {
    const queuedAt = { greater_than: new Date(Date.now() - dayMs / 2).toISOString() }
    const where = { subjectId: { equals: id }, purpose: { equals: 'inactive' }, queuedAt }
    return (await payload.count({ collection: 'outbox', where })).totalDocs
  }
  const isKept = (id: string) => isCounted('members', { id: { equals: id } })

  it('is told of twice, once each, and deleted with the mail that says so', async () => {
    vi.setSystemTime(begin)
    const id = await member({ emailVerified: true })
    for (const [day, notices, kept] of [
      [inactive - 61, 0, true],
      [inactive - 59, 1, true],
      [inactive - 20, 0, true],
      [inactive - 13, 1, true],
      [inactive - 1, 0, true],
      [inactive + 2, 0, false],
    ] as const) {
      await live(day)
      expect([await noticesOf(id), await isKept(id)], `on day ${day}`).toEqual([notices, kept])
    }
    expect(await isCounted('outbox', { subjectId: { equals: id }, purpose: { equals: 'deleted' } })).toBe(true)
  })

  it('is kept once its member has been here, and all begins anew', async () => {
    vi.setSystemTime(begin)
    const [signsIn, goesOn] = [await member({ emailVerified: true }), await member({ emailVerified: true })]
    await live(inactive - 59)
    await live(inactive - 13)
    await signInMember(payload, signsIn)
    const { sessionId } = await signInMember(payload, goesOn)
    // As if he had signed in long before, and his session were used today.
    await change('members', goesOn, { lastUsedAt: null })
    await change('member_sessions', sessionId, { lastUsedAt: at(inactive - 12).toISOString() })
    for (const day of [inactive + 1, 2 * inactive - 80]) {
      await live(day)
      expect([await isKept(signsIn), await isKept(goesOn)], `on day ${day}`).toEqual([true, true])
      expect([await noticesOf(signsIn), await noticesOf(goesOn)]).toEqual([0, 0])
    }
    await live(2 * inactive - 70)
    expect([await noticesOf(signsIn), await noticesOf(goesOn)]).toEqual([1, 1])
  })

  it('for longer than all that, when it is first looked at, is told first and deleted sixty days later', async () => {
    vi.setSystemTime(begin)
    const id = await member({ emailVerified: true })
    await live(1000)
    expect([await noticesOf(id), await isKept(id)]).toEqual([1, true])
    await live(1045)
    expect([await noticesOf(id), await isKept(id)]).toEqual([0, true])
    await live(1047)
    expect([await noticesOf(id), await isKept(id)]).toEqual([1, true])
    await live(1060)
    expect(await isKept(id)).toBe(true)
    await live(1062)
    expect(await isKept(id)).toBe(false)
  })
})

describe('An account whose e-mail was never confirmed', () => {
  it('stays where LINE is joined, and where it is confirmed on the last day', async () => {
    vi.setSystemTime(begin)
    const [joined, confirmed] = [await member({ emailVerified: false }), await member({ emailVerified: false })]
    await payload.create({
      collection: 'member-identities',
      data: { id: randomUUID(), provider: 'line', subject: randomUUID(), memberId: joined },
    })
    await live(29.9)
    await payload.update({ collection: 'members', id: confirmed, data: { emailVerified: true } })
    await live(31)
    expect(await isThere('members', joined)()).toBe(true)
    expect(await isThere('members', confirmed)()).toBe(true)
  })
})

describe('A job', () => {
  const name = 'cookie-choices'
  const days = daysOf(name)

  /** More than one batch of what is due, and nothing else. */
  async function fill(count: number): Promise<void> {
    await payload.delete({ collection: 'consent-log', where: {} })
    await payload.delete({ collection: 'retention-runs', where: {} })
    const createdAt = at(-days - 1).toISOString()
    const table = tableOf(payload, 'consent_log', [])
    const rows = Array.from({ length: count }, () => ({
      id: randomUUID(),
      action: 'accept_all',
      categories: 'general',
      policyVersion: '1',
      createdAt,
      updatedAt: createdAt,
    }))
    await connectionTo(payload).insert(table).values(rows)
  }
  const left = async () => (await payload.count({ collection: 'consent-log' })).totalDocs
  const runs = async () => (await payload.find({ collection: 'retention-runs' })).docs

  it('that is killed between two batches has removed the first, and the next run the rest', async () => {
    await fill(250)
    const [job] = retentionJobs[name] ?? []
    if (!job) throw new Error('There is no such job')
    let batches = 0
    const dying: RetentionJob = async (batch) => {
      batches += 1
      if (batches === 3) throw new Error('killed')
      return await job(batch)
    }
    await expect(removeDue(payload, name, dying, { now: begin })).rejects.toThrow('killed')
    expect(await left()).toBe(50)
    expect(await runs()).toMatchObject([{ job: name, days, removed: 200 }])
    await removeDue(payload, name, job, { now: begin })
    expect(await left()).toBe(0)
    expect(await runs()).toMatchObject([{ job: name, days, removed: 250 }])
  })

  it('that is killed within a batch has removed nothing of it', async () => {
    await fill(10)
    const [job] = retentionJobs[name] ?? []
    const note = () => Promise.reject(new Error('killed'))
    const batch = { payload, now: begin, before: at(-days), most: 100, note }
    await expect(job?.(batch)).rejects.toThrow('killed')
    expect(await left()).toBe(10)
  })

  it('of two processes at once removes and counts each record once', async () => {
    await fill(350)
    const [job] = retentionJobs[name] ?? []
    if (!job) throw new Error('There is no such job')
    await Promise.all([payload, other].map((each) => removeDue(each, name, job, { now: begin })))
    await removeDue(payload, name, job, { now: begin })
    expect(await left()).toBe(0)
    expect(await runs()).toMatchObject([{ removed: 350 }])
  })

  it('ends with the batch that is under way when the service stops', async () => {
    await fill(250)
    const [job] = retentionJobs[name] ?? []
    if (!job) throw new Error('There is no such job')
    const nothing: RetentionJob = () => Promise.resolve(0)
    const stop = startRetention(payload, { [name]: [job], 'retention-runs': [nothing] })
    await stop()
    expect([150, 250]).toContain(await left())
    expect((await runs()).map((run) => run.job)).not.toContain('retention-runs')
  })

  it('that fails is said, and keeps no other from its work', async () => {
    await fill(3)
    const said = vi.spyOn(log, 'error').mockReturnValue()
    const failing: RetentionJob = () => Promise.reject(new Error('away'))
    await runRetention(payload, { ...retentionJobs, 'unverified-accounts': [failing] }, { now: begin })
    expect(said).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ job: 'unverified-accounts' }),
      expect.any(String),
    )
    expect(await left()).toBe(0)
  })
})
