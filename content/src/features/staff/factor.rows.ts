import { and, eq, like, lt, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { seal, unseal } from '../../core/accounts/sealed-text.ts'
import { collectionTable, type Connection, connectionTo } from '../../platform/database/tables.ts'
import { log } from '../../platform/log.ts'
import { hashOfCode } from './factor-codes.ts'

type Id = number | string

export interface Factor {
  setUpId: string
  /** Undefined if no key of this service opens it. */
  secret: string | undefined
  codesLeft: number
  since: string
}

export interface NewFactor {
  setUpId: string
  secret: string
  step: number
  hashes: readonly string[]
}

const factorsOf = (payload: BasePayload) => collectionTable(payload, 'staff-factors')
const nowText = () => new Date().toISOString()

// Bound to the account: moved to another row, it does not open.
const Sealed = z.object({ account: z.string(), secret: z.string() })
const sealFor = (payload: BasePayload, account: string, secret: string) =>
  seal(payload, 'staff factor', { account, secret } satisfies z.infer<typeof Sealed>)

function openFor(payload: BasePayload, account: string, sealed: unknown): string | undefined {
  const opened = unseal(payload, 'staff factor', Sealed, String(sealed))
  return opened?.account === account ? opened.secret : undefined
}

export async function findFactor(payload: BasePayload, id: Id): Promise<Factor | undefined> {
  const table = factorsOf(payload)
  const { account, sealedSecret, recoveryHashes, setUpId, createdAt } = table
  const [row] = await connectionTo(payload)
    .select({ sealedSecret, recoveryHashes, setUpId, createdAt })
    .from(table)
    .where(eq(account, String(id)))
  if (!row) return undefined
  const secret = openFor(payload, String(id), row.sealedSecret)
  if (secret === undefined) log.error({ staff: id }, 'a second factor cannot be decrypted')
  const hashes = typeof row.recoveryHashes === 'string' ? row.recoveryHashes : ''
  const codesLeft = hashes.split(' ').filter(Boolean).length
  return {
    setUpId: String(row.setUpId),
    secret,
    codesLeft,
    since: new Date(String(row.createdAt)).toISOString(),
  }
}

/**
 * Stores a factor in place of the one with the id `replaces`, or as the first. Of two at once, one is stored; false for the
 * other.
 */
export async function storeFactor(
  payload: BasePayload,
  id: Id,
  { setUpId, secret, step, hashes }: NewFactor,
  replaces: string | undefined,
): Promise<boolean> {
  const table = factorsOf(payload)
  const account = String(id)
  const now = nowText()
  const values = {
    account,
    setUpId,
    sealedSecret: sealFor(payload, account, secret),
    lastStep: step,
    recoveryHashes: hashes.join(' '),
    createdAt: now,
    updatedAt: now,
  }
  const ofAccount = eq(table.account, account)
  const stored =
    replaces === undefined
      ? await connectionTo(payload)
          .insert(table)
          .values(values)
          .onConflictDoNothing()
          .returning({ id: table.id })
      : await connectionTo(payload)
          .update(table)
          .set(values)
          .where(and(ofAccount, eq(table.setUpId, replaces)))
          .returning({ id: table.id })
  return stored.length > 0
}

/** Marks a time step as used. False if it or a later one was used before. */
export async function takeStep(
  payload: BasePayload,
  { setUpId }: Factor,
  step: number,
): Promise<boolean> {
  const table = factorsOf(payload)
  const taken = await connectionTo(payload)
    .update(table)
    .set({ lastStep: step, updatedAt: nowText() })
    .where(and(eq(table.setUpId, setUpId), lt(table.lastStep, step)))
    .returning({ id: table.id })
  return taken.length > 0
}

/** Uses up a recovery code. False if the account has no such code. */
export async function takeRecoveryCode(
  payload: BasePayload,
  { setUpId }: Factor,
  code: string,
): Promise<boolean> {
  const table = factorsOf(payload)
  const hash = hashOfCode(code)
  const taken = await connectionTo(payload)
    .update(table)
    .set({
      recoveryHashes: sql`replace(${table.recoveryHashes}, ${hash}, '')`,
      updatedAt: nowText(),
    })
    .where(and(eq(table.setUpId, setUpId), like(table.recoveryHashes, `%${hash}%`)))
    .returning({ id: table.id })
  return taken.length > 0
}

export async function replaceRecoveryCodes(
  payload: BasePayload,
  { setUpId }: Factor,
  hashes: readonly string[],
): Promise<void> {
  const table = factorsOf(payload)
  await connectionTo(payload)
    .update(table)
    .set({ recoveryHashes: hashes.join(' '), updatedAt: nowText() })
    .where(eq(table.setUpId, setUpId))
}

export async function deleteFactor(
  payload: BasePayload,
  id: Id,
  connection: Connection = connectionTo(payload),
): Promise<boolean> {
  const table = factorsOf(payload)
  const gone = await connection
    .delete(table)
    .where(eq(table.account, String(id)))
    .returning({ id: table.id })
  return gone.length > 0
}

/** Seals all secrets with the first key, so that the older ones can be removed later. */
export async function resealFactors(payload: BasePayload): Promise<void> {
  const table = factorsOf(payload)
  const { account, sealedSecret } = table
  const rows = await connectionTo(payload).select({ account, sealedSecret }).from(table)
  for (const row of rows) {
    const owner = String(row.account)
    const secret = openFor(payload, owner, row.sealedSecret)
    if (secret === undefined) continue
    await connectionTo(payload)
      .update(table)
      .set({ sealedSecret: sealFor(payload, owner, secret) })
      .where(and(eq(account, owner), eq(sealedSecret, row.sealedSecret)))
  }
}
