import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { connectionOf, queryPostgres } from '../backup/postgres-database.ts'
import { StartProblem } from '../launcher/start-problem.ts'
import { type Hits, searchText } from './search-bytes.ts'
import type { Sought } from './sought.ts'

const COLUMNS = `
SELECT format('%I.%I', table_schema, table_name) || ' ' || string_agg(column_name, ',' ORDER BY ordinal_position)
FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')
GROUP BY table_schema, table_name`

/**
 * Searches every column of every row; hits by `table, column`. Does not find deleted rows that the server has not
 * overwritten yet.
 */
export async function searchPostgres(
  databaseUrl: string,
  sought: readonly Sought[],
): Promise<Map<string, Hits>> {
  const found = new Map<string, Hits>()
  for (const line of await queryPostgres(databaseUrl, COLUMNS)) {
    const [table = '', columns = ''] = line.split(' ')
    await searchTable({ databaseUrl, table, columns: columns.split(',') }, sought, found)
  }
  return found
}

async function searchTable(
  { databaseUrl, table, columns }: { databaseUrl: string; table: string; columns: string[] },
  sought: readonly Sought[],
  found: Map<string, Hits>,
): Promise<void> {
  const { url, environment } = connectionOf(databaseUrl)
  const name = table.replace(/^public\./, '')
  const copy = `COPY ${table} (${columns.map((name) => `"${name}"`).join(', ')}) TO STDOUT`
  const args = ['--no-psqlrc', '--no-password', '--quiet', `--dbname=${url}`, `--command=${copy}`]
  const child = spawn('psql', args, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'close')
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text))
  child.stdout.setEncoding('latin1')
  for await (const line of createInterface({ input: child.stdout }))
    for (const [index, value] of line.split('\t').entries()) {
      const place = `table ${name}, column ${columns[index] ?? index}`
      const hits = searchText(value, sought, found.get(place))
      if (hits.size > 0) found.set(place, hits)
    }
  const [code] = await ended
  if (code !== 0) throw new StartProblem([complaint.trim(), `${table} could not be read`])
}
