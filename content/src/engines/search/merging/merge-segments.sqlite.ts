import { z } from 'zod'
import type { SqliteClient } from '../../../ground/database/sqlite-client.ts'
import { beginRest } from '../../work/begin-rest.ts'
import { tablesOf } from '../search-tables.sqlite.ts'
import type { Audience } from '../search-source.ts'
import { mergePiece } from './merge-piece.sqlite.ts'
import { searchMerging } from './merging-process.ts'

/** More of it waits for the next write. */
const mostPieces = 8
/** Of 4 KB: what is smaller is merged here, sooner than a process for it has begun. */
const pagesOfLarge = 1000

const PagesRow = z.object({ pages: z.number() })

/**
 * Has FTS5 merge nothing by itself. Each write leaves a segment; with every 64th page of these it merges hundreds of pages
 * within the write that happens to come then, and on a board of a million nobody was answered for 60 to 90 ms.
 */
export function withoutOwnMerges(table: string): string {
  return `INSERT INTO ${table} (${table}, rank) VALUES ('automerge', 0)`
}

/** Merges some of what writes have left, in pieces between which others have their turn. */
export async function mergeSegments(
  client: SqliteClient,
  audience: Audience,
  largeFrom = pagesOfLarge,
): Promise<void> {
  for (const table of tablesOf(audience)) {
    const isLarge = await hasPages(client, table, largeFrom)
    for (let piece = 0; piece < mostPieces; piece += 1) {
      const rest = beginRest()
      const merge = isLarge ? searchMerging().merge : mergePiece
      if (!(await merge(client, table))) break
      await rest()
    }
  }
}

/** Whether an index has as many pages, of which no more than these are counted. */
async function hasPages(client: SqliteClient, table: string, most: number): Promise<boolean> {
  const sql = `SELECT count(*) AS pages FROM (SELECT 1 FROM ${table}_idx LIMIT ${most})`
  const { rows } = await client.execute(sql)
  return PagesRow.parse({ ...rows[0] }).pages >= most
}
