import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createMetrics, type Metrics } from '@washhouse/serving/metrics'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRequestFigures } from './request-figures.ts'

const create = (part: string) =>
  createMetrics({ part, version: '1', log: { warn: vi.fn<() => void>() } })
const failures = { members: 0, staff: 0 }
let content: Metrics

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  content = create('content')
  Object.assign(failures, { members: 0, staff: 0 })
  content.addCounter('sign_in_failures_total', 'Refused sign-ins', 'who', failures)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function answer(metrics: Metrics, status: number, times: number) {
  for (let time = 0; time < times; time += 1)
    metrics.noteRequest({ route: '/', status, cache: 'none', seconds: 0.01 })
}

const pass = (minutes: number) => vi.advanceTimersByTime(minutes * 60_000)

it('counts failed requests of the last minutes, if they are many', async () => {
  const { errors, slow } = createRequestFigures(content, undefined)
  answer(content, 500, 50)
  expect(await errors()).toBeUndefined()
  pass(1)
  answer(content, 500, 9)
  expect(await errors()).toBeUndefined()
  pass(1)
  answer(content, 500, 1)
  expect(await errors()).toEqual({ failedRequestsIn5Minutes: 10 })
  pass(6)
  expect(await errors()).toBeUndefined()
  pass(1)
  answer(content, 500, 10)
  answer(content, 200, 1000)
  expect(await errors()).toBeUndefined()
  pass(6)
  await errors()
  pass(1)
  answer(content, 503, 20)
  expect(await errors()).toBeUndefined()
  expect(await slow()).toEqual({ refusedRequestsIn5Minutes: 20 })
})

it('counts those of the website as well, also after it was restarted', async () => {
  let web = create('web')
  const server = createServer((_req, res) => {
    void web.registry.metrics().then((text) => res.end(text))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const { errors } = createRequestFigures(content, port)
  answer(web, 500, 100)
  expect(await errors()).toBeUndefined()
  pass(1)
  web = create('web')
  answer(web, 500, 12)
  expect(await errors()).toEqual({ failedRequestsIn5Minutes: 12 })
  server.close()
  pass(1)
  expect(await errors()).toBeUndefined()
})

it('counts refused sign-ins of ten minutes', async () => {
  const { 'sign-ins': signIns } = createRequestFigures(content, undefined)
  await signIns()
  pass(9)
  Object.assign(failures, { members: 60, staff: 39 })
  expect(await signIns()).toBeUndefined()
  pass(1)
  failures.staff = 40
  expect(await signIns()).toEqual({ refusedSignInsIn10Minutes: 100 })
  pass(11)
  expect(await signIns()).toBeUndefined()
})

it('goes on counting after the clock was set back', async () => {
  const { errors } = createRequestFigures(content, undefined)
  await errors()
  pass(1)
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 24 * 60 * 60_000)
  answer(content, 500, 10)
  expect(await errors()).toEqual({ failedRequestsIn5Minutes: 10 })
})

it('reports delays of the event loop that last for five minutes', async () => {
  const delays = [0.3, 0.4, 0.1, 0.3, 0.3, 0.3, 0.4, 0.9]
  const registry = {
    metrics: async () => `nodejs_eventloop_lag_p99_seconds{part="content"} ${delays.shift()}\n`,
  }
  const { slow } = createRequestFigures({ registry }, undefined)
  const found = []
  for (let minute = 0; minute < 8; minute += 1) {
    found.push(await slow())
    pass(1)
  }
  expect(found).toEqual([...Array(7).fill(undefined), { secondsUntilARequestIsBegun: 0.3 }])
})
