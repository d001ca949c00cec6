import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readElsewhere } from '../../../testing/break-database.ts'
import { startReading } from '../../../testing/sqlite-reading.ts'
import { openSqliteClient, type SqliteClient } from './sqlite-client.ts'
import { openSqliteConnection, type SqliteConnection } from './sqlite-connection.ts'
import { openSqliteReader, type SqliteReader } from './sqlite-reader.ts'

const deaths = 4
const writesBefore = 200
const writesWhileDying = 50
const readsBefore = 250

let folder: string
let path: string
let client: SqliteClient
let reading: SqliteConnection<SqliteReader>
let last: number

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'washhouse-reader-'))
  path = join(folder, 'rows.db')
  last = 0
  client = openSqliteClient(`file:${path}`)
  reading = openSqliteConnection(() => openSqliteReader(`file:${path}`))
  await client.execute('CREATE TABLE rows (id INTEGER PRIMARY KEY, text TEXT)')
})
afterEach(async () => {
  reading.close()
  client.close()
  await rm(folder, { recursive: true })
})

it('loses none of 1000 writes while programs that read a thousand times are killed', async () => {
  for (let death = 0; death < deaths; death += 1) {
    const other = await startReading(`file:${path}`)
    await writeAndRead(writesBefore)
    await other.hasRead(readsBefore)
    const dead = other.kill()
    await writeAndRead(writesWhileDying)
    await dead
    // As after a refusal, while this process continues writing.
    await reading.run(async (reader) => reading.leave(reader))
    // The next reader finds its files; when it closes as the last one, SQLite would remove them.
    const next = await startReading(`file:${path}`)
    await next.stop()
    await writeAndRead(1)
    expect(await countElsewhere(), 'found by another program').toBe(last)
  }
  reading.close()
  client.close()
  expect(await countElsewhere(), 'found at last').toBe(last)
})

async function writeAndRead(times: number): Promise<void> {
  for (const end = last + times; last < end; ) {
    last += 1
    await client.execute({ sql: 'INSERT INTO rows VALUES (?, ?)', args: [last, 'ซัก'.repeat(50)] })
    const { rows } = await reading.run((reader) =>
      reader.execute('SELECT max(id) AS last FROM rows'),
    )
    expect(rows[0]?.['last']).toBe(last)
  }
}

async function countElsewhere(): Promise<unknown> {
  const [row] = await readElsewhere('SELECT count(*) AS count FROM rows', path)
  return Object(row).count
}
