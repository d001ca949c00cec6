import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cachedPages } from './testing/people.ts'
import { createReports, storedMessages } from './testing/reports.ts'
import { startWatchedProduct, type WatchedProduct } from './testing/watched-product.ts'

const refusedRequests = { name: 'washhouse_requests_total', labels: 'status="503"' }

let product: WatchedProduct
let reports: ReturnType<typeof createReports>

beforeAll(async () => {
  product = await startWatchedProduct()
  reports = createReports(product)
  await reports.send()
}, 180_000)
afterAll(() => product.stop())

const uncached = () => product.open(`/branch?search=${randomUUID()}`)
const countRefused = () => product.metric('web', refusedRequests.name, refusedRequests.labels)

describe('While another program locks the database', () => {
  let lock: DatabaseSync

  beforeAll(() => {
    // The service stores views and figures now and then.
    lock = new DatabaseSync(join(product.dataDir, 'washhouse.db'), { timeout: 10_000 })
    lock.exec('BEGIN IMMEDIATE')
  })

  it('visitors and members read, and nobody can store anything', async () => {
    for (const path of cachedPages) expect(await product.open(path)).toMatchObject({ status: 200 })
    expect(await uncached()).toMatchObject({ status: 200 })
    expect(await product.openAsMember('/account')).toMatchObject({ status: 200 })
    const refused = [reports.send(), product.signIn(), product.register()]
    expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([503, 503, 503])
    const edited = await product.edit('ยังไม่ได้')
    expect([edited.status, edited.text]).toEqual([503, expect.stringContaining('ยังไม่ได้บันทึกอะไร')])
  }, 60_000)

  it('the alert `database` and the metric `storage_up` report it', async () => {
    expect(await product.readiness()).toContain('"reason":"locked"')
    expect(await product.metric('content', 'washhouse_storage_up')).toBe(0)
    expect(await product.metric('content', 'washhouse_database_up')).toBe(1)
    const details = { problem: 'nothing can be stored: locked' }
    expect(await product.alerts.started('database')).toEqual(details)
  }, 90_000)

  it('everything goes on as soon as it lets go, and nothing is lost', async () => {
    lock.exec('ROLLBACK')
    lock.close()
    expect(await reports.send()).toMatchObject({ status: 303 })
    expect(await product.signIn()).toMatchObject({ status: 303 })
    expect(await product.edit('สาขาใหม่')).toMatchObject({ status: 200 })
    reports.expectStored(storedMessages(product.dataDir))
    reports.expectRefused(storedMessages(product.dataDir))
  }, 60_000)
})

describe('While the content service is frozen', () => {
  const seconds = 30
  let refusedBefore = 0
  let frozenAt = 0

  beforeAll(async () => {
    refusedBefore = (await countRefused()) ?? 0
    frozenAt = performance.now()
    process.kill(product.pid('content'), 'SIGSTOP')
  })

  it('visitors see pages, and members a page that asks them to come again', async () => {
    for (const path of cachedPages) expect(await product.open(path)).toMatchObject({ status: 200 })
    for (let count = 0; count < 12; count += 1) {
      const account = await product.openAsMember('/account')
      expect(account).toMatchObject({ status: 503, text: expect.stringContaining('ขอพักสักครู่') })
      expect(account.ms).toBeLessThan(4000)
    }
    expect(await product.openAsMember('/webboard')).toMatchObject({ status: 200 })
    expect(await reports.send()).toMatchObject({ status: 503 })
  }, 90_000)

  it('the website counts what it refused', async () => {
    const refused = (await countRefused()) ?? 0
    expect(refused - refusedBefore).toBeGreaterThanOrEqual(13)
  })

  it('all goes on within seconds after it, members are signed in, and nothing is lost', async () => {
    await sleep(Math.max(0, seconds * 1000 - (performance.now() - frozenAt)))
    process.kill(product.pid('content'), 'SIGCONT')
    await expect.poll(async () => (await product.openAsMember('/account')).status).toBe(200)
    await expect.poll(async () => (await reports.send()).status).toBe(303)
    reports.expectStored(storedMessages(product.dataDir))
  }, 90_000)

  it('the alert `slow` reports it afterwards', async () => {
    const { refusedRequestsIn5Minutes } = await product.alerts.started('slow')
    expect(Number(refusedRequestsIn5Minutes)).toBeGreaterThanOrEqual(13)
  }, 90_000)
})
