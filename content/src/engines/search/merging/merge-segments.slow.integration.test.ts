import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSearchBench } from '../../../../testing/search-bench.ts'
import { readElsewhere, writeElsewhere } from '../../../../testing/break-database.ts'
import { endAtOnce, keepEnding, stop } from '../../../../testing/side-processes.ts'
import { isSqlite, sqliteClientOf } from '../../../ground/database/dialect.ts'
import type { SqliteClient } from '../../../ground/database/sqlite-client.ts'
import { mergeSegments } from './merge-segments.sqlite.ts'
import { createMergingProcess, searchMerging } from './merging-process.ts'
import { audiences } from '../search-source.ts'
import { tablesOf } from '../search-tables.sqlite.ts'

let bench: Awaited<ReturnType<typeof openSearchBench>>
beforeAll(async () => {
  bench = await openSearchBench()
})
afterAll(() => bench.stop())

/** FTS5 itself merges sixteen at once. */
const written = 14

it('What each write leaves is merged behind it, by nobody else, and found all the same', async () => {
  for (let count = 1; count <= written; count += 1) {
    await bench.addDownload(`คู่มือ เล่มที่${count}จบ`)
    await bench.settled()
  }
  for (const table of audiences.flatMap(tablesOf))
    expect(await readElsewhere(`SELECT v FROM ${table}_config WHERE k = 'automerge'`)).toEqual([
      { v: 0 },
    ])
  for (const table of tablesOf('members')) {
    const segments = `SELECT count(DISTINCT segid) AS count FROM ${table}_idx`
    const [{ count }] = (await readElsewhere(segments)) as [{ count: number }]
    // Four of a kind become one.
    expect(count).toBeLessThanOrEqual(3 + Math.floor(written / 4))
  }
  for (const count of [1, 7, written])
    expect(await bench.asMember(`เล่มที่${count}จบ`)).toHaveLength(1)
})

describe('Of a large index', () => {
  const table = 'search_grams_members'
  let client: SqliteClient
  let rowid = 2 ** 40
  const segments = async () => {
    const counted = `SELECT count(DISTINCT segid) AS count FROM ${table}_idx`
    const [{ count }] = (await readElsewhere(counted)) as [{ count: number }]
    return count
  }
  const write = () =>
    client.execute({
      sql: `INSERT INTO ${table} (rowid, title, text) VALUES (?, ?, ?)`,
      args: [(rowid += 1), 'ผ้าขาวกลายเป็นเหลือง', `เครื่องที่ ${rowid}`],
    })

  beforeEach(async () => {
    const { db } = bench.payload
    if (!isSqlite(db)) throw new Error(`${db.name} merges by itself`)
    client = sqliteClientOf(db)
    for (let count = 0; count < 12; count += 1) await write()
  })

  it('what writes have left is merged in another process', async () => {
    expect(searchMerging().pid()).toBeUndefined()
    expect(await segments()).toBeGreaterThanOrEqual(12)
    await mergeSegments(client, 'members', 1)
    expect(searchMerging().pid()).toBeDefined()
    expect(await segments()).toBeLessThan(8)
  })

  it('whatever becomes of that process, writes go on, and what it had not done is done by the next', async () => {
    await keepEnding(searchMerging(), mergeSegments(client, 'members', 1))
    await write()
    await mergeSegments(client, 'members', 1)
    expect(await segments()).toBeLessThan(8)
  })

  it('a process that does not answer holds up writes for as long as it is waited for, and nobody who reads', async () => {
    const merging = createMergingProcess()
    expect(await merging.merge(client, table)).toBe(true)
    const stopped = stop(merging)
    const merged = merging.merge(client, table)
    const written = write().then(() => 'written')
    const read = client.execute(`SELECT 1 FROM ${table}_idx`).then(() => 'read')
    expect(await Promise.race([merged, written, read])).toBe('read')
    expect(await merged).toBe(false)
    await written
    for (let count = 0; count < 5; count += 1) await write()
    expect(await merging.merge(client, table)).toBe(true)
    expect(merging.pid()).not.toBe(stopped)
    endAtOnce(merging)
  })

  it('another program that writes is waited for', async () => {
    const commit = await writeElsewhere('CREATE TABLE written_elsewhere (id)')
    const merging = searchMerging().merge(client, table)
    const isOver = await Promise.race([merging.then(() => true), sleep(200, false)])
    expect(isOver).toBe(false)
    await commit()
    expect(await merging).toBe(true)
  })
})
