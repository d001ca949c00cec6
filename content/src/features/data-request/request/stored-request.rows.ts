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

/** Days in which a request is answered, as the policy says. */
export const answerDays = 30
/** Administrators are reminded this many days before. */
export const reminderDays = 7

export function dueAfter(moment: Date): Date {
  return new Date(moment.getTime() + answerDays * dayMs)
}

/** Requests due before this moment get a reminder. */
export function remindedUntil(now: Date): Date {
  return new Date(now.getTime() + reminderDays * dayMs)
}

/** Whole days left, negative once it is overdue. */
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
export type StoredRequest = z.infer<typeof StoredRequest>

export async function findRequest(
  payload: BasePayload,
  id: string,
): Promise<StoredRequest | undefined> {
  const [request] = await list(payload, ({ id: own }) => eq(own, id))
  return request
}

type Requests = ReturnType<typeof requestsOf>

/** Requests that match a condition, ordered by due date. */
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

/** The open ones among these requests, ordered by due date. */
export const listOpen = (payload: BasePayload, ids: readonly string[]) =>
  list(payload, ({ id, state }) => and(inArray(id, [...ids]), eq(state, 'open')))

/** The requester: a member, or someone without an account who asks about an address. */
export type Requester = { member: string } | { email: string }

/** Condition: the request is the requester's. */
export function isOf(table: Requests, who: Requester): SQL | undefined {
  return 'member' in who
    ? eq(table.memberId, who.member)
    : and(eq(table.email, who.email), isNull(table.memberId))
}

/** A requester's requests, newest first. */
export async function listRequestsOf(
  payload: BasePayload,
  who: Requester,
): Promise<StoredRequest[]> {
  const found = await list(payload, (table) => isOf(table, who))
  return found.toSorted(compareBy(['-createdAt', '-id']))
}

/** Kind and subject of its case and steps. */
export const aboutRequest = (id: string) => ({
  kind: 'data_request',
  subject: `data_request:${id}`,
})

/** Records acts on a request within the write that performs them. Its case is open as long as the request is. */
export async function noteActs(
  payload: BasePayload,
  id: string,
  acts: readonly Act[],
  /** Id of the member of staff; null: the requester or the service. */
  by: number | null = null,
): Promise<void> {
  const request = await findRequest(payload, id)
  if (!request) return
  const about = aboutRequest(id)
  const { state: decision, dueAt } = request
  const follow = { ...about, isOpen: decision === 'open', decision, by, dueAt: new Date(dueAt) }
  const caseId = await setCase(payload, follow)
  // An unconfirmed request has no case.
  if (caseId === null) return
  for (const act of acts) await addStep(payload, { ...about, caseId, act, by })
}
