import { expect, onTestFinished, test, vi } from 'vitest'
import { createMetrics, serveMetrics } from './metrics.ts'

const warn = vi.fn<() => void>()
const create = () => createMetrics({ part: 'web', version: '1.2.3+abc', log: { warn } })
const linesOf = async ({ registry }: ReturnType<typeof create>, name: string) =>
  (await registry.metrics()).split('\n').filter((line) => line.startsWith(name))

test('requests are counted by route, status and cache, and their durations', async () => {
  const metrics = create()
  const request = { route: '/branch/…', status: 200, cache: 'hit', seconds: 0.02 } as const
  metrics.noteRequest(request)
  metrics.noteRequest(request)
  metrics.noteRequest({ ...request, status: 503, cache: 'none', seconds: 3 })
  expect(await linesOf(metrics, 'washhouse_requests_total')).toEqual([
    'washhouse_requests_total{route="/branch/…",status="200",cache="hit",part="web"} 2',
    'washhouse_requests_total{route="/branch/…",status="503",cache="none",part="web"} 1',
  ])
  const durations = await linesOf(metrics, 'washhouse_request_duration_seconds_bucket')
  expect(durations).toContain(
    'washhouse_request_duration_seconds_bucket{le="0.025",part="web",route="/branch/…",cache="hit"} 2',
  )
  expect(await linesOf(metrics, 'washhouse_info')).toEqual([
    'washhouse_info{version="1.2.3+abc",part="web"} 1',
  ])
  expect(await linesOf(metrics, 'nodejs_eventloop_lag_p99_seconds')).toHaveLength(1)
})

test('callers cannot fill the memory with routes', async () => {
  const metrics = create()
  for (let count = 0; count < 1000; count += 1)
    metrics.noteRequest({ route: `/x/${count}`, status: 404, cache: 'none', seconds: 0 })
  const lines = await linesOf(metrics, 'washhouse_requests_total')
  expect(lines).toHaveLength(201)
  expect(lines.at(-1)).toMatch(/route="other".* 800$/)
})

test('a figure that cannot be read is left out, the others are there', async () => {
  const metrics = create()
  metrics.addGauge('broken', 'Broken', () => Promise.reject(new Error('no')))
  metrics.addGauge('missing', 'Missing', async () => undefined)
  metrics.addGauge('sound', 'Sound', async () => 7)
  expect(await linesOf(metrics, 'washhouse_sound')).toEqual(['washhouse_sound{part="web"} 7'])
  for (const name of ['washhouse_broken', 'washhouse_missing'])
    expect(await linesOf(metrics, name)).toEqual([])
})

test('they are served at one path, to this machine', async () => {
  const port = 20_000 + Math.floor(Math.random() * 10_000)
  const stop = await serveMetrics(create(), port)
  onTestFinished(stop)
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect(answer.headers.get('content-type')).toContain('text/plain')
  expect(await answer.text()).toContain('washhouse_info')
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
})
