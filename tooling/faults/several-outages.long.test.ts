import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askPostgres } from '../../content/testing/throwaway-postgres.ts'
import { startSeveralProducts, type SeveralProducts } from '../testing/several-products.ts'
import { chooseMetrics, readReadiness } from './testing/metrics.ts'
import { createOutage } from './testing/outage.ts'
import { cachedPages, createPeople, type People } from './testing/people.ts'
import { receiveAlerts } from './testing/received-alerts.ts'
import { createReports } from './testing/reports.ts'
import { whileVisited } from './testing/visited.ts'

const haltSeconds = 16

let alerts: Awaited<ReturnType<typeof receiveAlerts>>
let metrics: Awaited<ReturnType<typeof chooseMetrics>>['metric'][]
let several: SeveralProducts
let people: People
let reports: ReturnType<typeof createReports>
let outage: ReturnType<typeof createOutage>

beforeAll(async () => {
  alerts = await receiveAlerts()
  const chosen = [await chooseMetrics(), await chooseMetrics()]
  metrics = chosen.map(({ metric }) => metric)
  several = await startSeveralProducts(
    chosen.map(({ environment }) => ({ ...environment, ALERT_URL: alerts.url })),
  )
  people = createPeople(several)
  reports = createReports(people)
  outage = createOutage({ people, reports, metrics })
  await people.arrive()
  // Each website caches the pages.
  for (const { own } of several.products)
    for (const path of cachedPages) await (await fetch(own.web + path)).text()
}, 900_000)
afterAll(async () => {
  await several.stop()
  alerts.stop()
})

const readinessOfBoth = () =>
  Promise.all(several.products.map(({ own }) => readReadiness(own.content)))

const both = (state: string) => [state, state]

async function expectStored(): Promise<void> {
  const stored = await askPostgres(several.postgres.url, 'SELECT message FROM leads')
  reports.expectStored(stored.split('\n'))
}

it('while the connections to PostgreSQL are silent, people see pages, one alert is sent, and all heals', async () => {
  const { proxy } = several
  proxy.silenceNew(true)
  proxy.silence()
  await outage.expectRefusals()
  expect(await readinessOfBoth()).toEqual(both('503 {"status":"error"}'))
  await alerts.started('database')
  proxy.silenceNew(false)
  proxy.silence()
  await expect.poll(readinessOfBoth, { timeout: 30_000 }).toEqual(both('200 {"status":"ok"}'))
  await outage.expectHealed()
  await expectStored()
}, 240_000)

it('PostgreSQL that is stopped at once and started again loses nothing', async () => {
  const { postgres } = several
  process.kill(postgres.pid(), 'SIGQUIT')
  await postgres.halt()
  const start = performance.now()
  await outage.expectRefusals()
  await sleep(Math.max(0, haltSeconds * 1000 - (performance.now() - start)))
  await postgres.resume()
  await expect.poll(readinessOfBoth, { timeout: 30_000 }).toEqual(both('200 {"status":"ok"}'))
  await outage.expectHealed()
  await expectStored()
}, 120_000)

it('without the S3 store pages are shown and reports are stored; both services say so until it is back', async () => {
  await several.s3.pause()
  const away = both('200 {"status":"ok","writes":"unavailable","reason":"files away"}')
  await expect.poll(readinessOfBoth, { timeout: 30_000 }).toEqual(away)
  for (const path of cachedPages) expect(await people.open(path)).toMatchObject({ status: 200 })
  for (const metric of metrics) expect(await metric('content', 'washhouse_storage_up')).toBe(0)
  await several.s3.resume()
  await expect.poll(readinessOfBoth, { timeout: 30_000 }).toEqual(both('200 {"status":"ok"}'))
  await outage.expectHealed()
}, 120_000)

it('SIGTERM to one process after the other while visitors write fails no page and loses nothing', async () => {
  const { pages, sent } = await whileVisited(people, reports, async () => {
    for (const part of ['content', 'web'] as const)
      for (const product of several.products) {
        await sleep(1000)
        await product.stopPart(part)
        await product.startPart(part)
      }
  })
  expect(pages.filter(({ status }) => status !== 200)).toEqual([])
  expect(sent.filter(({ status }) => status === 303).length).toBeGreaterThan(20)
  await expectStored()
}, 300_000)
