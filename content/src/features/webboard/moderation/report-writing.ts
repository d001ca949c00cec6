import type { NewBoardReport } from '@washhouse/contract/webboard/board-moderation.contract'
import { failedValidation } from '@washhouse/contract/wire/errors'
import { maxId } from '@washhouse/contract/wire/parameters'
import { FaultyBody } from '@washhouse/contract/wire/write-body'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { addStep, openCase } from '../../../core/cases/cases.rows.ts'
import { attemptKey } from '../../../core/attempts/attempts.rows.ts'
import type { Member } from '../../../core/calls/member.ts'
import { awaitWriters, connectionTo, writeWhole } from '../../../platform/database/tables.ts'
import { column } from '../tables/columns.ts'
import { authorsOf, writersOf } from '../tables/board-tables.ts'
import { reportsOf } from '../tables/moderation-tables.ts'
import { nextSequence } from '../board/counts.rows.ts'
import { hide } from '../board/hide.rows.ts'
import { findStored } from '../board/stored.rows.ts'
import { subjectKey, type Stored } from '../tables/subject.ts'
import { lockMember } from '../board/locked-author.rows.ts'
import { waitUntil } from '../board/rate-limits.ts'
import { announcePosts, postsAmong } from '../board/post.search.ts'
import { refuseUntil, refuseWriting } from '../board/refuse-writing.ts'
import { readReporters } from './reporters.rows.ts'
import { weighReports } from './report-weight.ts'

const dayMs = 24 * 60 * 60_000
const reportsADay = 20
/** This weight hides a post or reply until staff decide. */
const weightThatHides = 3

interface Sender extends Pick<Member, 'id'> {
  /** The reporter's network; null: unknown. */
  network: string | null
}

/**
 * Stores a member's report on a post or reply, once. Any report opens a case. The reports of three people who are known on the
 * board (`weighReports`) hide the text until staff decide.
 * @throws FaultyBody if there is no such text. FORBIDDEN if it is the member's own, or the member has not confirmed their email
 * address. REQUESTS_EXCEEDED after too many reports in a day.
 */
export async function reportWriting(
  payload: BasePayload,
  { id: memberId, network }: Sender,
  report: NewBoardReport,
): Promise<void> {
  const reported = await writeWhole(payload, async () => {
    await nextSequence(payload, {})
    const { emailVerified } = await lockMember(payload, memberId)
    if (!emailVerified) throw refuseWriting('unverified')
    const stored = await requireSeen(payload, report)
    if (stored.memberId === memberId) throw refuseWriting('own')
    if (await hasReported(payload, memberId, stored)) return null
    await requireRoom(payload, memberId)
    if (stored.memberId !== null) await awaitWriters(payload, writersOf(payload), stored.memberId)
    const place = network && attemptKey(payload, 'board report', subjectKey(stored), network)
    await storeReport(payload, stored, { ...report, memberId, network: place })
    await countReport(payload, stored)
    return stored
  })
  // It may be hidden now.
  await announcePosts(payload, postsAmong([reported]))
}

/** A hidden text may still be on somebody's screen. */
const seenStates = ['published', 'hidden']

async function requireSeen(payload: BasePayload, { post, reply }: NewBoardReport): Promise<Stored> {
  const field = post === null ? 'reply' : 'web_board'
  const none = () =>
    new FaultyBody([
      failedValidation(field, 'choice', `There is no such ${post === null ? 'reply' : 'post'}`),
    ])
  const id = post ?? reply ?? 0
  if (id > maxId) throw none()
  const stored = await findStored(payload, { kind: post === null ? 'reply' : 'post', id })
  if (!stored || !seenStates.includes(stored.state)) throw none()
  if (stored.kind === 'post') return stored
  const above = await findStored(payload, { kind: 'post', id: stored.post })
  if (!above || ![...seenStates, 'withdrawn'].includes(above.state)) throw none()
  return stored
}

async function hasReported(payload: BasePayload, memberId: string, stored: Stored) {
  const reports = reportsOf(payload)
  const found = await connectionTo(payload)
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.memberId, memberId), eq(reports.subject, subjectKey(stored))))
  return found.length > 0
}

async function requireRoom(payload: BasePayload, memberId: string): Promise<void> {
  const reports = reportsOf(payload)
  const now = Date.now()
  const lately = gt(reports.createdAt, new Date(now - dayMs).toISOString())
  const rows = await connectionTo(payload)
    .select({ at: reports.createdAt })
    .from(reports)
    .where(and(eq(reports.memberId, memberId), lately))
    .orderBy(asc(reports.createdAt))
    .limit(reportsADay)
  const [first] = rows
  if (!first || rows.length < reportsADay) return
  const wait = waitUntil('too_many', Date.parse(column.moment.parse(first.at)) + dayMs, now)
  if (wait) throw refuseUntil(wait)
}

interface StoredReport extends NewBoardReport {
  memberId: string
  /** A hash. */
  network: string | null
}

async function storeReport(
  payload: BasePayload,
  stored: Stored,
  { memberId, reason, note, network }: StoredReport,
): Promise<void> {
  const now = new Date().toISOString()
  await connectionTo(payload)
    .insert(reportsOf(payload))
    .values({
      memberId,
      subject: subjectKey(stored),
      reason,
      note: note === '' ? null : note,
      network,
      createdAt: now,
      updatedAt: now,
    })
}

async function countReport(payload: BasePayload, stored: Stored): Promise<void> {
  const subject = subjectKey(stored)
  const caseId = await openCase(payload, { kind: 'reported', subject })
  if (stored.state !== 'published') return
  if (weighReports(await readReporters(payload, subject), Date.now()) < weightThatHides) return
  // Three reports must not hide a text of the brand.
  if (await speaksForBrand(payload, stored)) return
  await hide(payload, stored)
  await addStep(payload, { kind: 'reported', caseId, subject, act: 'hidden', by: null })
}

async function speaksForBrand(payload: BasePayload, stored: Stored): Promise<boolean> {
  if (stored.kind === 'reply' && stored.staffName !== null) return true
  const { memberId } = stored
  if (memberId === null) return false
  const authors = authorsOf(payload)
  const [row] = await connectionTo(payload)
    .select({ isBrand: authors.isBrand })
    .from(authors)
    .where(eq(authors.memberId, memberId))
  return Boolean(row?.isBrand)
}
