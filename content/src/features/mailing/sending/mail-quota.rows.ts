import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { collectionTable, connectionTo } from '../../../platform/database/tables.ts'

const mailQuotasOf = (payload: BasePayload) => collectionTable(payload, 'mail-allowances')

export async function readUsed(payload: BasePayload, key: string): Promise<number> {
  const table = mailQuotasOf(payload)
  const [row] = await connectionTo(payload)
    .select({ used: table.used })
    .from(table)
    .where(eq(table.key, key))
  return Number(row?.used ?? 0)
}

/** Takes up to `wanted` from what is left of a quota, or 0. Safe for concurrent callers. */
export async function takeFrom(
  payload: BasePayload,
  key: string,
  { wanted, most }: { wanted: number; most: number },
): Promise<number> {
  const table = mailQuotasOf(payload)
  const now = new Date().toISOString()
  await connectionTo(payload)
    .insert(table)
    .values({ key, used: 0, freeAt: null, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
  for (;;) {
    const used = await readUsed(payload, key)
    const taken = Math.min(wanted, most - used)
    if (taken <= 0) return 0
    const changed = await connectionTo(payload)
      .update(table)
      .set({ used: used + taken, updatedAt: new Date().toISOString() })
      .where(and(eq(table.key, key), eq(table.used, used)))
      .returning({ key: table.key })
    if (changed.length > 0) return taken
  }
}

/** Returns unused units. */
export async function giveBack(payload: BasePayload, key: string, count: number): Promise<void> {
  const table = mailQuotasOf(payload)
  await connectionTo(payload)
    .update(table)
    .set({ used: sql`${table.used} - ${count}`, updatedAt: new Date().toISOString() })
    .where(and(eq(table.key, key), gt(table.used, 0)))
}

/** Reserves a channel until a given time; false if another reservation has not ended. */
export async function takeTurn(
  payload: BasePayload,
  key: string,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const table = mailQuotasOf(payload)
  const at = new Date().toISOString()
  const freeAt = until.toISOString()
  const taken = await connectionTo(payload)
    .insert(table)
    .values({ key, used: 0, freeAt, createdAt: at, updatedAt: at })
    .onConflictDoUpdate({
      target: table.key,
      set: { freeAt, updatedAt: at },
      setWhere: or(isNull(table.freeAt), lte(table.freeAt, now.toISOString())),
    })
    .returning({ key: table.key })
  return taken.length > 0
}
