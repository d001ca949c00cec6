import type { IncomingMessage } from 'node:http'
import type { SendRequest, ServiceAnswer } from '@washhouse/contract/client/content-client'
import {
  batchParameter,
  batchPath,
  batchType,
  mayBeInBatch,
  mostInBatch,
  readBatchAnswer,
} from '@washhouse/contract/wire/batch'
import { exchange } from './service-exchange.server.ts'
import { fetchFromService, readWhole, textAnswer } from './service-fetch.server.ts'

/** A read that waits for the others of its page. */
interface Read extends Omit<PromiseWithResolvers<ServiceAnswer>, 'promise'> {
  url: string
  /** Path and query within the service. */
  path: string
  init: RequestInit
}

/** Not every proxy lets a longer address through. */
const longestQuery = 4000
/** How long a service that knows no batches is not asked for one: it may be replaced by one that does. */
const withoutMs = 10 * 60_000

/**
 * `fetchFromService`, which asks for what a member's page reads at the same time in one request: a fifth of what "my laundry"
 * cost. Each read is answered as soon as its own answer is there, and fails alone.
 * Other services of the contract know no batches: there each is asked for by itself.
 * @param baseUrl The service's address, as its client has it.
 */
export function createJoinedFetch(baseUrl: string): SendRequest {
  const base = baseUrl.replace(/\/+$/, '')
  /** By their page's deadline, which is one page's alone. */
  const gathered = new WeakMap<AbortSignal, Read[]>()
  let withoutUntil = 0

  return async function fetchJoined(url, init) {
    const { signal } = init
    const path = url.startsWith(base) ? url.slice(base.length) : ''
    if (!signal || !mayBeJoined(path, init) || Date.now() < withoutUntil)
      return await fetchFromService(url, init)
    const { promise, ...outcome } = Promise.withResolvers<ServiceAnswer>()
    const read = { url, path, init, ...outcome }
    const others = gathered.get(signal)
    if (others) others.push(read)
    else {
      gathered.set(signal, [read])
      setImmediate(() => sendGathered(signal))
    }
    return await promise
  }

  function sendGathered(signal: AbortSignal): void {
    const reads = gathered.get(signal) ?? []
    gathered.delete(signal)
    // One caller's alone ever go together.
    const byCaller = Map.groupBy(reads, ({ init }) => JSON.stringify(init.headers))
    for (const own of byCaller.values()) {
      const { together, alone } = share(own)
      alone.forEach(sendAlone)
      if (together.length > 0) void sendTogether(together)
    }
  }

  async function sendTogether(reads: readonly Read[]): Promise<void> {
    const [{ init } = { init: {} }] = reads
    try {
      const url = `${base}${batchPath}?${reads.map(parameterOf).join('&')}`
      const dealt = await exchange(url, { ...init, body: null }, (answer) => deal(answer, reads))
      if (dealt !== 'all') {
        if (dealt === 'unknown') withoutUntil = Date.now() + withoutMs
        reads.forEach(sendAlone)
        return
      }
      // Whoever has his answer by now has it.
      for (const { reject } of reads) reject(new TypeError('a batch left an answer out'))
    } catch (error) {
      for (const { reject } of reads) reject(error)
    }
  }
}

function mayBeJoined(path: string, { method = 'GET', headers }: RequestInit): boolean {
  const isMembers = headers !== undefined && 'authorization' in headers
  return isMembers && method === 'GET' && mayBeInBatch(path)
}

/** Those that one request has room for, where they are more than one. */
function share(reads: readonly Read[]): { together: readonly Read[]; alone: readonly Read[] } {
  let length = 0
  const tooLong = reads.findIndex((read) => (length += parameterOf(read).length + 1) > longestQuery)
  const most = Math.min(tooLong === -1 ? reads.length : tooLong, mostInBatch)
  if (most < 2) return { together: [], alone: reads }
  return { together: reads.slice(0, most), alone: reads.slice(most) }
}

const parameterOf = ({ path }: Read) => `${batchParameter}=${encodeURIComponent(path)}`

function sendAlone({ url, init, resolve, reject }: Read): void {
  fetchFromService(url, init).then(resolve, reject)
}

/** Whether each read was answered, this batch was refused, or the service knows no batches. */
type Dealt = 'all' | 'refused' | 'unknown'

async function deal(answer: IncomingMessage, reads: readonly Read[]): Promise<Dealt> {
  const { statusCode, headers } = answer
  const isBatch = statusCode === 200 && headers['content-type'] === batchType
  if (isBatch && headers['content-encoding'] === undefined) {
    await dealAsTheyCome(answer, reads)
    return 'all'
  }
  const whole = await readWhole(answer)
  if (isBatch) dealLines(await whole.text(), reads)
  else if (isOfEach(statusCode)) for (const { resolve } of reads) resolve(whole)
  else return isOfThisBatch(statusCode) ? 'refused' : 'unknown'
  return 'all'
}

/** Malformed or too large, which says nothing of the batches of others. */
function isOfThisBatch(status = 0): boolean {
  return [400, 413, 414, 431].includes(status)
}

/** A token that has ended, too many requests, a service that is away: each read would have been told so. */
function isOfEach(status = 0): boolean {
  return status === 401 || status === 408 || status === 429 || status >= 500
}

function dealAsTheyCome(answer: IncomingMessage, reads: readonly Read[]): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let rest = ''
  answer
    .setEncoding('utf8')
    .on('data', (text: string) => {
      const end = text.lastIndexOf('\n') + 1
      if (end === 0) rest += text
      else {
        try {
          dealLines(rest + text.slice(0, end), reads)
        } catch (error) {
          answer.destroy()
          reject(error)
        }
        rest = text.slice(end)
      }
    })
    .on('end', resolve)
    .on('error', reject)
  return promise
}

/** Whole lines. */
function dealLines(lines: string, reads: readonly Read[]): void {
  for (const line of lines.split('\n')) {
    if (line === '') continue
    const { index, status, text } = readBatchAnswer(line)
    reads[index]?.resolve(textAnswer(status, text))
  }
}
