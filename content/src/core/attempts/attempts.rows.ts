import { createHmac } from 'node:crypto'
import { and, eq, gt, gte, inArray, lt, lte, or, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { runQuery } from '../../platform/database/run-query.ts'
import { collectionTable, connectionTo } from '../../platform/database/tables.ts'
import { keysOf } from '../../platform/keys.ts'
import { retentionTable } from '../../platform/retention/retention-table.ts'
import { deleteExpired } from '../retention/delete-expired.ts'
import { plainEmail } from './mailbox.ts'

export const attemptsOf = (payload: BasePayload) => collectionTable(payload, 'account-attempts')

const freeTries = 5
const firstWaitSeconds = 30
const longestWaitSeconds = 60 * 60
const forgottenAfterSeconds = retentionTable['sign-in-tries'].period.days * 24 * 60 * 60

export function waitAfterTries(tries: number): number {
  if (tries < freeTries) return 0
  return Math.min(firstWaitSeconds * 2 ** (tries - freeTries), longestWaitSeconds)
}

/** A keyed hash: reveals neither the account nor the visitor's network. */
export function attemptKey(payload: BasePayload, ...parts: string[]): string {
  return keyBy(payload.secret, parts)
}

/** The current key, followed by its values under older server secrets. */
export function attemptKeys(payload: BasePayload, ...parts: string[]): readonly string[] {
  return keysOf(payload).map((secret) => keyBy(secret, parts))
}

function keyBy(secret: string, parts: readonly string[]): string {
  return createHmac('sha256', secret).update(JSON.stringify(parts)).digest('hex')
}

/** The counter key for sign-in attempts with an address, from a browser or network. */
export function signInKey(
  payload: BasePayload,
  collection: 'staff' | 'members',
  email: string,
  place: string,
): string {
  return attemptKey(payload, 'sign in', collection, plainEmail(email), place)
}

/**
 * Counts an attempt before it is made, in one statement: concurrent attempts, also from other processes, are counted one
 * after another. Returns 0, or the seconds to wait.
 */
export async function takeTry(payload: BasePayload, key: string, now = new Date()) {
  const taken = await runQuery(payload, countTry(payload, key, now))
  return taken.length > 0 ? 0 : await secondsLeft(payload, key, now)
}

function countTry(payload: BasePayload, key: string, moment: Date) {
  const table = attemptsOf(payload)
  const ago = (seconds: number) => new Date(moment.getTime() - seconds * 1000).toISOString()
  const now = ago(0)
  const isForgotten = lte(table.triedAt, ago(forgottenAfterSeconds))
  return connectionTo(payload)
    .insert(table)
    .values({ key, tries: 1, triedAt: now, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: table.key,
      set: {
        tries: sql`case when ${isForgotten} then 1 else ${table.tries} + 1 end`,
        triedAt: now,
        updatedAt: now,
      },
      setWhere: or(
        lt(table.tries, freeTries),
        ...waits.map(({ tries, isLast, seconds }) =>
          and(
            isLast ? gte(table.tries, tries) : eq(table.tries, tries),
            lte(table.triedAt, ago(seconds)),
          ),
        ),
      ),
    })
    .returning({ tries: table.tries })
}

const waits = listWaits()

function listWaits() {
  const found = []
  for (let tries = freeTries; ; tries += 1) {
    const seconds = waitAfterTries(tries)
    const isLast = seconds === longestWaitSeconds
    found.push({ tries, seconds, isLast })
    if (isLast) return found
  }
}

async function secondsLeft(payload: BasePayload, key: string, now: Date): Promise<number> {
  const table = attemptsOf(payload)
  const [row] = await connectionTo(payload)
    .select({ tries: table.tries, triedAt: table.triedAt })
    .from(table)
    .where(eq(table.key, key))
  if (!row) return 1
  const open = Date.parse(String(row.triedAt)) + waitAfterTries(Number(row.tries)) * 1000
  return Math.max(1, Math.ceil((open - now.getTime()) / 1000))
}

/** Decrements the count for an attempt that was never checked; the next one need not wait. */
export async function giveTryBack(
  payload: BasePayload,
  key: string,
  now = new Date(),
): Promise<void> {
  const table = attemptsOf(payload)
  const triedAt = new Date(now.getTime() - longestWaitSeconds * 1000).toISOString()
  await connectionTo(payload)
    .update(table)
    .set({ tries: sql`${table.tries} - 1`, triedAt })
    .where(and(eq(table.key, key), gt(table.tries, 0)))
}

/** True for the first call with these parts, for at least one day. Of concurrent calls, one gets true. */
export async function takeOnce(payload: BasePayload, ...parts: string[]): Promise<boolean> {
  const table = attemptsOf(payload)
  const [key = '', ...older] = attemptKeys(payload, ...parts)
  if (await isTaken(payload, older)) return false
  const time = new Date().toISOString()
  const taken = await connectionTo(payload)
    .insert(table)
    .values({ key, tries: 1, triedAt: time, createdAt: time, updatedAt: time })
    .onConflictDoNothing()
    .returning({ tries: table.tries })
  return taken.length > 0
}

export async function wasTaken(payload: BasePayload, ...parts: string[]): Promise<boolean> {
  return await isTaken(payload, attemptKeys(payload, ...parts))
}

async function isTaken(payload: BasePayload, keys: readonly string[]): Promise<boolean> {
  if (keys.length === 0) return false
  const { key } = attemptsOf(payload)
  const taken = await connectionTo(payload)
    .select({ key })
    .from(attemptsOf(payload))
    .where(inArray(key, [...keys]))
  return taken.length > 0
}

export async function clearAttempts(payload: BasePayload, key: string): Promise<void> {
  const table = attemptsOf(payload)
  await connectionTo(payload).delete(table).where(eq(table.key, key))
}

export const deleteOldAttempts = deleteExpired(attemptsOf, (table, { before }) =>
  lte(table.triedAt, before.toISOString()),
)
