import { eq, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { collectionTable, connectionTo } from '../../../platform/database/tables.ts'
import { log } from '../../../platform/log.ts'

/** Players and resumed downloads request a file in parts, and viewers more than once. */
const onceWithinMs = 30 * 60_000
const mostRemembered = 20_000

/** Counts fetches of a library file, once per reader in half an hour. The reader is cached in memory for that time. */
export function createFetchCounter(payload: BasePayload) {
  /** Expiry by reader and file, oldest first. */
  const counted = new Map<string, number>()

  return function countFetch(file: string, reader: string): void {
    const key = `${reader} ${file}`
    const now = Date.now()
    forgetBefore(now)
    if (counted.has(key)) return
    counted.set(key, now + onceWithinMs)
    addOne(payload, file).catch((error: unknown) =>
      log.warn({ err: error }, 'a download could not be counted'),
    )
  }

  function forgetBefore(now: number): void {
    for (const [key, until] of counted) {
      if (until > now && counted.size < mostRemembered) return
      counted.delete(key)
    }
  }
}

export async function readFetches(payload: BasePayload, file: string): Promise<number> {
  const table = collectionTable(payload, 'library-counts')
  const [row] = await connectionTo(payload)
    .select({ total: sql`sum(${table.count})`.as('total') })
    .from(table)
    .where(eq(table.file, file))
  return Number(row?.total ?? 0)
}

async function addOne(payload: BasePayload, file: string): Promise<void> {
  const table = collectionTable(payload, 'library-counts')
  const now = new Date().toISOString()
  await connectionTo(payload)
    .insert(table)
    .values({ file, month: monthOf(now), count: 1, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [table.file, table.month],
      set: { count: sql`${table.count} + 1`, updatedAt: now },
    })
}

/** In Thailand's time zone. */
function monthOf(moment: string): string {
  return new Date(Date.parse(moment) + 7 * 60 * 60_000).toISOString().slice(0, 7)
}
