import {
  dataRequestKinds,
  dataRequestStates,
} from '@washhouse/contract/data-request/data-request.contract'
import { languages } from '@washhouse/contract/language'
import { and, asc, eq, inArray, isNull, type SQL, count, lte } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { compareBy } from '../../../core/records/compare-by.ts'
import {
  collectionTable,
  connectionTo,
  type Connection,
} from '../../../platform/database/tables.ts'
import { actLabels, channelLabels, type Act } from './data-request.labels.ts'
import { namesIn } from '../../../platform/languages/labels.ts'
import { log } from '../../../platform/log.ts'

export const requestsOf = (payload: BasePayload) => collectionTable(payload, 'data-requests')
export const stepsOf = (payload: BasePayload) => collectionTable(payload, 'data-request-steps')

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

const moment = z.union([z.date(), z.string()]).transform((value) => new Date(value).toISOString())
const text = z.string().nullable()
const StoredRequest = z.object({
  id: z.string(),
  kind: z.enum(dataRequestKinds),
  channel: z.enum(namesIn(channelLabels)),
  name: text,
  email: text,
  language: z.enum(languages),
  message: text,
  state: z.enum(dataRequestStates),
  answer: text,
  memberId: text,
  createdAt: moment,
  dueAt: moment,
  closedAt: moment.nullable(),
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

const Step = z.object({
  act: z.enum(namesIn(actLabels)),
  note: text,
  by: z.union([z.number(), z.bigint(), z.string()]).transform(Number).nullable(),
  createdAt: moment,
})
export type Step = z.infer<typeof Step>

/** What was done with a request, in its order. */
export async function listSteps(payload: BasePayload, request: string): Promise<Step[]> {
  const table = stepsOf(payload)
  const { act, note, by, createdAt } = table
  const rows = await connectionTo(payload)
    .select({ act, note, by, createdAt })
    .from(table)
    .where(eq(table.request, request))
    .orderBy(asc(table.id))
  return rows.map((row) => Step.parse(row))
}

interface NewStep {
  request: string
  act: Act
  note?: string | null
  /** Id of the member of staff; null: who asked, or by itself. */
  by?: number | null
}

/** Adds to the log of a request, in the write that it tells of. */
export async function addStep(
  payload: BasePayload,
  { note = null, by = null, ...step }: NewStep,
  connection: Connection = connectionTo(payload),
): Promise<void> {
  const now = new Date().toISOString()
  await connection
    .insert(stepsOf(payload))
    .values({ ...step, note, by, createdAt: now, updatedAt: now })
}

/** How many requests are open; if a moment is given, only those that are due by then. */
async function countOpen(payload: BasePayload, until?: Date): Promise<number> {
  const { state, dueAt } = requestsOf(payload)
  const isDue = until && lte(dueAt, until.toISOString())
  const [row] = await connectionTo(payload)
    .select({ total: count() })
    .from(requestsOf(payload))
    .where(and(eq(state, 'open'), isDue))
  return Number(row?.total ?? 0)
}

/** How many open requests there are, and how many of them are due within a week, or were. */
export async function countRequests(
  payload: BasePayload,
  now: Date,
): Promise<{ open: number; due: number }> {
  const due = await countOpen(payload, remindedUntil(now))
  return { open: await countOpen(payload), due }
}

/** For the watch: how to say that requests have not been answered in time. */
export async function checkLateRequests(payload: BasePayload): Promise<(() => void) | undefined> {
  const late = await countOpen(payload, new Date())
  return late === 0 ? undefined : () => log.warn({ late }, 'requests about personal data are late')
}
