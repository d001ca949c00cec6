import { z } from 'zod'
import type { SqliteWriter } from '../../../ground/database/sqlite-writer.ts'

/** On a slow machine some 5 ms, but for a term that more of them hold: FTS5 merges each as a whole. */
const pages = 32

const Changes = z.object({ total: z.number() })

/** Merges some of what writes have left. False where there was nothing to do. */
export async function mergePiece(
  client: Pick<SqliteWriter, 'batch'>,
  table: string,
): Promise<boolean> {
  const count = 'SELECT total_changes() AS total'
  const merge = `INSERT INTO ${table} (${table}, rank) VALUES ('merge', ${pages})`
  const [before, , after] = await client.batch([count, merge, count], 'write')
  const totalIn = (result: typeof before) => Changes.parse({ ...result?.rows[0] }).total
  // FTS5 then changes no more than the row that tells it to.
  return totalIn(after) - totalIn(before) >= 2
}
