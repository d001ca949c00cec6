import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { activeMember } from '../../../core/accounts/active-member.ts'
import { refuseErased } from '../../../core/accounts/member-rows.ts'
import { awaitWriters, collectionTable, connectionTo } from '../../../platform/database/tables.ts'

/** The one provider that there is. */
const provider = 'line'

/** Who somebody is at LINE, as it has just said. */
export interface Identity {
  subject: string
  /** Sealed; null where LINE gave none. */
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
/** An identity that is a member's. */
export type MemberIdentity = z.infer<typeof MemberIdentity>

const identitiesOf = (payload: BasePayload) => collectionTable(payload, 'member-identities')

/**
 * Makes an identity a member's; false where it is somebody's already, or he has another one.
 * @throws INVALID_CREDENTIALS where he has been erased meanwhile.
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

/** The member whose identity it is. */
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
 * The same for `writeWhole`, till whose end it stays the member's: whoever takes it away together with what the member
 * is, as to undo or to erase, is waited for or waits.
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

/** Keeps what the provider gave at the last sign-in; where it gave nothing, what there was stays. */
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

/** Takes identities away from a member, and gives them. */
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
