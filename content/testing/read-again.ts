import { setImmediate as turn } from 'node:timers/promises'
import { openSqliteReader } from '../src/platform/database/sqlite-reader.ts'

// node read-again.ts file:<path>: reads until its standard input ends, and prints its number of reads.
const [, , url = ''] = process.argv
const reader = openSqliteReader(url)
let isWanted = true
process.stdin.resume().once('end', () => (isWanted = false))

for (let reads = 1; isWanted; reads += 1) {
  const { rows } = await reader.execute('SELECT count(*) AS count, max(id) AS last FROM rows')
  const [seen] = rows
  if (seen?.['count'] !== (seen?.['last'] ?? 0)) throw new Error('A row between others is missing')
  process.stdout.write(`${reads}\n`)
  await turn()
}
reader.close()
