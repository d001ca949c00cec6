import { and, eq, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { collectionTable, connectionTo } from '../../../ground/database/tables.ts'

const membersOf = (payload: BasePayload) => collectionTable(payload, 'members')

const PasswordOwner = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  status: z.string(),
  // SQLite has numbers for both.
  emailVerified: z.union([z.boolean(), z.number()]).nullable().transform(Boolean),
})

/** Whose password it is, and what it must not be made of. */
export async function findPasswordOwner(payload: BasePayload, memberId: string) {
  const table = membersOf(payload)
  const { id, email, firstName, lastName, status, emailVerified } = table
  const [row] = await connectionTo(payload)
    .select({ id, email, firstName, lastName, status, emailVerified })
    .from(table)
    .where(eq(id, memberId))
  return row && PasswordOwner.parse(row)
}

/** Null for whoever has no password. */
export async function readPasswordHash(payload: BasePayload, id: string): Promise<string | null> {
  const table = membersOf(payload)
  const [row] = await connectionTo(payload)
    .select({ passwordHash: table.passwordHash })
    .from(table)
    .where(eq(table.id, id))
  return typeof row?.passwordHash === 'string' ? row.passwordHash : null
}

/** Sets another password over the one that was shown; false when that is not it any more. */
export async function changeHash(
  payload: BasePayload,
  id: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  return await change(payload, id, { passwordHash: to }, eq(membersOf(payload).passwordHash, from))
}

/** Sets it for whoever has read a mail at the account's address; false when it has another by now. */
export async function setHashByMail(
  payload: BasePayload,
  id: string,
  { email, passwordHash }: { email: string; passwordHash: string },
): Promise<boolean> {
  const isHis = eq(membersOf(payload).email, email)
  return await change(payload, id, { passwordHash, emailVerified: true }, isHis)
}

async function change(
  payload: BasePayload,
  id: string,
  to: Record<string, unknown>,
  condition: SQL,
): Promise<boolean> {
  const table = membersOf(payload)
  const changed = await connectionTo(payload)
    .update(table)
    .set({ ...to, updatedAt: new Date().toISOString() })
    .where(and(eq(table.id, id), eq(table.status, 'active'), condition))
    .returning({ id: table.id })
  return changed.length > 0
}
