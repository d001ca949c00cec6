import '../../../testing/throwaway.env.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { chooseDatabase } from '../../../testing/inherited.env.ts'
import { until } from '../../../testing/read-changes.ts'
import { startSilentProxy } from '../../../testing/silent-proxy.ts'
import { askPostgres, startPostgres } from '../../../testing/throwaway-postgres.ts'

const postgres = await startPostgres()
const proxy = await startSilentProxy(postgres.url)
chooseDatabase(proxy.url)
// Modules that read the environment must be imported after it is set.
const { startContractService } = await import('../../../testing/contract-service.ts')
const { staffCalls } = await import('../../../testing/staff-calls.ts')
const { testPassword } = await import('../../../testing/test-password.ts')
const { leadPath, message, postJson } = await import('../../../testing/lead-posts.ts')
const { changeBus } = await import('../../core/changes/change-bus.ts')
const { hearsChanges, startPolling } = await import('../../core/changes/follow-changes.ts')
const { runSql } = await import('./dialect.ts')
const { allowLongQueries } = await import('./long-queries.ts')
const { connectionTo, tableOf, writeWhole } = await import('./tables.ts')

const service = await startContractService()
const callStaff = staffCalls(() => service.payload)
let heard: string[] = []
changeBus.subscribe(({ tags }) => heard.push(...tags))
const stopPolling = startPolling()

afterAll(async () => {
  stopPolling()
  await service.stop()
  proxy.stop()
  await postgres.stop()
})

const sendLead = () => postJson(`${service.url}${leadPath}`, message())
const run = (sql: string) => runSql(service.payload.db, sql)

async function taken<Result>(work: () => Promise<Result>): Promise<[Result, seconds: number]> {
  const start = performance.now()
  const result = await work()
  return [result, (performance.now() - start) / 1000]
}

/** Until the pool has no dead connection left. */
const findWorking = () => Promise.allSettled(Array.from({ length: 12 }, () => run('select 1')))

/** Open transactions, each with a connection, whose connections die. */
async function failInTransactions(count: number): Promise<void> {
  const { promise: fallen, resolve: fall } = Promise.withResolvers<undefined>()
  let begun = 0
  const { id } = tableOf(service.payload, 'account_attempts', ['id'])
  const write = async () => {
    begun += 1
    await fallen
    await connectionTo(service.payload)
      .select({ id })
      .from(tableOf(service.payload, 'account_attempts'))
  }
  const writes = Array.from({ length: count }, () =>
    writeWhole(service.payload, write).then(
      () => 'stored',
      () => 'failed',
    ),
  )
  await until(async () => begun === count)
  proxy.silence()
  fall(undefined)
  const [outcomes, seconds] = await taken(() => Promise.all(writes))
  expect(outcomes).toEqual(writes.map(() => 'failed'))
  expect(seconds).toBeLessThan(10)
}

describe('Where connections to PostgreSQL fall silent', () => {
  it('waiting clients are asked to retry within ten seconds, and then succeed', async () => {
    await Promise.all(Array.from({ length: 6 }, () => run('select pg_sleep(0.1)')))
    proxy.silence()
    const [answers, seconds] = await taken(() => Promise.all([sendLead(), sendLead(), sendLead()]))
    expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
      answers.map(() => [503, '5']),
    )
    expect(seconds).toBeLessThan(10)
    await until(async () => (await sendLead()).status === 204)
  })

  it('changes by other processes are still heard within two seconds', async () => {
    await until(async () => hearsChanges())
    heard = []
    proxy.silence()
    const [, seconds] = await taken(async () => {
      await askPostgres(postgres.url, `insert into changes (tags) values ('["branch:7"]')`)
      await until(async () => heard.includes('branch:7'), 2)
    })
    expect(seconds).toBeLessThan(2)
  })

  it('transactions fail in time, and none of their connections is lost to the others', async () => {
    // More than the size of the pool.
    for (let round = 0; round < 3; round += 1) {
      await findWorking()
      await failInTransactions(6)
    }
    await until(async () => (await sendLead()).status === 204)
    const all = await Promise.all(Array.from({ length: 40 }, () => run('select 1')))
    expect(all).toHaveLength(40)
  }, 60_000)

  it('and new ones, too, the service says within ten seconds that it is not ready', async () => {
    proxy.silenceNew(true)
    proxy.silence()
    const [answer, seconds] = await taken(() => fetch(`${service.url}/readyz`))
    expect([answer.status, await answer.json()]).toEqual([503, { status: 'error' }])
    expect(seconds).toBeLessThan(10)
    const [lead, secondsOfLead] = await taken(sendLead)
    expect([lead.status, lead.headers.get('retry-after')]).toEqual([503, '5'])
    expect(secondsOfLead).toBeLessThan(10)
    proxy.silenceNew(false)
    proxy.silence()
    await until(async () => (await fetch(`${service.url}/readyz`)).ok)
    await until(async () => (await sendLead()).status === 204)
  }, 60_000)
})

/** The status and Retry-After for writes of a visitor and of staff. */
async function sendWrites() {
  const account = { email: 'x@example.com', password: testPassword }
  const answers = await Promise.all([sendLead(), callStaff('/login', { body: account })])
  return answers.map(({ status, headers }) => [status, headers.get('retry-after')])
}
const comeAgain = [
  [503, '5'],
  [503, '5'],
]
async function ask(path: string): Promise<string> {
  const response = await fetch(`${service.url}${path}`)
  return JSON.stringify([response.status, await response.json()])
}

describe('While PostgreSQL is', () => {
  it('stopped, writes are asked to retry', async () => {
    await postgres.halt()
    expect(await sendWrites()).toEqual(comeAgain)
    const { status } = await fetch(`${service.url}/readyz`)
    expect(status).toBe(503)
    await postgres.resume()
    await until(async () => (await sendLead()).status === 204)
  }, 60_000)

  it('a standby, so are they, and reads go on', async () => {
    const setReadOnly = async (value: string) =>
      await askPostgres(
        postgres.url,
        `ALTER SYSTEM SET default_transaction_read_only = ${value};\nSELECT pg_reload_conf();`,
      )
    await setReadOnly('on')
    await until(async () => JSON.stringify(await sendWrites()) === JSON.stringify(comeAgain))
    const unavailable = { status: 'ok', writes: 'unavailable', reason: 'read-only' }
    await until(async () => (await ask('/readyz')) === JSON.stringify([200, unavailable]))
    expect(await ask('/api/branch')).toContain('[200,')
    await setReadOnly('off')
    await until(async () => (await ask('/readyz')) === JSON.stringify([200, { status: 'ok' }]))
  }, 60_000)
})

describe('A query that takes long', () => {
  const running = () =>
    askPostgres(
      postgres.url,
      `select count(*) from pg_stat_activity where query like '%pg_sleep(1%' and pid <> pg_backend_pid()`,
    )

  it('is given up, by the server as well', async () => {
    const [outcome, seconds] = await taken(() => run('select pg_sleep(100)').catch(String))
    expect(outcome).toContain('Query read timeout')
    expect(seconds).toBeLessThan(10)
    await until(async () => (await running()) === '0', 10)
  })

  it('is not where nobody waits for it, though a visitor asked first for its connection', async () => {
    // Takes all connections, so that each release passes one to a waiting query.
    const others = Array.from({ length: 12 }, () => run('select pg_sleep(1)'))
    const long = allowLongQueries(() => run('select pg_sleep(11)'))
    const short = run('select pg_sleep(12)').catch(String)
    await Promise.all(others)
    expect(await long).toHaveLength(1)
    expect(await short).toContain('Query read timeout')
  }, 60_000)
})
