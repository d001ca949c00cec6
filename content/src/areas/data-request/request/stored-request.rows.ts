import {
  dataRequestKinds,
  dataRequestStates,
} from '@washhouse/contract/data-request/data-request.contract'
import { languages } from '@washhouse/contract/language'
import { and, asc, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { connectionTo } from '../../../ground/database/tables.ts'
import { actLabels, channelLabels, type Act, type Channel } from './data-request.labels.ts'
import { requestsOf, stepsOf } from './data-request.tables.ts'

const moment = z.union([z.date(), z.string()]).transform((value) => new Date(value).toISOString())
const text = z.string().nullable()
const isOneOf =
  <Name extends string>(names: Readonly<Record<Name, unknown>>) =>
  (value: unknown): value is Name =>
    typeof value === 'string' && Object.hasOwn(names, value)

const StoredRequest = z.object({
  id: z.string(),
  kind: z.enum(dataRequestKinds),
  channel: z.custom<Channel>(isOneOf(channelLabels)),
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
  const table = requestsOf(payload)
  const [row] = await connectionTo(payload).select().from(table).where(eq(table.id, id)).limit(1)
  return row && StoredRequest.parse(row)
}

/** Those of some requests that are open, by when they are due. */
export async function listOpen(
  payload: BasePayload,
  ids: readonly string[],
): Promise<StoredRequest[]> {
  const table = requestsOf(payload)
  const rows = await connectionTo(payload)
    .select()
    .from(table)
    .where(and(inArray(table.id, [...ids]), eq(table.state, 'open')))
    .orderBy(asc(table.dueAt), asc(table.id))
  return rows.map((row) => StoredRequest.parse(row))
}

/** Whose a request is: a member, or somebody without an account who asks about an address. */
export type Asker = { member: string } | { email: string }

/** The condition that a request is his. */
export function isOf(table: ReturnType<typeof requestsOf>, who: Asker): SQL | undefined {
  return 'member' in who
    ? eq(table.memberId, who.member)
    : and(eq(table.email, who.email), isNull(table.memberId))
}

/** What somebody has asked, newest first. */
export async function listRequestsOf(payload: BasePayload, who: Asker): Promise<StoredRequest[]> {
  const table = requestsOf(payload)
  const rows = await connectionTo(payload)
    .select()
    .from(table)
    .where(isOf(table, who))
    .orderBy(desc(table.createdAt), desc(table.id))
  return rows.map((row) => StoredRequest.parse(row))
}

const Step = z.object({
  act: z.custom<Act>(isOneOf(actLabels)),
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
