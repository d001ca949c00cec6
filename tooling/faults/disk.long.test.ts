import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chooseEnvironment } from '../product.ts'
import { cachedPages } from './testing/people.ts'
import { checkIntegrity, createReports, storedMessages } from './testing/reports.ts'
import { startWatchedProduct, type WatchedProduct } from './testing/watched-product.ts'

const run = promisify(execFile)
const folder = await mkdtemp(join(tmpdir(), 'washhouse-disk-'))
const dataDir = join(folder, 'data')
// More than a gigabyte, below which the alert `disk` starts. In memory, and only what is written.
const plenty = 'size=3g'
const canMount = await run('mount', ['-t', 'tmpfs', '-o', plenty, 'tmpfs', folder]).then(
  () => true,
  () => false,
)
const remount = (options: string) => run('mount', ['-o', `remount,${options}`, folder])

afterAll(async () => {
  if (canMount) await run('umount', [folder])
  await rm(folder, { recursive: true })
})

/** Leaves not a byte. */
async function fill(): Promise<void> {
  const { blocks, bfree, bsize } = await statfs(folder)
  await remount(`size=${(blocks - bfree) * bsize}`)
}

describe.skipIf(!canMount)('Where the disk of the data folder', () => {
  let product: WatchedProduct
  let reports: ReturnType<typeof createReports>

  beforeAll(async () => {
    product = await startWatchedProduct({ DATA_DIR: dataDir })
    reports = createReports(product)
    await reports.send()
  }, 180_000)
  afterAll(() => product.stop())

  it('is full, pages and pictures are delivered, and no request fails with 500', async () => {
    const page = await product.open('/')
    const [picture = ''] = /\/assets\/[^"\s]+/.exec(page.text) ?? []
    await fill()
    for (const path of [...cachedPages, '/branch?search=ซัก', picture.replaceAll('&amp;', '&')])
      expect(await product.open(path), path).toMatchObject({ status: 200 })
    expect(await product.openAsMember('/account')).toMatchObject({ status: 200 })
    const asked = [
      product.signIn,
      product.register,
      product.signInEditor,
      () => product.edit('เต็ม'),
    ]
    const seen = [...(await Promise.all(asked.map((ask) => ask()))), await reports.send()]
    // What fits into the space that the database has already may be stored.
    for (const { status, text: said } of seen) expect([200, 204, 303, 503], said).toContain(status)
    let last = await reports.send()
    for (let count = 0; count < 300 && last.status === 303; count += 1) last = await reports.send()
    expect(last).toMatchObject({ status: 503 })
  }, 120_000)

  it('is full, the alerts `disk` and `database` and two metrics report it', async () => {
    // Tested every five seconds at most.
    await expect.poll(product.readiness, { timeout: 15_000 }).toContain('"reason":"disk full"')
    expect(await product.metric('content', 'washhouse_disk_free_bytes')).toBe(0)
    expect(await product.metric('content', 'washhouse_storage_up')).toBe(0)
    expect(await product.alerts.started('disk')).toMatchObject({ freeGigabytes: '0.0' })
    const details = { problem: 'nothing can be stored: disk full' }
    expect(await product.alerts.started('database')).toEqual(details)
    expect(await product.metric('content', 'washhouse_requests_total', 'status="500"')).toBe(
      undefined,
    )
    expect(await product.metric('web', 'washhouse_requests_total', 'status="500"')).toBe(undefined)
  }, 90_000)

  it('has room again, all goes on at once, and nothing is lost', async () => {
    await remount(plenty)
    expect(await reports.send()).toMatchObject({ status: 303 })
    expect(await product.register()).toMatchObject({ status: 204 })
    expect(await product.signIn()).toMatchObject({ status: 303 })
    expect(await product.signInEditor()).toMatchObject({ status: 200 })
    expect(await product.edit('มีที่แล้ว')).toMatchObject({ status: 200 })
    reports.expectStored(storedMessages(dataDir))
    reports.expectRefused(storedMessages(dataDir))
    expect(checkIntegrity(dataDir)).toBe('ok')
  }, 60_000)

  it('is read-only, the product does not start, and says so in one line', async () => {
    await product.stopPart('web')
    await product.stopPart('content')
    const names = await readdir(dataDir)
    await remount('ro')
    const launcher = spawn(process.execPath, [join(import.meta.dirname, '../launcher/start.ts')], {
      env: await chooseEnvironment(dataDir),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const [said, [code]] = await Promise.all([text(launcher.stderr), once(launcher, 'close')])
    await remount('rw')
    expect(said).toContain(`DATA_DIR: the folder ${dataDir} cannot be written (EROFS)`)
    expect(code).toBe(1)
    expect(await readdir(dataDir)).toEqual(names)
  }, 60_000)
})
