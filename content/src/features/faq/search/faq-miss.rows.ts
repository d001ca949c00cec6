import { randomUUID } from 'node:crypto'
import { searchTerms } from '@washhouse/contract/search/search-terms'
import { desc, notInArray, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { collectionTable, connectionTo } from '../../../platform/database/tables.ts'

const missesOf = (payload: BasePayload) => collectionTable(payload, 'faq-misses')

/** Only the latest are kept. */
const mostMisses = 500
/** Longer texts are rather personal stories than search terms. */
const longest = 60
/** This many digits may be a phone number or similar. */
const figuresOfNumber = 7

/** Counts a search without a result. Text that may identify a person is not stored. */
export async function noteMiss(
  payload: BasePayload,
  search: string,
  most = mostMisses,
): Promise<void> {
  const folded = searchTerms(search).whole
  if (folded === '' || folded.length > longest || isPersonal(folded)) return
  const table = missesOf(payload)
  const now = new Date().toISOString()
  const words = search.trim()
  const connection = connectionTo(payload)
  await connection
    .insert(table)
    .values({ id: randomUUID(), words, folded, times: 1, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: table.folded,
      set: { times: sql`${table.times} + 1`, updatedAt: now },
    })
  const latest = connection
    .select({ id: table.id })
    .from(table)
    .orderBy(desc(table.updatedAt), desc(table.id))
    .limit(most)
  await connection.delete(table).where(notInArray(table.id, latest))
}

/** The most frequent searches without a result, at most `most`. */
export async function listMisses(payload: BasePayload, most: number) {
  const { words, times, updatedAt } = missesOf(payload)
  const rows = await connectionTo(payload)
    .select({ words, times })
    .from(missesOf(payload))
    .orderBy(desc(times), desc(updatedAt))
    .limit(most)
  return rows.map((row) => ({ words: String(row.words), times: Number(row.times) }))
}

function isPersonal(folded: string): boolean {
  return folded.includes('@') || folded.replace(/\D/g, '').length >= figuresOfNumber
}
