import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { env } from '../src/platform/env.ts'
import { expectClean } from '../testing/clean-answer.ts'
import {
  asked,
  type PersonalDataService,
  reason,
  startPersonalDataService,
} from '../testing/personal-data-service.ts'

let bench: PersonalDataService
beforeAll(async () => {
  bench = await startPersonalDataService()
}, 120_000)
afterAll(() => bench?.stop())

describe('case 23: data requests, copies, the audit and the traffic log', () => {
  it('leave nothing personal and no token in the log, nor in an address', async () => {
    const day = new Date().toISOString().slice(0, 10)
    const answers = [
      await bench.call('/api/data_requests', undefined, bench.member.token),
      await bench.call('/api/export/archive', undefined, bench.member.token),
      await bench.call('/api/export', undefined, bench.member.token),
      await bench.cms(`/data-requests/${bench.request}`),
      await bench.cms(`/data-requests/${bench.request}/copy`),
      await bench.cms(`/data-requests/${bench.erasure}/refuse`, { reason }),
      await bench.cms(`/data-requests/${bench.erasure}/reopen`, { reason }),
      await bench.cms(`/traffic-log?from=${day}&to=${day}&member=${bench.member.id}`),
      await bench.cms('/staff-audit?limit=100'),
      await bench.cms('/erasures'),
      await bench.cms('/retention-runs?limit=100'),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    for (const { headers } of answers) bench.expectNothingPersonal(JSON.stringify(headers))
    bench.expectNothingPersonal(bench.output())
    // Personal data in places where they do not belong.
    await Promise.all([
      bench.call('/api/visitor_data_requests', { kind: 'erasure', ...asked, extra: asked.name }),
      bench.call('/api/data_request_proofs', { token: `${bench.proof}x` }),
      bench.call(`/api/data_request_proofs?token=${bench.proof}`, {}),
      bench.cms(`/data-requests/${bench.request}/answer?reason=${encodeURIComponent(reason)}`, {}),
      bench.cms(`/data-requests?where[email][equals]=${asked.email}&sort=-${asked.email}`),
    ])
    bench.expectNothingPersonal(bench.output())
  })

  it('tell of the ledger, the audit and what was removed by ids and figures alone', async () => {
    for (const path of ['/staff-audit?limit=100', '/erasures', '/retention-runs?limit=100']) {
      const { status, text } = await bench.cms(path)
      expect(status).toBe(200)
      bench.expectNothingPersonal(text)
    }
  })
})

describe('case 24: what is odd about them is answered cleanly:', () => {
  const ofContract: [method: string, path: string, status: number, body?: object][] = [
    ['DELETE', '/api/data_requests', 405],
    ['PATCH', '/api/data_requests', 405, {}],
    ['GET', '/api/visitor_data_requests', 405],
    ['GET', '/api/data_request_proofs', 405],
    ['POST', '/api/export', 405, {}],
    ['POST', '/api/export/archive', 405, {}],
    ['GET', '/api/data_requests/1', 404],
    ['GET', '/api/export/archive/1', 404],
    ['POST', '/api/data_request_proofs', 403, { token: "' OR 1=1 --" }],
    ['POST', '/api/data_request_proofs', 400, { token: { $ne: null } }],
    ['POST', '/api/visitor_data_requests', 400, { ...asked, kind: 'everything' }],
    ['POST', '/api/visitor_data_requests', 400, { ...asked, kind: 'copy', name: 'a\0b' }],
    ['POST', '/api/data_requests', 401, { kind: 'copy' }],
    ['GET', '/api/export/archive', 401],
  ]
  it.each(ofContract)('%s %s gives %d', async (method, path, status, body) => {
    const answer = await bench.call(path, body, undefined, method)
    expect(answer.status, answer.text).toBe(status)
    expectClean(answer, path)
    bench.expectNothingPersonal(answer.text.replaceAll(asked.name, ''))
    expect(/[A-Z]/.test(answer.headers['allow'] ?? '')).toBe(status === 405)
  })

  const odd = [
    "1'%20or%20'1'='1",
    '..%2f..%2fetc%2fpasswd',
    '%00',
    '00000000-0000-0000-0000-000000000000',
  ]
  const ofStaff: [method: string, path: (id: string) => string][] = [
    ['GET', (id) => `/data-requests/${id}/copy`],
    ['POST', (id) => `/data-requests/${id}/erase`],
    ['GET', (id) => `/members/${id}/copy`],
    ['POST', (id) => `/members/${id}/erase`],
    ['GET', (id) => `/staff-audit/${id}`],
    ['GET', (id) => `/erasures/${id}`],
  ]
  it.each(ofStaff)('%s %s of ids that are none', async (method, path) => {
    for (const id of odd) {
      const answer = await bench.cms(path(id), method === 'POST' ? { reason: 'x' } : undefined)
      expect([400, 404], `${id}: ${answer.text}`).toContain(answer.status)
      expect(answer.text).not.toMatch(/\n\s+at |sqlite|select .* from|node_modules/i)
    }
  })

  it.each([
    ['POST', '/traffic-log'],
    ['DELETE', '/staff-audit'],
    ['DELETE', '/erasures'],
    ['PATCH', '/retention-runs'],
    ['DELETE', '/data-requests'],
    ['DELETE', '/case-steps'],
  ])('%s %s by an administrator', async (method, path) => {
    const answer = await bench.cms(path, method === 'POST' ? {} : undefined, method)
    expect([400, 403, 404, 405], answer.text).toContain(answer.status)
    expect(answer.text).not.toMatch(/\n\s+at |sqlite|select .* from|node_modules/i)
    const left = JSON.parse((await bench.cms('/data-requests')).text)
    expect(left.totalDocs).toBe(2)
  })
})

describe('case 30: none of their files is readable by another account:', () => {
  it('the traffic log, and what a restore has left to be erased again', async () => {
    const open = async (folder: string): Promise<string[]> => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      const paths = entries.map(({ parentPath, name }) => join(parentPath, name))
      const modes = await Promise.all(paths.map(async (path) => (await stat(path)).mode & 0o077))
      return paths.filter((_, index) => modes[index] !== 0)
    }
    await expect.poll(() => readdir(join(env.dataDir, 'traffic'))).not.toEqual([])
    expect(await open(env.dataDir)).toEqual([])
    // Files copied to the machine, which stay until the next start.
    const left = join(env.dataDir, 'erasures-to-replay.json')
    const backup = join(env.dataDir, 'backups', '2026-11-20T00-00-00-000Z')
    await mkdir(backup, { recursive: true, mode: 0o755 })
    await writeFile(left, '[]', { mode: 0o644 })
    await writeFile(join(backup, 'database.sqlite'), '', { mode: 0o644 })
    await bench.restart()
    expect(await open(env.dataDir)).toEqual([])
  }, 60_000)
})
