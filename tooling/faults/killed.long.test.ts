import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchProduct, type LaunchedProduct } from './testing/launched-product.ts'
import { checkIntegrity, createReports, storedMessages } from './testing/reports.ts'
import { whileVisited } from './testing/visited.ts'

const kills = 2
const backMs = 180_000

let product: LaunchedProduct
let reports: ReturnType<typeof createReports>

beforeAll(async () => {
  product = await launchProduct()
  reports = createReports(product)
}, 300_000)
afterAll(() => product.stop())

async function killContent(): Promise<void> {
  const record: unknown = JSON.parse(
    await readFile(join(product.dataDir, 'run/content.json'), 'utf8'),
  )
  const pid = /"part":\{"pid":(\d+)/.exec(JSON.stringify(record))?.[1]
  process.kill(Number(pid), 'SIGKILL')
}

it('a content service that is killed while visitors write is back by itself; pages go on, and nothing is lost or stored twice', async () => {
  const startedAt = await product.metric('content', 'process_start_time_seconds')
  const { pages, sent } = await whileVisited(product, reports, async () => {
    for (let kill = 0; kill < kills; kill += 1) {
      await sleep(1000)
      await killContent()
      await expect.poll(async () => (await reports.send()).status, { timeout: backMs }).toBe(303)
    }
  })
  expect(pages.filter(({ status }) => status !== 200)).toEqual([])
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([303, 503]))
  expect(await product.openAsMember('/account')).toMatchObject({ status: 200 })
  // The admin starts last.
  const edit = async () => (await product.edit('After')).status
  await expect.poll(edit, { timeout: backMs, interval: 500 }).toBe(200)
  reports.expectStored(storedMessages(product.dataDir))
  const restarts = product.printed().match(/The content service was ended by SIGKILL; restarting/g)
  expect(restarts).toHaveLength(kills)
  const restartedAt = (await product.metric('content', 'process_start_time_seconds')) ?? 0
  expect(restartedAt).toBeGreaterThan(startedAt ?? Infinity)
}, 600_000)

it('SIGTERM while visitors write ends both parts within ten seconds, and loses nothing', async () => {
  let start = 0
  await whileVisited(product, reports, async () => {
    await sleep(1000)
    start = performance.now()
    product.launcher.kill('SIGTERM')
    await once(product.launcher, 'close')
  })
  expect(product.launcher.exitCode).toBe(0)
  expect(performance.now() - start).toBeLessThan(10_000)
  reports.expectStored(storedMessages(product.dataDir))
  expect(checkIntegrity(product.dataDir)).toBe('ok')
}, 60_000)
