import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSilentProxy, type SilentProxy } from '../../content/testing/silent-proxy.ts'
import {
  askPostgres,
  startPostgres,
  type ThrowawayPostgres,
} from '../../content/testing/throwaway-postgres.ts'
import { launchProduct, type LaunchedProduct } from './testing/launched-product.ts'
import { readReadiness } from './testing/metrics.ts'
import { cachedPages } from './testing/people.ts'
import { createReports } from './testing/reports.ts'

let postgres: ThrowawayPostgres
let proxy: SilentProxy
let product: LaunchedProduct
let reports: ReturnType<typeof createReports>

beforeAll(async () => {
  postgres = await startPostgres()
  proxy = await startSilentProxy(postgres.url)
  product = await launchProduct({ DATABASE_URL: proxy.url })
  reports = createReports(product)
  await reports.send()
}, 600_000)
afterAll(async () => {
  await product.stop()
  proxy.stop()
  await postgres.stop()
})

const storedMessages = async () =>
  (await askPostgres(postgres.url, 'SELECT message FROM leads')).split('\n')

const notReady = '503 {"status":"error"}'

const uncached = () => product.open(`/branch?search=${randomUUID()}`)

async function expectOutage(): Promise<void> {
  for (const path of cachedPages) expect(await product.open(path)).toMatchObject({ status: 200 })
  const asked = [uncached(), product.openAsMember('/account'), reports.send(), product.signIn()]
  const seen = await Promise.all([...asked, product.edit('ยังไม่ได้')])
  expect(seen.map(({ status }) => status)).toEqual([200, 503, 503, 503, 503])
  for (const { ms } of seen) expect(ms).toBeLessThan(15_000)
  expect(await product.metric('content', 'washhouse_database_up')).toBe(0)
}

async function expectHealed(): Promise<void> {
  await expect.poll(async () => (await reports.send()).status).toBe(303)
  await expect.poll(async () => (await product.openAsMember('/account')).status).toBe(200)
  const name = `Branch${Date.now()}`
  expect(await product.edit(name)).toMatchObject({ status: 200 })
  await expect
    .poll(async () => (await product.open('/branch?search=' + name)).text.includes(`${name}<`))
    .toBe(true)
  await expect.poll(() => product.metric('content', 'washhouse_changes_heard')).toBe(1)
}

describe('While the connections to PostgreSQL are silent', () => {
  it('visitors see pages, and what needs the database is refused', async () => {
    proxy.silenceNew(true)
    proxy.silence()
    await expectOutage()
    expect(await readReadiness(product.contentUrl)).toBe(notReady)
  }, 60_000)

  it('the alert `database` reports it', async () => {
    const details = { problem: 'the database does not answer' }
    expect(await product.alerts.started('database')).toEqual(details)
  }, 90_000)

  it('all goes on by itself after it, and nothing is lost', async () => {
    proxy.silenceNew(false)
    proxy.silence()
    await expectHealed()
    expect(await readReadiness(product.contentUrl)).toBe('200 {"status":"ok"}')
    reports.expectStored(await storedMessages())
  }, 60_000)
})

describe('While PostgreSQL is stopped at once', () => {
  const seconds = 16

  it('people see the same, and all goes on as soon as it is started', async () => {
    const start = performance.now()
    process.kill(postgres.pid(), 'SIGQUIT')
    await postgres.halt()
    await expectOutage()
    expect(await readReadiness(product.contentUrl)).toBe(notReady)
    await sleep(Math.max(0, seconds * 1000 - (performance.now() - start)))
    await postgres.resume()
    await expectHealed()
    reports.expectStored(await storedMessages())
  }, 120_000)
})
