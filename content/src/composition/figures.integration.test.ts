import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createMetrics } from '@washhouse/serving/metrics'
import type { BasePayload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { alertNames } from '../core/alerts/alert.ts'
import { openCase } from '../core/cases/cases.rows.ts'
import { queueJobs } from '../core/mail/outbox.rows.ts'
import { log } from '../platform/log.ts'
import { label } from '../platform/languages/labels.ts'
import { addFigures } from './figures.ts'
import { closePayload, openPayload } from './open-payload.ts'

const repository = join(import.meta.dirname, '../../..')
let payload: BasePayload
const metrics = createMetrics({ part: 'content', version: '1.2.3', log })

beforeAll(async () => {
  payload = await openPayload()
  addFigures(metrics, payload)
})
afterAll(() => closePayload(payload))

async function read(): Promise<Record<string, number>> {
  const lines = (await metrics.registry.metrics()).split('\n')
  const found = lines.flatMap((line) => {
    const [, name, value] = /^washhouse_(\w+)\{part="content"\} (\S+)$/.exec(line) ?? []
    return name === undefined ? [] : [[name, Number(value)] as const]
  })
  return Object.fromEntries(found)
}

it('counts what waits, and says for how long', async () => {
  expect(await read()).toMatchObject({
    outbox_waiting: 0,
    outbox_oldest_seconds: 0,
    outbox_failed: 0,
    cases_open: 0,
    cases_oldest_seconds: 0,
    database_up: 1,
    storage_up: 1,
    disk_free_bytes: expect.any(Number),
  })
  const staff = { channel: 'mail', label: label('ทีมงาน', 'Staff') } as const
  const source = { collection: 'leads', purposes: { staff } } as const
  const notBefore = new Date(Date.now() - 3_600_000)
  await queueJobs(payload, source, [{ subjectId: 'x', purpose: 'staff', notBefore }])
  await openCase(payload, { kind: 'reported', subject: 'post:1' })
  const after = await read()
  expect(after).toMatchObject({ outbox_waiting: 1, cases_open: 1 })
  expect(after['outbox_oldest_seconds']).toBeGreaterThanOrEqual(3600)
  expect(after['outbox_oldest_seconds']).toBeLessThan(3700)
})

it('has every figure that the dashboard shows', async () => {
  metrics.noteRequest({ route: '/', status: 200, cache: 'hit', seconds: 0.01 })
  const text = await metrics.registry.metrics()
  const shown = await readFile(join(repository, 'ops', 'grafana-dashboard.json'), 'utf8')
  const names = new Set(shown.match(/\b(?:washhouse|nodejs|process)_\w+/g))
  expect([...names].filter((name) => !new RegExp(`^${name}(?:\\{| )`, 'm').test(text))).toEqual([
    // Only after the first backup.
    'washhouse_backup_age_seconds',
  ])
})

it('has a page for every alert, and no other', async () => {
  const page = await readFile(join(repository, 'docs', 'alerts.md'), 'utf8')
  const titles = Array.from(page.matchAll(/^## (.+)$/gm), ([, title]) => title)
  expect(titles).toHaveLength(alertNames.length)
  expect(new Set(titles)).toEqual(new Set(alertNames))
})
