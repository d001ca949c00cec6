import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { activeMember } from '../../../core/accounts/active-member.ts'
import { refuseErased } from '../../../core/accounts/member-rows.ts'
import { awaitWriters, collectionTable, connectionTo } from '../../../platform/database/tables.ts'

const provider = 'line'

/** An identity as LINE has just reported it. */
export interface Identity {
  subject: string
  /** Sealed; null if LINE issued none. */
  leavingToken: string | null
}

const MemberIdentity = z.object({
  id: z.string(),
  provider: z.literal(provider),
  subject: z.string(),
  memberId: z.string(),
  leavingToken: z.string().nullable(),
  createdAt: z.coerce.date().transform((moment) => moment.toISOString()),
})
export type MemberIdentity = z.infer<typeof MemberIdentity>

const identitiesOf = (payload: BasePayload) => collectionTable(payload, 'member-identities')

/**
 * Links an identity to a member; false if it is linked already, or the member has another one.
 * @throws INVALID_CREDENTIALS if the member was erased meanwhile.
 */
export async function joinIdentity(
  payload: BasePayload,
  memberId: string,
  { subject, leavingToken }: Identity,
): Promise<boolean> {
  const table = identitiesOf(payload)
  const now = new Date().toISOString()
  const owner = activeMember(payload, memberId)
  const identity = { id: randomUUID(), provider, subject, memberId: owner, leavingToken }
  const joined = await refuseErased(
    connectionTo(payload)
      .insert(table)
      .values({ ...identity, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning({ id: table.id }),
  )
  return joined.length > 0
}

export async function findIdentity(
  payload: BasePayload,
  subject: string,
): Promise<MemberIdentity | undefined> {
  const table = identitiesOf(payload)
  const isThis = and(eq(table.provider, provider), eq(table.subject, subject))
  const [row] = await connectionTo(payload).select().from(table).where(isThis)
  return row && MemberIdentity.parse(row)
}

/**
 * Like `findIdentity`, for use in `writeWhole`: waits for open transactions on the member, such as an undo or an erasure.
 * The identity then stays linked until this transaction ends.
 */
export async function lockIdentity(
  payload: BasePayload,
  subject: string,
): Promise<MemberIdentity | undefined> {
  const found = await findIdentity(payload, subject)
  if (!found) return undefined
  await awaitWriters(payload, collectionTable(payload, 'members'), found.memberId)
  const held = await findIdentity(payload, subject)
  return held?.memberId === found.memberId ? held : undefined
}

export async function listIdentities(
  payload: BasePayload,
  memberId: string,
): Promise<MemberIdentity[]> {
  const table = identitiesOf(payload)
  const rows = await connectionTo(payload).select().from(table).where(eq(table.memberId, memberId))
  return rows.map((row) => MemberIdentity.parse(row))
}

/** Stores the provider's token of the last sign-in; null keeps the stored one. */
export async function storeUnlinkToken(
  payload: BasePayload,
  id: string,
  leavingToken: string | null,
): Promise<void> {
  if (leavingToken === null) return
  const table = identitiesOf(payload)
  await connectionTo(payload)
    .update(table)
    .set({ leavingToken, updatedAt: new Date().toISOString() })
    .where(eq(table.id, id))
}

/** Unlinks all identities of a member and returns them. */
export async function takeIdentities(
  payload: BasePayload,
  memberId: string,
): Promise<MemberIdentity[]> {
  const table = identitiesOf(payload)
  const rows = await connectionTo(payload)
    .delete(table)
    .where(eq(table.memberId, memberId))
    .returning()
  return rows.map((row) => MemberIdentity.parse(row))
}
