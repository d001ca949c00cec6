import { randomUUID } from 'node:crypto'
import { memberStatuses, type Registration } from '@washhouse/contract/account/account.contract'
import type { Language } from '@washhouse/contract/language'
import { and, eq, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { plainEmail } from '../../../core/attempts/mailbox.ts'
import { MemberRow } from '../../../core/calls/member.ts'
import { isTakenValue } from '../../../platform/database/taken-value.ts'
import { collectionTable, connectionTo } from '../../../platform/database/tables.ts'

/** The members table, including columns that only this feature uses. */
export const membersOf = (payload: BasePayload) => collectionTable(payload, 'members')
export type MembersTable = ReturnType<typeof membersOf>

const KnownMember = MemberRow.extend({ status: z.enum(memberStatuses) })
/** A member, suspended or not, without the password hash. */
export type KnownMember = z.infer<typeof KnownMember>

export function findMember(payload: BasePayload, id: string) {
  return readMember(payload, ({ id: own }) => eq(own, id))
}

export function findMemberByEmail(payload: BasePayload, typed: string) {
  return readMember(payload, ({ email }) => eq(email, plainEmail(typed)))
}

type Which = (members: MembersTable) => SQL | undefined

async function readMember(payload: BasePayload, which: Which): Promise<KnownMember | undefined> {
  const table = membersOf(payload)
  const [row] = await connectionTo(payload).select().from(table).where(which(table))
  return row && KnownMember.parse(row)
}

/** Null without a password. */
export async function readPasswordHash(payload: BasePayload, id: string): Promise<string | null> {
  const table = membersOf(payload)
  const [row] = await connectionTo(payload)
    .select({ passwordHash: table.passwordHash })
    .from(table)
    .where(eq(table.id, id))
  return typeof row?.passwordHash === 'string' ? row.passwordHash : null
}

/** Condition for `changeMember`: the account is active and still has this address. */
export const isActiveAt =
  (address: string): Which =>
  ({ email, status }) =>
    and(eq(email, address), eq(status, 'active'))

/**
 * Changes columns of a member in one statement, so that only one of two concurrent changes succeeds. False if the condition
 * does not hold, or another account has the address.
 */
export async function changeMember(
  payload: BasePayload,
  id: string,
  to: object,
  isAsBefore: Which,
): Promise<boolean> {
  const table = membersOf(payload)
  try {
    const changed = await connectionTo(payload)
      .update(table)
      .set({ ...to, updatedAt: new Date().toISOString() })
      .where(and(eq(table.id, id), isAsBefore(table)))
      .returning({ id: table.id })
    return changed.length > 0
  } catch (error) {
    if (isTakenValue(error)) return false
    throw error
  }
}

/** A registration: address in lower case, password hashed, or null for none. */
export interface NewMember extends Omit<Registration, 'password' | 'role' | 'phone'> {
  phone: string | null
  passwordHash: string | null
  language: Language
  registeredAt: Date
}

/** Inserts a member and returns the id; undefined if another account has the address. */
export async function storeMember(
  payload: BasePayload,
  { email, passwordHash, firstName, lastName, phone, location, language, ...member }: NewMember,
): Promise<string | undefined> {
  const table = membersOf(payload)
  const id = randomUUID()
  const now = member.registeredAt.toISOString()
  const stored = await connectionTo(payload)
    .insert(table)
    .values({
      id,
      email,
      passwordHash,
      firstName,
      lastName,
      tel: phone,
      location,
      language,
      status: 'active',
      emailVerified: false,
      // Mails about their own posts and reports. News is asked for.
      emailNotifications: true,
      emailFrequency: 'none',
      ageDeclaration: member.ageDeclaration,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: table.id })
  return stored.length > 0 ? id : undefined
}
