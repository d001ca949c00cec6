import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, lte, ne, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { connectionTo, tableOf } from '../../platform/database/tables.ts'
import { findFactor } from './factor.rows.ts'
import { findAccountById, type StoredAccount } from './staff.rows.ts'

type Id = number | string

export interface StaffSession {
  id: string
  expiresAt: Date
}

/** The longest lifetime of a session, however often it is extended. */
export const longestSessionMs = 30 * 24 * 60 * 60 * 1000

const columns = ['id', '_order', '_parentID', 'createdAt', 'expiresAt'] as const
const sessionsOf = (payload: BasePayload) => tableOf(payload, 'staff_sessions', columns)
const oldest = () => new Date(Date.now() - longestSessionMs).toISOString()

function expiryOf({ collections }: BasePayload, startedAt: Date): Date {
  const idleMs = collections.staff.config.auth.tokenExpiration * 1000
  return new Date(Math.min(Date.now() + idleMs, startedAt.getTime() + longestSessionMs))
}

/**
 * Inserts a session row: Payload's own log-in rewrites the whole account, over concurrent changes. Undefined if the password
 * or the second factor is not the checked one any more.
 */
export async function startSession(
  payload: BasePayload,
  account: StoredAccount,
  checkedFactor: string | undefined,
): Promise<StaffSession | undefined> {
  const table = sessionsOf(payload)
  const connection = connectionTo(payload)
  const now = new Date()
  const session = { id: randomUUID(), expiresAt: expiryOf(payload, now) }
  const ofAccount = eq(table._parentID, account.id)
  await connection.delete(table).where(and(ofAccount, lte(table.expiresAt, now.toISOString())))
  await connection.insert(table).values({
    id: session.id,
    _parentID: account.id,
    _order: sql`(select coalesce(max(${table._order}), 0) + 1 from ${table} where ${ofAccount})`,
    createdAt: now.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
  })
  const asNow = await findAccountById(payload, account.id)
  const factor = await findFactor(payload, account.id)
  if (asNow?.hash === account.hash && factor?.setUpId === checkedFactor) return session
  await connection.delete(table).where(eq(table.id, session.id))
  return undefined
}

/** Extends a session by an hour, within its longest lifetime. Undefined if it has ended. */
export async function extendSession(
  payload: BasePayload,
  account: Id,
  id: string,
): Promise<StaffSession | undefined> {
  const table = sessionsOf(payload)
  const isThis = and(eq(table._parentID, account), eq(table.id, id), gt(table.createdAt, oldest()))
  const [row] = await connectionTo(payload)
    .select({ startedAt: table.createdAt })
    .from(table)
    .where(isThis)
  if (!row) return undefined
  const expiresAt = expiryOf(payload, new Date(String(row.startedAt)))
  const extended = await connectionTo(payload)
    .update(table)
    .set({ expiresAt: expiresAt.toISOString() })
    .where(isThis)
    .returning({ id: table.id })
  return extended.length > 0 ? { id, expiresAt } : undefined
}

/** The sessions of an account that work, the newest first. */
export async function listSessions(payload: BasePayload, account: Id) {
  const table = sessionsOf(payload)
  const rows = await connectionTo(payload)
    .select({ id: table.id, startedAt: table.createdAt, expiresAt: table.expiresAt })
    .from(table)
    .where(
      and(
        eq(table._parentID, account),
        gt(table.expiresAt, new Date().toISOString()),
        gt(table.createdAt, oldest()),
      ),
    )
    .orderBy(desc(table.createdAt))
  return rows.map(({ id, startedAt, expiresAt }) => ({
    id: String(id),
    startedAt: new Date(String(startedAt)).toISOString(),
    expiresAt: new Date(String(expiresAt)).toISOString(),
  }))
}

/** Ends one session of an account, all but one, or all. Returns how many. */
export async function endSessions(
  payload: BasePayload,
  account: Id,
  { only, except }: { only?: string; except?: string | undefined } = {},
): Promise<number> {
  const table = sessionsOf(payload)
  const ended = await connectionTo(payload)
    .delete(table)
    .where(
      and(
        eq(table._parentID, account),
        only === undefined ? undefined : eq(table.id, only),
        except === undefined ? undefined : ne(table.id, except),
      ),
    )
    .returning({ id: table.id })
  return ended.length
}
