import { and, eq, inArray, sql, type Column } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { isPostgres } from '../../../platform/database/dialect.ts'
import { connectionTo, writeWhole } from '../../../platform/database/tables.ts'
import { beginRest } from '../../../core/work/begin-rest.ts'
import { postsOf, visitsOf, writersOf } from '../tables/board-tables.ts'

/** Times in ISO 8601; null: never. */
export interface Visit {
  /** The last time the member saw the post. */
  seenUntil: string | null
  /** The same before the current visit. */
  seenBefore: string | null
}

/** Visits by member and post; views by post. */
export interface Waiting {
  visits: Map<string, Visit & { memberId: string; post: number }>
  views: Map<number, number>
}

/** Rows per transaction. Few, because others wait until it ends. */
const visitsAtOnce = 50
const viewsAtOnce = 20

/**
 * Stores in batches, so that other writers can run in between. Deletes each count from `views` as soon as it is stored. If it
 * rejects, the caller can pass the rest again. Storing a visit twice is harmless.
 */
export async function storeWaiting(
  payload: BasePayload,
  { visits, views }: Waiting,
): Promise<void> {
  // A fixed order prevents deadlocks between processes.
  const keys = [...visits.keys()].toSorted()
  await inPieces(keys, visitsAtOnce, async (some) => {
    const given = some.flatMap((key) => visits.get(key) ?? [])
    await writeWhole(payload, () => writeVisits(payload, given))
  })
  const posts = [...views.keys()].toSorted((one, other) => one - other)
  await inPieces(posts, viewsAtOnce, async (some) => {
    const given = some.map((post) => ({ post, count: views.get(post) ?? 0 }))
    await writeWhole(payload, () => writeViews(payload, given))
    for (const post of some) views.delete(post)
  })
}

async function inPieces<Item>(
  items: readonly Item[],
  atOnce: number,
  write: (some: readonly Item[]) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < items.length; from += atOnce) {
    const rest = beginRest()
    await write(items.slice(from, from + atOnce))
    await rest()
  }
}

async function writeVisits(
  payload: BasePayload,
  visits: readonly (Visit & { memberId: string; post: number })[],
): Promise<void> {
  // Locks the members first. Storing a text and erasing a member use the same order, so there is no deadlock.
  const living = await livingAmong(payload, [...new Set(visits.map(({ memberId }) => memberId))])
  const kept = visits.filter(({ memberId }) => living.has(memberId))
  if (kept.length === 0) return
  const table = visitsOf(payload)
  const now = new Date().toISOString()
  const given = ({ name }: Column) => sql.raw(`excluded."${name}"`)
  await connectionTo(payload)
    .insert(table)
    .values(kept.map((visit) => ({ ...visit, createdAt: now, updatedAt: now })))
    .onConflictDoUpdate({
      target: [table.memberId, table.post],
      set: {
        seenUntil: given(table.seenUntil),
        seenBefore: given(table.seenBefore),
        updatedAt: now,
      },
      setWhere: sql`${table.seenUntil} is null or ${table.seenUntil} < ${given(table.seenUntil)}`,
    })
}

async function writeViews(
  payload: BasePayload,
  views: readonly { post: number; count: number }[],
): Promise<void> {
  const posts = postsOf(payload)
  for (const { post, count } of views)
    await connectionTo(payload)
      .update(posts)
      .set({ views: sql`${posts.views} + ${count}` })
      .where(eq(posts.id, post))
}

/** Ids of the members that still exist, locked on PostgreSQL. */
async function livingAmong(payload: BasePayload, ids: readonly string[]): Promise<Set<string>> {
  const { id } = writersOf(payload)
  const lock = isPostgres(payload.db) ? sql`for key share` : sql``
  const rows = await connectionTo(payload)
    .select({ id })
    .from(writersOf(payload))
    .where(sql`${and(inArray(id, [...ids]))} ${lock}`)
  return new Set(rows.map((row) => String(row.id)))
}
