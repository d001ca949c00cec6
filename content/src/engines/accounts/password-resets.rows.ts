import { createHash } from 'node:crypto'
import { and, eq, gt, inArray, lt, lte, or } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { connectionTo, tableOf } from '../../ground/database/tables.ts'

interface Account {
  collection: 'staff' | 'members'
  id: number | string
}

const columns = ['tokenHash', 'account', 'expiresAt', 'createdAt', 'updatedAt'] as const
const resetsOf = (payload: BasePayload) => tableOf(payload, 'password_resets', columns)

// So that nobody's mailbox is filled by a stranger; those he has go on working.
const mostOpen = 5

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
const nameOf = ({ collection, id }: Account) => `${collection} ${id}`

/**
 * Lets a link work until a moment, beside those that were asked for before; false when there are
 * enough of them.
 */
export async function openReset(
  payload: BasePayload,
  account: Account,
  { token, expiresAt }: { token: string; expiresAt: Date },
): Promise<boolean> {
  const table = resetsOf(payload)
  const name = nameOf(account)
  const tokenHash = hashOf(token)
  const end = expiresAt.toISOString()
  const now = new Date().toISOString()
  await connectionTo(payload)
    .insert(table)
    .values({ tokenHash, account: name, expiresAt: end, createdAt: now, updatedAt: now })
    // The mail is tried once more.
    .onConflictDoNothing()
  const isBefore = or(
    lt(table.expiresAt, end),
    and(eq(table.expiresAt, end), lt(table.tokenHash, tokenHash)),
  )
  const before = await connectionTo(payload)
    .select({ tokenHash: table.tokenHash })
    .from(table)
    .where(and(eq(table.account, name), gt(table.expiresAt, now), isBefore))
  if (before.length < mostOpen) return true
  await connectionTo(payload).delete(table).where(eq(table.tokenHash, tokenHash))
  return false
}

/** Whose link it is, while it works. */
export async function readReset(
  payload: BasePayload,
  collection: Account['collection'],
  token: string,
): Promise<string | undefined> {
  const table = resetsOf(payload)
  const [row] = await connectionTo(payload)
    .select({ account: table.account })
    .from(table)
    .where(isOpen(payload, token))
  if (typeof row?.account !== 'string') return undefined
  const [kind, id] = row.account.split(' ')
  return kind === collection ? id : undefined
}

/** Uses a link up, and with it all of its account; false for whoever comes second. */
export async function takeReset(payload: BasePayload, token: string): Promise<boolean> {
  const table = resetsOf(payload)
  const owner = connectionTo(payload)
    .select({ account: table.account })
    .from(table)
    .where(isOpen(payload, token))
  const taken = await connectionTo(payload)
    .delete(table)
    .where(inArray(table.account, owner))
    .returning({ tokenHash: table.tokenHash })
  return taken.some(({ tokenHash }) => tokenHash === hashOf(token))
}

function isOpen(payload: BasePayload, token: string) {
  const table = resetsOf(payload)
  return and(eq(table.tokenHash, hashOf(token)), gt(table.expiresAt, new Date().toISOString()))
}

/** No link of the account works any more. */
export async function endResets(payload: BasePayload, account: Account): Promise<void> {
  const table = resetsOf(payload)
  await connectionTo(payload)
    .delete(table)
    .where(eq(table.account, nameOf(account)))
}

/** Deletes those that have had their hour. */
export async function forgetOldResets(payload: BasePayload): Promise<void> {
  const table = resetsOf(payload)
  await connectionTo(payload).delete(table).where(lte(table.expiresAt, new Date().toISOString()))
}
