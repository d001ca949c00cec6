import { inArray, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { isPostgres } from '../../../ground/database/dialect.ts'
import { holdRows } from '../../../ground/database/tables.ts'
import { postsOf } from '../board-tables.ts'
import { type Subject, subjectOf } from '../subject.ts'
import { findStored } from './stored.rows.ts'

/**
 * Holds posts till the end of the write, in the order of their ids, as views are stored: whoever changes several calls it
 * first, so that no two wait for each other. On SQLite nobody else writes meanwhile.
 */
export async function holdPosts(payload: BasePayload, which: SQL): Promise<void> {
  await holdRows(payload, postsOf(payload), which)
}

/** The same of these, and of those that the replies among them stand below. */
export async function holdPostsOf(
  payload: BasePayload,
  writings: readonly Pick<Subject, 'kind' | 'id'>[],
): Promise<void> {
  if (writings.length < 2 || !isPostgres(payload.db)) return
  const ids = new Set<number>()
  for (const writing of writings) {
    const stored = await findStored(payload, writing)
    if (!stored) continue
    const subject = subjectOf(stored)
    ids.add(subject.kind === 'post' ? subject.id : subject.post)
  }
  if (ids.size > 0) await holdPosts(payload, inArray(postsOf(payload).id, [...ids]))
}
