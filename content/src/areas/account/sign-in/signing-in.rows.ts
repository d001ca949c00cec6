import { and, eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { plainEmail } from '../../../engines/attempts/mailbox.ts'
import { collectionTable, connectionTo } from '../../../ground/database/tables.ts'

/** What has to be known of a member who signs in. */
export interface SigningIn {
  id: string
  status: 'active' | 'suspended'
  /** Null for one who has no password. */
  passwordHash: string | null
}

const membersOf = (payload: BasePayload) => collectionTable(payload, 'members')

export async function findSigningIn(
  payload: BasePayload,
  email: string,
): Promise<SigningIn | undefined> {
  const table = membersOf(payload)
  const [row] = await connectionTo(payload)
    .select({ id: table.id, status: table.status, passwordHash: table.passwordHash })
    .from(table)
    .where(eq(table.email, plainEmail(email)))
  if (!row) return undefined
  const { id, status, passwordHash } = row
  return {
    id: String(id),
    status: status === 'active' ? 'active' : 'suspended',
    passwordHash: typeof passwordHash === 'string' ? passwordHash : null,
  }
}

/** Keeps another hash of the same password; false where the password was changed meanwhile. */
export async function storeNewHash(
  payload: BasePayload,
  memberId: string,
  from: string,
  to: string,
): Promise<boolean> {
  const table = membersOf(payload)
  const stored = await connectionTo(payload)
    .update(table)
    .set({ passwordHash: to })
    .where(and(eq(table.id, memberId), eq(table.passwordHash, from)))
    .returning({ id: table.id })
  return stored.length > 0
}
