import type { AlertCheck } from '../core/alerts/alert.ts'

const minuteMs = 60 * 1000
const shortMs = 5 * minuteMs
const longMs = 10 * minuteMs
/** The checks of one minute share a sample: reading the metrics resets the delays of the event loop. */
const sharedMs = minuteMs / 2
const leastRequests = 10
const shareOfRequests = 0.01
const mostSignInFailures = 100
/** Seconds, at the 99th percentile of a minute. At rest it is 0.02. */
const mostDelay = 0.25

interface Sample {
  /** Of `performance.now`, because the clock may be set back. */
  at: number
  requests: number
  errors: number
  refusals: number
  signInFailures: number
  delay: number
}

/** Prints the metrics of this service. */
interface MetricsText {
  registry: { metrics(): Promise<string> }
}

type Counter = 'requests' | 'errors' | 'refusals' | 'signInFailures'

/** Checks of the metrics of this service and, if its port is known, of the website on the same machine. */
export function createRequestFigures({ registry }: MetricsText, webPort: number | undefined) {
  let history: Sample[] = []
  let reading: Promise<Sample[]> | undefined

  async function look(): Promise<Sample[]> {
    const last = history.at(-1)
    if (last && performance.now() - last.at < sharedMs) return history
    reading ??= read().finally(() => {
      reading = undefined
    })
    return await reading
  }

  async function read(): Promise<Sample[]> {
    const own = await registry.metrics()
    const texts = webPort === undefined ? own : `${own}\n${await readWebsite(webPort)}`
    const at = performance.now()
    const recent = history.filter((sample) => at - sample.at <= longMs)
    history = [...recent, sampleOf(texts, at)]
    return history
  }

  const errors: AlertCheck = async () => {
    const samples = await look()
    const failed = risen(samples, 'errors', shortMs)
    return areMany(failed, samples) ? { failedRequestsIn5Minutes: failed } : undefined
  }
  const slow: AlertCheck = async () => {
    const samples = await look()
    const refused = risen(samples, 'refusals', shortMs)
    if (areMany(refused, samples)) return { refusedRequestsIn5Minutes: refused }
    const delays = samples.slice(-5).map(({ delay }) => delay)
    const isSlow = delays.length === 5 && delays.every((delay) => delay > mostDelay)
    return isSlow ? { secondsUntilARequestIsBegun: Math.min(...delays) } : undefined
  }
  const signIns: AlertCheck = async () => {
    const refused = risen(await look(), 'signInFailures', longMs)
    return refused >= mostSignInFailures ? { refusedSignInsIn10Minutes: refused } : undefined
  }
  return { errors, slow, 'sign-ins': signIns }
}

function areMany(count: number, samples: Sample[]): boolean {
  const requests = risen(samples, 'requests', shortMs)
  return count >= leastRequests && count >= requests * shareOfRequests
}

/** By how much a counter rose. A part that was restarted counts from 0 again. */
function risen(samples: readonly Sample[], counter: Counter, ms: number): number {
  const last = samples.at(-1)
  const first = samples.find(({ at }) => last && last.at - at <= ms)
  if (!first || !last) return 0
  return last[counter] < first[counter] ? last[counter] : last[counter] - first[counter]
}

/** An unreachable website is the alert `website`. */
async function readWebsite(port: number): Promise<string> {
  try {
    const signal = AbortSignal.timeout(5000)
    return await (await fetch(`http://127.0.0.1:${port}/metrics`, { signal })).text()
  } catch {
    return ''
  }
}

function sampleOf(text: string, at: number): Sample {
  const requests = valuesOf(text, 'washhouse_requests_total')
  const sumOf = (values: { value: number }[]) => values.reduce((sum, { value }) => sum + value, 0)
  const answered = (status: string) =>
    sumOf(requests.filter(({ labels }) => labels.includes(`status="${status}"`)))
  const delays = valuesOf(text, 'nodejs_eventloop_lag_p99_seconds')
  return {
    at,
    requests: sumOf(requests),
    errors: answered('500'),
    refusals: answered('503'),
    signInFailures: sumOf(valuesOf(text, 'washhouse_sign_in_failures_total')),
    delay: Math.max(0, ...delays.map(({ value }) => value)),
  }
}

/** The samples of one metric in the text format of Prometheus. */
function valuesOf(text: string, name: string): { labels: string; value: number }[] {
  const lines = text.matchAll(new RegExp(`^${name}\\{(.*)\\} (\\S+)$`, 'gm'))
  return Array.from(lines, ([, labels = '', value]) => ({ labels, value: Number(value) }))
}
