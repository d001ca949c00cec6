import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextRound } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openSqliteClient, type SqliteClient } from './sqlite-client.ts'

let folder: string
let client: SqliteClient

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'washhouse-transactions-'))
  client = openSqliteClient(`file:${join(folder, 'notes.db')}`)
  await client.execute('CREATE TABLE notes (text TEXT)')
})

afterEach(async () => {
  client.close()
  await rm(folder, { recursive: true })
})

const add = (text: string) =>
  client.execute({ sql: 'INSERT INTO notes VALUES (?)', args: [text] }).then(() => text)

/** Uses the CPU longer than a transaction may run without a rest. */
function compute(): void {
  const end = performance.now() + 6
  while (performance.now() < end);
}

it('lets reads run between the statements of a long transaction', async () => {
  const done: string[] = []
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const whole = client.atomically(async () => {
    begin()
    for (const text of ['first', 'second', 'third']) {
      compute()
      done.push(await add(text))
    }
  })
  await begun
  let isStoring = true
  const readOn = async (): Promise<void> => {
    const { rows } = await client.execute('SELECT * FROM notes')
    done.push(`${rows.length} read`)
    await nextRound()
    if (isStoring) await readOn()
  }
  const reading = readOn()
  await whole
  isStoring = false
  await reading
  expect(done.slice(0, 6).join(', ')).toBe('0 read, first, 0 read, second, 0 read, third')
})

it('lets them come before a transaction is stored, however short it is', async () => {
  const done: string[] = []
  await client.atomically(async () => {
    await add('note')
    setImmediate(() => done.push('others'))
  })
  done.push('stored')
  expect(done).toEqual(['others', 'stored'])
})

it('lets them come while it is stored', async () => {
  const transactions = 5
  let turns = 0
  for (let each = 0; each < transactions; each += 1) {
    let isStored = false
    const goOn = () => {
      turns += 1
      if (!isStored) setImmediate(goOn)
    }
    await client.atomically(async () => {
      for (let count = 0; count < 50; count += 1) await add('a'.repeat(50_000))
      setImmediate(goOn)
    })
    isStored = true
  }
  // If storing blocked the event loop, each transaction would give one turn, before its commit.
  expect(turns).toBeGreaterThan(2 * transactions)
})

// A stopping service closes its database during any write.
it.each([1, 2, 5, 20])(
  'says what is true of one under which it is closed %i turns later',
  async (turns) => {
    const storing = client.atomically(async () => {
      for (let count = 0; count < 200; count += 1) await add('a'.repeat(50_000))
      void closeAfter(turns)
    })
    const [{ status }] = await Promise.allSettled([storing])
    client = openSqliteClient(`file:${join(folder, 'notes.db')}`)
    const { rows } = await client.execute('SELECT count(*) AS notes FROM notes')
    expect([status, Number(rows[0]?.['notes'])]).toEqual(
      status === 'fulfilled' ? ['fulfilled', 200] : ['rejected', 0],
    )
  },
)

async function closeAfter(turns: number): Promise<void> {
  for (let count = 0; count < turns; count += 1) await nextRound()
  client.close()
}

it('takes along what still rests when the work of a transaction fails', async () => {
  let resting: Promise<unknown> = Promise.resolve()
  const failing = client.atomically(async () => {
    compute()
    resting = add('of what failed')
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  await resting
  expect((await client.execute('SELECT * FROM notes')).rows).toEqual([])
})

it('has a write that gives rows wait for its turn, as every other', async () => {
  const { promise: end, resolve: letGo } = Promise.withResolvers<void>()
  const before = client.atomically(() => end)
  let isStored = false
  const added = client
    .values('INSERT INTO notes VALUES (?) RETURNING text', ['note'])
    .finally(() => (isStored = true))
  expect(await client.values('SELECT * FROM notes', [])).toEqual([])
  await nextRound()
  expect(isStored).toBe(false)
  letGo()
  await before
  expect(await added).toEqual([['note']])
})

it('does the last work of a transaction within it, and the rest once it is stored', async () => {
  const done: unknown[] = []
  const seen = async () => (await client.execute('SELECT * FROM notes')).rows.length
  await client.atomically(async () => {
    client.ownEnd()?.last.push(async () => {
      await add('last')
      done.push(['last', await seen()])
    })
    client.ownEnd()?.afterwards.push(async () => {
      done.push(['told', await seen()])
    })
    await client.atomically(async () => {
      client.ownEnd()?.afterwards.push(async () => void done.push('inner'))
    })
    await add('note')
    done.push('written')
  })
  expect(done).toEqual(['written', ['last', 2], ['told', 2], 'inner'])
  expect(client.ownEnd()).toBeUndefined()
})

it('does neither where the transaction fails, which its last work can cause', async () => {
  const done: string[] = []
  const failing = client.atomically(async () => {
    await add('note')
    client.ownEnd()?.last.push(() => Promise.reject(new Error('given up')))
    client.ownEnd()?.afterwards.push(async () => void done.push('never'))
  })
  await expect(failing).rejects.toThrow('given up')
  expect(done).toEqual([])
  expect((await client.execute('SELECT * FROM notes')).rows).toEqual([])
})
