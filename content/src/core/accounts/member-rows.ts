import { invalidCredentials } from '@washhouse/contract/wire/errors'
import { and, eq, type SQL } from 'drizzle-orm'
import type { BasePayload, CollectionSlug } from 'payload'
import type { z } from 'zod'
import { columnNamed } from '../../platform/database/column.ts'
import { connectionTo, lockRowsForUpdate, tableOf } from '../../platform/database/tables.ts'
import { isMissingValue } from '../../platform/database/taken-value.ts'
import { MemberRow } from '../calls/member.ts'
import { activeMember } from './active-member.ts'
import { membersOf } from './sessions/session-lifetimes.ts'

const tableNamed = (payload: BasePayload, slug: CollectionSlug) =>
  tableOf(payload, slug.replaceAll('-', '_'))

interface Kept {
  memberId: string
  /** What tells one row of the member from another, where there are several. */
  key?: Record<string, number>
  values: Record<string, unknown>
  /** What to write instead over what is kept already. */
  over?: Record<string, unknown>
  /** What is kept already is written over only where this holds of it. */
  onlyIf?: SQL
}

/**
 * Keeps something of a member, in place of what was kept before, by one statement.
 * @throws what `isMissingValue` knows where the member is there no more.
 */
export async function storeRow(
  payload: BasePayload,
  collection: CollectionSlug,
  { memberId, key = {}, values, over = values, onlyIf }: Kept,
): Promise<void> {
  const table = tableNamed(payload, collection)
  const now = new Date().toISOString()
  const owner = { memberId: activeMember(payload, memberId), ...key }
  await connectionTo(payload)
    .insert(table)
    .values({ ...owner, ...values, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: Object.keys(owner).map((name) => columnNamed(table, name)),
      set: { ...over, updatedAt: now },
      ...(onlyIf && { setWhere: onlyIf }),
    })
}

/** Has a write fail as for a stranger whose member has been erased meanwhile. @throws INVALID_CREDENTIALS */
export async function refuseErased<Result>(write: Promise<Result>): Promise<Result> {
  return await write.catch((error: unknown) => {
    throw isMissingValue(error) ? invalidCredentials() : error
  })
}

/** Deletes what collections keep of a member, whose rows bear his id and refer to him by no foreign key. */
export async function deleteRowsOf(
  payload: BasePayload,
  memberId: string,
  collections: readonly CollectionSlug[],
): Promise<void> {
  for (const slug of collections) {
    const table = tableNamed(payload, slug)
    await connectionTo(payload)
      .delete(table)
      .where(eq(columnNamed(table, 'memberId'), memberId))
  }
}

/** The id of the member of whom a condition holds. */
export async function findMemberId(
  payload: BasePayload,
  which: (members: ReturnType<typeof membersOf>) => SQL | undefined,
): Promise<string | undefined> {
  const members = membersOf(payload)
  const [row] = await connectionTo(payload)
    .select({ id: members.id })
    .from(members)
    .where(which(members))
  return row && String(row.id)
}

/**
 * Within `writeWhole`: till its end nobody else changes what is the member's.
 * @throws INVALID_CREDENTIALS where he has been erased meanwhile.
 */
export async function lockMember(payload: BasePayload, memberId: string): Promise<void> {
  const members = membersOf(payload)
  await lockRowsForUpdate(payload, members, eq(members.id, memberId))
  const held = await findMemberId(payload, ({ id }) => eq(id, memberId))
  if (held === undefined) throw invalidCredentials()
}

/** Sets columns of an active member and gives him as he is then; undefined where he is none. */
export async function updateMember(
  payload: BasePayload,
  memberId: string,
  columns: object,
  isAsked?: SQL,
): Promise<z.infer<typeof MemberRow> | undefined> {
  const members = membersOf(payload)
  const [row] = await connectionTo(payload)
    .update(members)
    .set({ ...columns, updatedAt: new Date().toISOString() })
    .where(and(eq(members.id, memberId), eq(members.status, 'active'), isAsked))
    .returning()
  return row && MemberRow.parse(row)
}
