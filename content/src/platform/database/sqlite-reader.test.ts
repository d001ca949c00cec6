import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, LibsqlError, type Client } from '@libsql/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSqliteClient } from './sqlite-client.ts'
import { openSqliteReader, type SqliteReader } from './sqlite-reader.ts'

let folder: string
let client: Client
let reader: SqliteReader

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'washhouse reader '))
  const url = `file:${join(folder, 'a%20b.db')}`
  client = createClient({ url })
  reader = openSqliteReader(url)
  await client.executeMultiple(`
    CREATE TABLE shops (id INTEGER PRIMARY KEY, name TEXT, lat REAL, photo BLOB, big INTEGER);
    INSERT INTO shops VALUES (1, 'นิมมาน', 18.79, x'00ff', 1), (2, NULL, NULL, NULL, NULL);
    CREATE TABLE texts (id INTEGER PRIMARY KEY, shop INTEGER, name TEXT);
    INSERT INTO texts VALUES (7, 1, 'Nimman');
  `)
})

afterEach(async () => {
  reader.close()
  client.close()
  await rm(folder, { recursive: true })
})

describe('A reader gives what the client gives', () => {
  it.each([
    ['values of each kind', 'SELECT * FROM shops ORDER BY id', []],
    ['two columns of one name', 'SELECT * FROM shops JOIN texts ON shop = shops.id', []],
    ['no rows', 'SELECT id, name FROM shops WHERE id = ?', [9]],
    ['values that it is given', 'SELECT ?, ?, ?, ?', [1.5, 'ก', null, 7n]],
    ['one that is true, and a moment', 'SELECT ?, ?', [true, new Date(5)]],
    ['a pragma', 'PRAGMA table_info(shops)', []],
  ] as const)('%s', async (_name, sql, args) => {
    const wanted = await client.execute({ sql, args: [...args] })
    for (const { rows, columns, columnTypes } of [
      await reader.execute({ sql, args: [...args] }),
      // Again with the cached statement.
      await reader.execute({ sql, args: [...args] }),
    ]) {
      expect(columns).toEqual(wanted.columns)
      expect(columnTypes).toEqual(wanted.columnTypes)
      expect(rows.map((row) => ({ ...row }))).toEqual(wanted.rows.map((row) => ({ ...row })))
      expect(rows.map((row) => Array.from(row))).toEqual(wanted.rows.map((row) => Array.from(row)))
    }
  })

  it('and no number in place of one that is too large', async () => {
    await client.execute('UPDATE shops SET big = 9007199254740993')
    await expect(reader.execute('SELECT big FROM shops')).rejects.toThrow(RangeError)
  })
})

it('gives the values of rows alone, also inside a transaction', async () => {
  const sql = 'SELECT id, name, lat, photo, cast(name as blob) FROM shops WHERE id = ?'
  const wanted = [[1, 'นิมมาน', 18.79, Buffer.from([0, 255]), Buffer.from('นิมมาน')]]
  expect(await reader.values(sql, [1])).toEqual(wanted)
  const both = openSqliteClient(`file:${join(folder, 'a%20b.db')}`)
  expect(await both.values(sql, [1])).toEqual(wanted)
  expect(await both.atomically(() => both.values(sql, [1]))).toEqual(wanted)
  both.close()
  await client.execute('UPDATE shops SET big = 9007199254740993')
  await expect(reader.values('SELECT big FROM shops', [])).rejects.toThrow(RangeError)
  await expect(reader.values(sql, [undefined])).rejects.toThrow(TypeError)
})

it('sees what was stored since, and columns that came since', async () => {
  const sql = 'SELECT * FROM shops WHERE id = 2'
  await reader.execute(sql)
  await client.execute("UPDATE shops SET name = 'สันป่าตอง' WHERE id = 2")
  expect((await reader.execute(sql)).rows[0]).toMatchObject({ name: 'สันป่าตอง' })
  await client.execute("ALTER TABLE shops ADD COLUMN phone TEXT DEFAULT '053'")
  expect((await reader.execute(sql)).rows[0]).toMatchObject({ phone: '053' })
})

it('holds nobody up once it has read, nor after a statement that failed', async () => {
  await reader.execute('SELECT * FROM shops')
  const fails = "SELECT json_extract(name, '$.x') FROM shops"
  await expect(reader.execute(fails)).rejects.toThrow(LibsqlError)
  await expect(reader.execute('SELECT nothing FROM nowhere')).rejects.toMatchObject({
    code: 'SQLITE_ERROR',
  })
  await client.execute('DROP TABLE texts')
  await client.execute("INSERT INTO shops (id, name) VALUES (3, 'หางดง')")
  expect((await reader.execute('SELECT id FROM shops')).rows).toHaveLength(3)
})

it('forgets the statements that were used longest ago', async () => {
  for (let number = 0; number < 500; number += 1) await reader.execute(`SELECT ${number} AS number`)
  expect((await reader.execute('SELECT 3 AS number')).rows[0]).toMatchObject({ number: 3 })
})

it('reads several of one moment', async () => {
  const both = await reader.batch(['SELECT count(*) AS n FROM shops', 'SELECT 5 AS n'])
  expect(both.map(({ rows }) => rows[0]?.['n'])).toEqual([2, 5])
  await expect(reader.batch(['SELECT 1', 'SELECT nothing FROM nowhere'])).rejects.toThrow(
    LibsqlError,
  )
  await client.execute('DELETE FROM shops')
  expect((await reader.execute('SELECT id FROM shops')).rows).toEqual([])
})

it('is closed for good', async () => {
  reader.close()
  expect(reader.closed).toBe(true)
  await expect(reader.execute('SELECT 1')).rejects.toBeInstanceOf(Error)
  reader = openSqliteReader(`file:${join(folder, 'a%20b.db')}`)
})
