import { EventEmitter } from 'node:events'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { expect, it, vi } from 'vitest'
import { allowLongQueries } from './long-queries.ts'
import { endSilentConnections } from './postgres-lines.ts'

type Pg = PostgresAdapter['pg']

interface Asked {
  text?: string
  query_timeout?: number
}

/** A driver that records its queries, and fails with this message if there is one. */
function fakeDriver(failure?: string, result: object = []) {
  const asked: Asked[] = []
  class Client extends EventEmitter {
    isEnded = false
    async query(config: Asked): Promise<object> {
      asked.push(config)
      if (failure !== undefined) throw new Error(failure)
      return result
    }
    async end(): Promise<void> {
      this.isEnded = true
      this.emit('end')
    }
  }
  class Pool {
    waiting: (() => void)[] = []
    connect(callback: () => void): void {
      this.waiting.push(callback)
    }
  }
  const pg = endSilentConnections({ Client, Pool } as unknown as Pg)
  const open = () => new pg.Client() as unknown as Client & { release: (error?: unknown) => void }
  return { asked, open, pool: () => new pg.Pool() as unknown as Pool }
}

it('A connection ends once a query is not answered in time, and after no other failure', async () => {
  for (const [failure, isEnded] of [
    ['Query read timeout', true],
    ['duplicate key value violates unique constraint', false],
  ] as const) {
    const client = fakeDriver(failure).open()
    await expect(client.query({})).rejects.toThrow(failure)
    expect(client.isEnded).toBe(isEnded)
  }
})

it('A query is given less than ten seconds, but where nobody waits for it', async () => {
  const { asked, open } = fakeDriver()
  await open().query({})
  await allowLongQueries(() => open().query({}))
  await open().query({ query_timeout: 4000 })
  const [usual = 0, long = 0, own] = asked.map(({ query_timeout: ms }) => ms)
  expect(usual).toBeGreaterThan(1000)
  expect(usual).toBeLessThan(10_000)
  expect(long).toBeGreaterThan(60 * 60_000)
  expect(own).toBe(4000)
})

it('Anyone who waits for a connection keeps their own time limit, though another gives it back', async () => {
  const { asked, open, pool } = fakeDriver()
  const own = pool()
  own.connect(() => void open().query({}))
  await allowLongQueries(async () => own.waiting.forEach((call) => call()))
  expect(asked[0]?.query_timeout).toBeLessThan(10_000)
})

it('A connection that ends is released to its pool once, even if another caller releases it too', async () => {
  const release = vi.fn<(error?: unknown) => void>()
  const client = fakeDriver().open()
  client.release = release
  await client.end()
  client.release()
  expect(release.mock.calls).toEqual([[true]])
})

it('A connection that fails while nobody listens does not end the process', () => {
  expect(() => fakeDriver().open().emit('error', new Error('terminated'))).not.toThrow()
})

it('A commit that the server turns into a rollback is an error', async () => {
  const { open } = fakeDriver(undefined, { command: 'ROLLBACK' })
  await expect(open().query({ text: 'rollback' })).resolves.toEqual({ command: 'ROLLBACK' })
  await expect(open().query({ text: 'commit' })).rejects.toThrow('was rolled back')
})
