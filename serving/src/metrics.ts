import { once } from 'node:events'
import { createServer } from 'node:http'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

import type { Logger } from 'pino'
import { queueLengths } from './fair-queue.ts'

/** Callers choose the paths. Routes beyond these count as one, so that they cannot fill the memory. */
const mostRoutes = 200
const otherRoutes = 'other'

/** A finished request. `route`: its path, cut after the known words; `seconds`: until the response was sent. */
export interface RequestNote {
  route: string
  status: number
  /** `hit`: answered from a cache of whole responses. */
  cache: 'hit' | 'none'
  seconds: number
}

export type Metrics = ReturnType<typeof createMetrics>

interface MetricsOptions {
  part: string
  version: string
  log: Pick<Logger, 'warn'>
}

/** The figures of one service for Prometheus: process, event loop, requests, queues, and what is added. */
export function createMetrics({ part, version, log }: MetricsOptions) {
  const registry = new Registry()
  const registers = [registry]
  registry.setDefaultLabels({ part })
  collectDefaultMetrics({ register: registry })
  const info = { name: 'washhouse_info', help: 'Version of the product', labelNames: ['version'] }
  new Gauge({ ...info, registers }).set({ version }, 1)
  const requests = new Counter({
    name: 'washhouse_requests_total',
    help: 'Requests by route, status and whether a cache answered',
    labelNames: ['route', 'status', 'cache'],
    registers,
  })
  const durations = new Histogram({
    name: 'washhouse_request_duration_seconds',
    help: 'Time until a response was sent',
    labelNames: ['route', 'cache'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  new Gauge({
    name: 'washhouse_queue_waiting',
    help: 'Work that waits for its turn',
    labelNames: ['queue'],
    registers,
    collect() {
      for (const [queue, length] of queueLengths) this.set({ queue }, length())
    },
  })
  const routes = new Set<string>()

  function labelOf(route: string): string {
    if (routes.has(route)) return route
    if (routes.size >= mostRoutes) return otherRoutes
    routes.add(route)
    return route
  }

  return {
    registry,
    noteRequest: ({ route, status, cache, seconds }: RequestNote): void => {
      const label = labelOf(route)
      requests.inc({ route: label, status, cache })
      durations.observe({ route: label, cache }, seconds)
    },
    /** A figure that is read at each scrape; it is left out if `read` rejects or returns undefined. */
    addGauge: (name: string, help: string, read: () => Promise<number | undefined>): void => {
      const gauge: Gauge = new Gauge({
        name: `washhouse_${name}`,
        help,
        registers,
        async collect() {
          const value = await read().catch((error: unknown) => {
            log.warn({ err: error, figure: name }, 'a figure could not be read')
            return undefined
          })
          if (value === undefined) gauge.remove()
          else gauge.set(value)
        },
      })
    },
    /** Counts since the start of the process, by one label. */
    addCounter: (
      name: string,
      help: string,
      label: string,
      counts: Record<string, number>,
    ): void => {
      new Counter({
        name: `washhouse_${name}`,
        help,
        labelNames: [label],
        registers,
        collect() {
          this.reset()
          for (const [value, count] of Object.entries(counts)) this.inc({ [label]: value }, count)
        },
      })
    },
  }
}

/** Serves `GET /metrics` to this machine only. Returns a function that stops it. */
export async function serveMetrics({ registry }: Metrics, port: number): Promise<() => void> {
  const server = createServer((req, res) => {
    if (req.url !== '/metrics') return void res.writeHead(404).end()
    registry.metrics().then(
      (text) => res.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => res.writeHead(500).end(),
    )
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  server.unref()
  return () => void server.close()
}
