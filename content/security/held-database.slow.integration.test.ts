import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { isSqlite, runSql } from '../src/platform/database/dialect.ts'
import { readElsewhere, writeElsewhere } from '../testing/break-database.ts'
import { startContractService, type ContractService } from '../testing/contract-service.ts'
import { leadPath, message, postJson } from '../testing/lead-posts.ts'
import { staffData } from '../testing/record-data.ts'
import { staffCalls } from '../testing/staff-calls.ts'
import { testPassword } from '../testing/test-password.ts'

// Just long enough to observe the wait.
vi.mock('../src/platform/database/busy-wait.ts', () => ({ waitsMs: 1000, mostWaiting: 8 }))

let service: ContractService
const call = staffCalls(() => service.payload)
const account = { email: 'administrator@example.com', password: testPassword }
const send = (text = 'ขอคุยเรื่องราคา') =>
  postJson(`${service.url}${leadPath}`, message({ message: text }))
const signIn = () => call('/login', { body: account })
const run = (sql: string) => runSql(service.payload.db, sql)

beforeAll(async () => {
  service = await startContractService()
  const data = staffData('administrator', 'administrator')
  await service.payload.create({ collection: 'staff', data })
  await run('CREATE TABLE notes (text TEXT)')
})
afterAll(() => service.stop())

describe('After another program held the database for longer than a write waits', () => {
  const refused: [what: string, write: () => Promise<unknown>][] = [
    ['a write', () => run("INSERT INTO notes VALUES ('refused')")],
    ['a write that gives rows', () => run("INSERT INTO notes VALUES ('refused') RETURNING text")],
    ['a batch', () => batch("INSERT INTO notes VALUES ('refused')")],
  ]
  for (const [what, write] of refused)
    for (const reads of [0, 1])
      it(`${what} that was refused spoils none after it (reads between: ${reads})`, async () => {
        const commit = await writeElsewhere("INSERT INTO notes VALUES ('theirs')")
        await expect(write()).rejects.toThrow(/database is locked/)
        for (let read = 0; read < reads; read += 1) await run('SELECT * FROM notes')
        await commit()
        await run("INSERT INTO notes VALUES ('ours')")
        const found = await readElsewhere('SELECT text FROM notes')
        await run('DELETE FROM notes')
        expect(found).toEqual([{ text: 'theirs' }, { text: 'ours' }])
      })

  it.each([
    ['visitors', send, 204],
    ['staff', signIn, 200],
  ] as const)('%s who came meanwhile were asked to come again, and are let in', async (...row) => {
    const [, ask, welcome] = row
    const commit = await writeElsewhere("INSERT INTO notes VALUES ('theirs')")
    const { status, headers } = await ask()
    await commit()
    expect([status, headers.get('retry-after')]).toEqual([503, '5'])
    expect((await ask()).status).toBe(welcome)
  })

  it('nothing is stored of what was refused, and all that was answered for', async () => {
    const tries = 'SELECT key, tries FROM account_attempts ORDER BY key'
    const before = await readElsewhere(tries)
    const commit = await writeElsewhere("INSERT INTO notes VALUES ('theirs')")
    const refusal = await signIn()
    expect(refusal.message).toMatch(/busy and nothing was stored/)
    await commit()
    expect(await readElsewhere(tries)).toEqual(before)
    await send('after it')
    const sql = "SELECT message FROM leads WHERE message = 'after it'"
    expect(await readElsewhere(sql)).toHaveLength(1)
  })
})

describe('While another program holds the database', () => {
  it('reads are answered at once, though six writes wait, of which each is stored when it lets go', async () => {
    const commit = await writeElsewhere("INSERT INTO notes VALUES ('theirs')")
    const texts = Array.from({ length: 6 }, (_, count) => `waits ${count}`)
    const sent = texts.map(send)
    const slowest = await slowestRead(200)
    await commit()
    expect(slowest).toBeLessThan(500)
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(texts.map(() => 204))
    expect(await storedLike('waits %')).toEqual(texts)
  })

  it('writes that it outlasts are answered 503 in the same moment, and none of them is stored', async () => {
    const commit = await writeElsewhere("INSERT INTO notes VALUES ('theirs')")
    const start = performance.now()
    const answers = await Promise.all(['late 1', 'late 2', 'late 3'].map(send))
    const taken = performance.now() - start
    await commit()
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503])
    expect(taken).toBeLessThan(1900)
    await run('SELECT 1')
    expect(await storedLike('late %')).toEqual([])
  })

  it('no more than a bound of writes wait, and the others are asked at once to come again', async () => {
    const commit = await writeElsewhere("INSERT INTO notes VALUES ('theirs')")
    const write = (text: string) => run(`INSERT INTO notes VALUES ('${text}')`)
    const first = write('first of many')
    await sleep(20)
    const others = Array.from({ length: 10 }, (_, count) => write(`one of many ${count}`))
    const start = performance.now()
    const refused = others.slice(-3).map((each) => expect(each).rejects.toThrow(/too many writes/))
    await Promise.all(refused)
    expect(performance.now() - start).toBeLessThan(500)
    await commit()
    await Promise.all([first, ...others.slice(0, 7)])
    const found = await readElsewhere("SELECT text FROM notes WHERE text LIKE '%of many%'")
    expect(found).toHaveLength(8)
  })

  it('a batch waits as a whole', async () => {
    const commit = await writeElsewhere("INSERT INTO notes VALUES ('theirs')")
    const waits = batch("INSERT INTO notes SELECT 'counted ' || count(*) FROM notes")
    await sleep(50)
    await commit()
    await waits
    const counted = "SELECT text FROM notes WHERE text LIKE 'counted %'"
    expect(await readElsewhere(counted)).toHaveLength(1)
  })
})

/** The slowest of consecutive reads within a period. */
async function slowestRead(ms: number): Promise<number> {
  const end = performance.now() + ms
  let slowest = 0
  while (performance.now() < end) {
    const start = performance.now()
    const { status } = await service.get(`/items/customer_review?limit=${(asked += 1)}`)
    expect(status).toBe(200)
    slowest = Math.max(slowest, performance.now() - start)
    await sleep(10)
  }
  return slowest
}
let asked = 0

async function storedLike(pattern: string): Promise<unknown[]> {
  const sql = `SELECT message FROM leads WHERE message LIKE '${pattern}' ORDER BY message`
  const rows = await readElsewhere(sql)
  return rows.map((row) => (row as { message: string }).message)
}

async function batch(sql: string): Promise<void> {
  const { db } = service.payload
  if (!isSqlite(db)) throw new Error('This is about SQLite')
  await db.client.batch([sql], 'write')
}
