import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isSqlite, runSql } from '../src/ground/database/dialect.ts'
import { readElsewhere, writeElsewhere } from '../testing/break-database.ts'
import { startContractService, type ContractService } from '../testing/contract-service.ts'
import { leadPath, message, postJson } from '../testing/lead-posts.ts'
import { staffData } from '../testing/record-data.ts'
import { staffCalls } from '../testing/staff-calls.ts'
import { testPassword } from '../testing/test-password.ts'

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
  // As long as the service waits for, it answers nobody: a test need not.
  beforeEach(() => run('PRAGMA busy_timeout = 50'))

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
    const commit = await writeElsewhere("INSERT INTO notes VALUES ('theirs')")
    const refusal = await signIn()
    expect(refusal.message).toMatch(/busy and nothing was stored/)
    await commit()
    await send('after it')
    expect(await readElsewhere('SELECT tries FROM account_attempts')).toEqual([])
    const sql = "SELECT message FROM leads WHERE message = 'after it'"
    expect(await readElsewhere(sql)).toHaveLength(1)
  })
})

async function batch(sql: string): Promise<void> {
  const { db } = service.payload
  if (!isSqlite(db)) throw new Error('This is about SQLite')
  await db.client.batch([sql], 'write')
}
