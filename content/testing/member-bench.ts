import { and, eq } from 'drizzle-orm'
import { afterAll, beforeEach } from 'vitest'
import { memberRole } from '../src/features/account/member/member-role.ts'
import { outboxSources } from '../src/composition/areas.ts'
import { startMemberSession } from '../src/core/accounts/sessions/member-session.rows.ts'
import { isArgonPassword } from '../src/core/accounts/passwords/argon-password.ts'
import type { Mail } from '../src/core/mail/mail.ts'
import { startOutbox } from '../src/core/mail/outbox-worker.ts'
import { collectionTable, connectionTo, tableOf } from '../src/platform/database/tables.ts'
import type { Member } from '../src/platform/payload-types.ts'
import { startContractService, type ServiceOptions } from './contract-service.ts'
import { sendCall, type SentCall } from './member-requests.ts'
import { memberData } from './record-data.ts'

/** A valid registration with the given changes. */
export function registrationOf(mark: string, change: object = {}) {
  return {
    email: `${mark}@example.com`,
    password: 'สามแมวกินขนมปังร้อน',
    first_name: 'สมศรี',
    last_name: 'ใจดี',
    tel: '0812345678',
    location: null,
    role: memberRole.id,
    ...change,
  }
}

/** The contract with an empty database, and an outbox whose emails a test reads. */
export async function openMemberBench(options: ServiceOptions = {}) {
  const service = await startContractService(options)
  const { payload, url } = service
  const mails: Mail[] = []
  const sendMail = async (mail: Mail) => void mails.push(mail)
  let outbox = startOutbox(payload, outboxSources, { sendMail })
  for (const [locale, brandName] of [
    ['th', 'ฟองใส'],
    ['en', 'Fongsai'],
  ] as const) {
    const data = { brandName, homeTitle: brandName, email: 'hello@fongsai.example' }
    await payload.updateGlobal({ slug: 'settings', locale, data })
  }
  let count = 0

  beforeEach(async () => {
    await outbox.wake()
    mails.length = 0
  })
  afterAll(async () => {
    await outbox.stop()
    await service.stop()
  })

  /** A signed-in member with a verified address and the given changes. */
  async function createMember(change: Partial<Member> = {}) {
    count += 1
    const data = {
      ...memberData(`member-${count}-of-${process.pid}`),
      emailVerified: true,
      ...change,
    }
    await payload.create({ collection: 'members', data })
    return { id: data.id, email: data.email, token: await signIn(data.id) }
  }

  /** A token of a new session, with the member's current password. */
  async function signIn(id: string): Promise<string> {
    const { passwordHash } = await read(id)
    const member = { id, passwordHash: passwordHash ?? null }
    const given = { userAgent: null, isRemembered: true }
    const tokens = await startMemberSession(payload, { member, ...given })
    if (!tokens) throw new Error('The member is suspended or gone')
    return tokens.accessToken
  }

  function post(path: string, body: object, sent: SentCall = {}) {
    return sendCall(url, path, { method: 'POST', body, ...sent })
  }

  /** Emails to an address since the test began. */
  async function mailsTo(address: string): Promise<Mail[]> {
    await outbox.wake()
    return mails.filter(({ to }) => to.includes(address))
  }

  /** Tokens of the emailed links to a page, oldest first. */
  async function tokensFor(address: string, page: string): Promise<string[]> {
    const link = new RegExp(`${page}\\?token=([\\w-]{43})"`)
    return (await mailsTo(address)).flatMap(({ html }) => link.exec(html)?.[1] ?? [])
  }

  const read = (id: string) =>
    payload.findByID({ collection: 'members', id, showHiddenFields: true })

  async function opens(id: string, password: string): Promise<boolean> {
    const { passwordHash } = await read(id)
    return await isArgonPassword(passwordHash, password, 'a test')
  }

  const isSignedIn = async (token: string) =>
    (await post('/users/me/password/check', {}, { token })).status !== 401

  const rowsOf = async (id: string) => {
    const where = { subjectId: { equals: id } }
    return (await payload.find({ collection: 'outbox', where, sort: 'createdAt' })).docs
  }

  /** Sends a member's email once more, as if it were unsent. */
  async function sendAgain(id: string, purpose: string, content: unknown): Promise<void> {
    const box = collectionTable(payload, 'outbox')
    const nextAttemptAt = new Date().toISOString()
    await connectionTo(payload)
      .update(box)
      .set({ status: 'waiting', content, nextAttemptAt })
      .where(and(eq(box.subjectId, id), eq(box.purpose, purpose)))
    await outbox.wake()
  }

  const pause = () => outbox.stop()
  function resume(): void {
    outbox = startOutbox(payload, outboxSources, { sendMail })
  }

  /** Updates every row of a table. */
  async function shift(table: string, change: Record<string, unknown>): Promise<void> {
    await connectionTo(payload)
      .update(tableOf(payload, table, []))
      .set(change)
  }

  return {
    payload,
    url,
    wake: () => outbox.wake(),
    pause,
    resume,
    sendAgain,
    createMember,
    signIn,
    post,
    mailsTo,
    tokensFor,
    read,
    opens,
    isSignedIn,
    rowsOf,
    shift,
  }
}

/** Number of answers by status. */
export function countStatuses(answers: readonly { status: number }[]): Record<string, number> {
  const byStatus = Object.groupBy(answers, ({ status }) => String(status))
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, some = []]) => [status, some.length]),
  )
}
