import { isStorableText } from '@washhouse/contract/wire/query-text'
import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { type Connection, connectionTo, tableOf } from '../../platform/database/tables.ts'
import { plainEmail } from '../../core/attempts/mailbox.ts'
import type { StoredPassword } from '../../core/accounts/passwords/password-hash.ts'

export interface StoredAccount extends StoredPassword {
  id: number | string
  email: string
  role: string
}

const accountColumns = ['id', 'email', 'role', 'hash', 'salt'] as const

export function findAccount(payload: BasePayload, email: string) {
  // No stored address has such characters, and PostgreSQL rejects them.
  if (!isStorableText(email)) return Promise.resolve(undefined)
  return readAccount(payload, 'email', plainEmail(email))
}

export function findAccountById(payload: BasePayload, id: number | string) {
  return readAccount(payload, 'id', id)
}

/** Nobody can sign in until the owner has set a password. */
export async function removePassword(
  payload: BasePayload,
  id: number | string,
  connection: Connection,
): Promise<void> {
  const table = tableOf(payload, 'staff', accountColumns)
  await connection.update(table).set({ hash: null, salt: null }).where(eq(table.id, id))
}

async function readAccount(
  payload: BasePayload,
  column: 'email' | 'id',
  value: number | string,
): Promise<StoredAccount | undefined> {
  const table = tableOf(payload, 'staff', accountColumns)
  const [row] = await connectionTo(payload)
    .select({
      id: table.id,
      email: table.email,
      role: table.role,
      hash: table.hash,
      salt: table.salt,
    })
    .from(table)
    .where(eq(table[column], value))
  if (!row) return undefined
  const text = (stored: unknown) => (typeof stored === 'string' ? stored : null)
  const id = typeof row.id === 'number' ? row.id : String(row.id)
  return {
    id,
    email: text(row.email) ?? '',
    role: String(row.role),
    hash: text(row.hash),
    salt: text(row.salt),
  }
}
