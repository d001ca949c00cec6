import { once } from 'node:events'
import { mkdir, readFile, readdir, statfs, utimes, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { createMetrics } from '@washhouse/serving/metrics'
import type { BasePayload } from 'payload'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { alertNames } from '../core/alerts/alert.ts'
import { log } from '../platform/log.ts'

const sent: unknown[] = []
let status = 200
/** Answers as the website and as the recipient of ALERT_URL. */
const server: Server = createServer((req, res) => {
  const chunks: Buffer[] = []
  req.on('data', (chunk: Buffer) => chunks.push(chunk))
  req.on('end', () => {
    if (req.method === 'POST') sent.push(JSON.parse(Buffer.concat(chunks).toString()))
    res.writeHead(status).end()
  })
})
await once(server.listen(0, '127.0.0.1'), 'listening')
const { port } = server.address() as AddressInfo
const address = `http://127.0.0.1:${port}`
vi.stubEnv('ALERT_MAIL', 'ops@example.com, night@example.com')
vi.stubEnv('ALERT_URL', `${address}/hook`)
vi.mock('node:fs/promises', { spy: true })

const { alertChecks, checkBackup, checkDisk, checkWebsite } = await import('./alert-checks.ts')
const { deliverAlert } = await import('../core/alerts/deliver-alert.ts')
const { closePayload, openPayload } = await import('./open-payload.ts')
const { env } = await import('../platform/env.ts')

let payload: BasePayload
beforeAll(async () => {
  payload = await openPayload()
})
afterAll(async () => {
  server.close()
  await closePayload(payload)
})

const alert = {
  name: 'disk',
  state: 'started',
  since: '2026-11-30T03:00:00.000Z',
  details: { freeGigabytes: '0.5' },
} as const

async function mails() {
  const folder = join(env.dataDir, 'mail')
  const names = await readdir(folder).catch(() => [])
  return await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
}

const metrics = createMetrics({ part: 'content', version: '1', log })

async function reported(isLeader: boolean) {
  const checks = alertChecks(payload, metrics, async () => isLeader)
  expect(Object.keys(checks).toSorted()).toEqual(alertNames.toSorted())
  const found = alertNames.map(async (name) => [name, await checks[name]?.()] as const)
  return Object.fromEntries(await Promise.all(found))
}

it('has a check for every alert, and nothing to report at rest but the missing backup', async () => {
  const nothing = Object.fromEntries(alertNames.map((name) => [name, undefined]))
  expect(await reported(true)).toEqual({
    ...nothing,
    backup: { problem: 'there is no backup yet' },
  })
  // Another process reports what both share.
  expect(await reported(false)).toEqual(nothing)
})

it('reports a backup that is older than 30 hours', async () => {
  await mkdir(dirname(env.lastBackup), { recursive: true })
  await writeFile(env.lastBackup, '')
  expect(await checkBackup()).toBeUndefined()
  const before = (hours: number) => new Date(Date.now() - hours * 3_600_000)
  await utimes(env.lastBackup, before(29), before(29))
  expect(await checkBackup()).toBeUndefined()
  await utimes(env.lastBackup, before(31), before(31))
  expect(await checkBackup()).toEqual({ hoursOld: 31 })
})

it.each([
  ['0.9 GB of 5', 5, 0.9, '0.9'],
  ['1.1 GB of 5', 5, 1.1, undefined],
  ['9 GB of 100', 100, 9, '9.0'],
  ['21 GB of 1000', 1000, 21, undefined],
  ['19 GB of 1000', 1000, 19, '19.0'],
  ['a disk of unknown size', 0, 0, undefined],
])('%s', async (_what, size, free, reported) => {
  const stats = { bsize: 1000, blocks: size * 1e6, bavail: free * 1e6 }
  vi.mocked(statfs).mockResolvedValueOnce(stats as Awaited<ReturnType<typeof statfs>>)
  expect((await checkDisk())?.freeGigabytes).toBe(reported)
})

it('reports a website that fails for three minutes, with the reason', async () => {
  const check = checkWebsite(address)
  expect(await check()).toBeUndefined()
  status = 503
  expect([await check(), await check()]).toEqual([undefined, undefined])
  expect(await check()).toEqual({ address, problem: 'it answered with 503' })
  status = 200
  expect(await check()).toBeUndefined()
  const away = checkWebsite('http://127.0.0.1:1')
  await away()
  await away()
  expect(await away()).toMatchObject({ problem: expect.stringMatching(/bad port|ECONNREFUSED/) })
})

it('is mailed to all operators and posted, with what to do', async () => {
  await deliverAlert(alert)
  const [mail = '', ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatch(/^To: ops@example\.com, night@example\.com\r$/m)
  expect(mail).toContain('docs/alerts.md#disk')
  expect(sent.splice(0)).toEqual([
    expect.objectContaining({
      ...alert,
      text: expect.stringContaining('The disk is nearly full'),
      help: 'docs/alerts.md#disk',
      version: expect.any(String),
    }),
  ])
})

it('counts as delivered if one channel works, and fails if none does', async () => {
  const error = vi.spyOn(log, 'error').mockReturnValue()
  status = 500
  await deliverAlert({ ...alert, state: 'ended' })
  expect(error).toHaveBeenCalledTimes(1)
  expect(await mails()).toHaveLength(2)
  const full = Object.assign(new Error('full'), { code: 'ENOSPC' })
  vi.mocked(writeFile).mockRejectedValueOnce(full)
  await expect(deliverAlert(alert)).rejects.toThrow('The alert disk reached nobody')
  status = 200
})
