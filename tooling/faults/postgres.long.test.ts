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
import { createOutage } from './testing/outage.ts'
import { createReports } from './testing/reports.ts'

let postgres: ThrowawayPostgres
let proxy: SilentProxy
let product: LaunchedProduct
let reports: ReturnType<typeof createReports>
let outage: ReturnType<typeof createOutage>

beforeAll(async () => {
  postgres = await startPostgres()
  proxy = await startSilentProxy(postgres.url)
  product = await launchProduct({ DATABASE_URL: proxy.url })
  reports = createReports(product)
  outage = createOutage({ people: product, reports, metrics: [product.metric] })
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

describe('While the connections to PostgreSQL are silent', () => {
  it('visitors see pages, and what needs the database is refused', async () => {
    proxy.silenceNew(true)
    proxy.silence()
    await outage.expectRefusals()
    expect(await readReadiness(product.contentUrl)).toBe(notReady)
  }, 60_000)

  it('the alert `database` reports it', async () => {
    const details = { problem: 'the database does not answer' }
    expect(await product.alerts.started('database')).toEqual(details)
  }, 90_000)

  it('all goes on by itself after it, and nothing is lost', async () => {
    proxy.silenceNew(false)
    proxy.silence()
    await outage.expectHealed()
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
    await outage.expectRefusals()
    expect(await readReadiness(product.contentUrl)).toBe(notReady)
    await sleep(Math.max(0, seconds * 1000 - (performance.now() - start)))
    await postgres.resume()
    await outage.expectHealed()
    reports.expectStored(await storedMessages())
  }, 120_000)
})
