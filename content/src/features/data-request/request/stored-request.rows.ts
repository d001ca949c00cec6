import {
  dataRequestKinds,
  dataRequestStates,
} from '@washhouse/contract/data-request/data-request.contract'
import { languages } from '@washhouse/contract/language'
import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { addStep, setCase } from '../../../core/cases/cases.rows.ts'
import { compareBy } from '../../../core/records/compare-by.ts'
import { column } from '../../../platform/database/stored-value.ts'
import { collectionTable, connectionTo } from '../../../platform/database/tables.ts'
import { channelLabels, type Act } from './data-request.labels.ts'
import { namesIn } from '../../../platform/languages/labels.ts'

export const requestsOf = (payload: BasePayload) => collectionTable(payload, 'data-requests')

const dayMs = 24 * 60 * 60_000

/** Whatever is asked is answered within so many days of its coming, as the policy says. */
export const answerDays = 30
/** So many days before, administrators are reminded. */
export const reminderDays = 7

export function dueAfter(moment: Date): Date {
  return new Date(moment.getTime() + answerDays * dayMs)
}

/** What is due before this moment is to be reminded of. */
export function remindedUntil(now: Date): Date {
  return new Date(now.getTime() + reminderDays * dayMs)
}

/** Whole days that are left, negative once it is overdue. */
export function daysLeft(dueAt: string, now: Date): number {
  return Math.floor((Date.parse(dueAt) - now.getTime()) / dayMs)
}

const { text } = column
const StoredRequest = z.object({
  id: z.string(),
  kind: z.enum(dataRequestKinds),
  channel: z.enum(namesIn(channelLabels)),
  name: text,
  email: text,
  language: z.enum(languages),
  message: text,
  proof: text,
  state: z.enum(dataRequestStates),
  answer: text,
  reopenedWhy: text,
  memberId: text,
  createdAt: column.moment,
  dueAt: column.moment,
  closedAt: column.nullableMoment,
})
/** A request as it stands. */
export type StoredRequest = z.infer<typeof StoredRequest>

export async function findRequest(
  payload: BasePayload,
  id: string,
): Promise<StoredRequest | undefined> {
  const [request] = await list(payload, ({ id: own }) => eq(own, id))
  return request
}

type Requests = ReturnType<typeof requestsOf>

/** All of which a condition holds, by when they are due. */
async function list(
  payload: BasePayload,
  which: (requests: Requests) => SQL | undefined,
): Promise<StoredRequest[]> {
  const table = requestsOf(payload)
  const rows = await connectionTo(payload)
    .select()
    .from(table)
    .where(which(table))
    .orderBy(asc(table.dueAt), asc(table.id))
  return rows.map((row) => StoredRequest.parse(row))
}

/** Those of some requests that are open, by when they are due. */
export const listOpen = (payload: BasePayload, ids: readonly string[]) =>
  list(payload, ({ id, state }) => and(inArray(id, [...ids]), eq(state, 'open')))

/** Whose a request is: a member, or somebody without an account who asks about an address. */
export type Asker = { member: string } | { email: string }

/** The condition that a request is his. */
export function isOf(table: Requests, who: Asker): SQL | undefined {
  return 'member' in who
    ? eq(table.memberId, who.member)
    : and(eq(table.email, who.email), isNull(table.memberId))
}

/** What somebody has asked, newest first. */
export async function listRequestsOf(payload: BasePayload, who: Asker): Promise<StoredRequest[]> {
  const found = await list(payload, (table) => isOf(table, who))
  return found.toSorted(compareBy(['-createdAt', '-id']))
}

/** What its case and the steps of that are about. */
export const aboutRequest = (id: string) => ({
  kind: 'data_request',
  subject: `data_request:${id}`,
})

/** Notes what was done with a request, in the write that does it: its case is open as long as the request is. */
export async function noteActs(
  payload: BasePayload,
  id: string,
  acts: readonly Act[],
  /** Id of the member of staff; null: who asked, or by itself. */
  by: number | null = null,
): Promise<void> {
  const request = await findRequest(payload, id)
  if (!request) return
  const about = aboutRequest(id)
  const { state: decision, dueAt } = request
  const follow = { ...about, isOpen: decision === 'open', decision, by, dueAt: new Date(dueAt) }
  const caseId = await setCase(payload, follow)
  // Nobody has proven it.
  if (caseId === null) return
  for (const act of acts) await addStep(payload, { ...about, caseId, act, by })
}
