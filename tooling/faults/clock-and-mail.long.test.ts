import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startStandInSmtp } from '../../content/testing/stand-in-smtp.ts'
import { inheritedEnvironment } from '../process.env.ts'
import { createReports, storedMessages } from './testing/reports.ts'
import { startWatchedProduct, type WatchedProduct } from './testing/watched-product.ts'

const movedClock = fileURLToPath(new URL('../testing/moved-clock.ts', import.meta.url))
const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

let folder: string
let smtp: Awaited<ReturnType<typeof startStandInSmtp>>
let product: WatchedProduct
let reports: ReturnType<typeof createReports>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'washhouse-clock-'))
  await setAhead(0)
  smtp = await startStandInSmtp()
  smtp.behave('hang')
  product = await startWatchedProduct({
    NODE_OPTIONS: `--import file://${movedClock}?file=${join(folder, 'clock')}`,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'hello@example.com',
  })
  reports = createReports(product)
}, 180_000)
afterAll(async () => {
  await product.stop()
  await smtp.halt()
  await rm(folder, { recursive: true })
})

/** Sets the clock of both parts. */
async function setAhead(ms: number): Promise<void> {
  await writeFile(join(folder, 'clock'), String(ms))
  await sleep(200)
}

const mailsToMember = () => smtp.mails.filter(({ to }) => to.includes(product.memberEmail()))

async function expectWholeService(name: string): Promise<void> {
  expect(await product.openAsMember('/account')).toMatchObject({ status: 200 })
  expect(await reports.send()).toMatchObject({ status: 303 })
  expect(await product.signIn()).toMatchObject({ status: 303 })
  // Sessions of staff are short.
  expect(await product.signInEditor()).toMatchObject({ status: 200 })
  expect(await product.edit(name)).toMatchObject({ status: 200 })
  const isPublic = async () =>
    (await product.open('/branch?search=' + name)).text.includes(`${name}<`)
  await vi.waitUntil(isPublic, { timeout: 5000, interval: 50 })
  reports.expectStored(storedMessages(product.dataDir))
}

describe('While the mail server accepts connections and never answers', () => {
  it('registrations and reports are stored at once, and their mails wait', async () => {
    const registered = await product.register()
    expect(registered).toMatchObject({ status: 204 })
    expect(registered.ms).toBeLessThan(5000)
    expect(await reports.send()).toMatchObject({ status: 303 })
    await expect
      .poll(() => product.metric('content', 'washhouse_outbox_waiting'))
      .toBeGreaterThanOrEqual(2)
    expect(smtp.mails).toEqual([])
  }, 60_000)
})

describe('A backup that is killed half-way', () => {
  it('counts for none: the alert `backup` says that there is none', async () => {
    const backup = spawn(process.execPath, [join(import.meta.dirname, '../backup/backup.ts')], {
      env: { ...inheritedEnvironment(), DATA_DIR: product.dataDir, DATABASE_URL: '' },
      stdio: 'ignore',
    })
    const isBegun = async () =>
      (await readdir(join(product.dataDir, 'backups')).catch(() => [])).length > 0
    await vi.waitUntil(isBegun, { timeout: 20_000, interval: 5 })
    backup.kill('SIGKILL')
    await once(backup, 'close')
    expect(await product.alerts.started('backup')).toEqual({ problem: 'there is no backup yet' })
    expect(await product.metric('content', 'washhouse_backup_age_seconds')).toBeUndefined()
  }, 120_000)
})

describe('When the clock leaps by a day', () => {
  it('forward, everything goes on', async () => {
    await setAhead(dayMs)
    expect(await product.open('/')).toMatchObject({ status: 200 })
    await expectWholeService('Tomorrow')
  }, 60_000)

  it('the alert `outbox` and its metrics report that mails have waited for long', async () => {
    expect(await product.metric('content', 'washhouse_outbox_oldest_seconds')).toBeGreaterThan(900)
    expect(Number((await product.alerts.started('outbox'))['waiting'])).toBeGreaterThan(0)
  }, 90_000)

  it('back again, everything goes on', async () => {
    await setAhead(0)
    expect(await product.open('/')).toMatchObject({ status: 200 })
    await expectWholeService('Today')
  }, 60_000)

  it('and the mail server answers again, each mail is sent once', async () => {
    smtp.behave('accept')
    // Past the pauses between attempts.
    await setAhead(hourMs)
    expect(await product.register()).toMatchObject({ status: 204 })
    await vi.waitUntil(() => mailsToMember().length > 0, 90_000)
    await expect
      // An attempt that still hung is repeated after two minutes.
      .poll(() => product.metric('content', 'washhouse_outbox_waiting'), { timeout: 200_000 })
      .toBe(0)
    // The header may be folded.
    const ids = smtp.mails.map(({ raw }) => /^Message-ID:\s*(<[^>]+>)/im.exec(raw)?.[1])
    expect(ids).toHaveLength(new Set(ids).size)
  }, 320_000)
})
