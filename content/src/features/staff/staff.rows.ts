import { randomUUID } from 'node:crypto'
import { isStorableText } from '@washhouse/contract/wire/query-text'
import { and, eq, lte, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { type Connection, connectionTo, tableOf } from '../../platform/database/tables.ts'
import { plainEmail } from '../../core/attempts/mailbox.ts'
import type { StoredPassword } from '../../core/accounts/passwords/password-hash.ts'

export interface StoredAccount extends StoredPassword {
  id: number | string
  email: string
}

const accountColumns = ['id', 'email', 'hash', 'salt'] as const
const sessionColumns = ['id', '_order', '_parentID', 'createdAt', 'expiresAt'] as const

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
    .select({ id: table.id, email: table.email, hash: table.hash, salt: table.salt })
    .from(table)
    .where(eq(table[column], value))
  if (!row) return undefined
  const text = (stored: unknown) => (typeof stored === 'string' ? stored : null)
  const id = typeof row.id === 'number' ? row.id : String(row.id)
  return { id, email: text(row.email) ?? '', hash: text(row.hash), salt: text(row.salt) }
}

/**
 * Inserts a session row: Payload's own log-in rewrites the whole account, over concurrent changes. Undefined if the password
 * is not the checked one any more.
 */
export async function startSession(
  payload: BasePayload,
  account: StoredAccount,
): Promise<string | undefined> {
  const table = tableOf(payload, 'staff_sessions', sessionColumns)
  const connection = connectionTo(payload)
  const now = new Date()
  const seconds = payload.collections.staff.config.auth.tokenExpiration
  const id = randomUUID()
  const ofAccount = eq(table._parentID, account.id)
  await connection.delete(table).where(and(ofAccount, lte(table.expiresAt, now.toISOString())))
  await connection.insert(table).values({
    id,
    _parentID: account.id,
    _order: sql`(select coalesce(max(${table._order}), 0) + 1 from ${table} where ${ofAccount})`,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + seconds * 1000).toISOString(),
  })
  const asNow = await findAccountById(payload, account.id)
  if (asNow?.hash === account.hash) return id
  await connection.delete(table).where(eq(table.id, id))
  return undefined
}
