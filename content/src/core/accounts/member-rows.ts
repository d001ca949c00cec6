import { invalidCredentials } from '@washhouse/contract/wire/errors'
import { and, eq, type SQL } from 'drizzle-orm'
import type { BasePayload, CollectionSlug } from 'payload'
import type { z } from 'zod'
import { columnNamed } from '../../platform/database/column.ts'
import { connectionTo, lockRowsForUpdate, tableOf } from '../../platform/database/tables.ts'
import { isMissingValue } from '../../platform/database/taken-value.ts'
import { MemberRow } from '../calls/member.ts'
import { activeMember } from './active-member.ts'
import { membersOf } from './member-tables.ts'

const tableNamed = (payload: BasePayload, slug: CollectionSlug) =>
  tableOf(payload, slug.replaceAll('-', '_'))

interface Kept {
  memberId: string
  /** Identifies the row among several rows of the member. */
  key?: Record<string, number>
  values: Record<string, unknown>
  /** The values for an update of an existing row, if they differ. */
  over?: Record<string, unknown>
  onlyIf?: SQL
}

/**
 * Inserts or replaces a member's row in one statement.
 * @throws an error that `isMissingValue` recognizes if the member no longer exists.
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

/** Rejects as for a stranger if the member was erased in the meantime. @throws INVALID_CREDENTIALS */
export async function refuseErased<Result>(write: Promise<Result>): Promise<Result> {
  return await write.catch((error: unknown) => {
    throw isMissingValue(error) ? invalidCredentials() : error
  })
}

/** Deletes a member's rows in collections that have a `memberId` without a foreign key. */
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
 * Locks a member until the end of `writeWhole`.
 * @throws INVALID_CREDENTIALS if the member was erased in the meantime.
 */
export async function lockMember(payload: BasePayload, memberId: string): Promise<void> {
  const members = membersOf(payload)
  await lockRowsForUpdate(payload, members, eq(members.id, memberId))
  const held = await findMemberId(payload, ({ id }) => eq(id, memberId))
  if (held === undefined) throw invalidCredentials()
}

/** Updates columns of an active member and returns the new row; undefined if there is no such active member. */
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
