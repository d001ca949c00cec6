import { setTimeout as wait } from 'node:timers/promises'
import { acceptEncoding } from './accept-encoding.ts'
import { openLine } from './bare-line.ts'

// A separate process, so that crowd and visitors do not share an event loop: node crowd-client.ts <connections>
// <milliseconds between two requests> <seconds> <url> [cookie of each]
const [, , connections = '', pauseMs = '', seconds = '', url = '', cookie = ''] = process.argv
const server = new URL(url)
const headers = [
  `Host: localhost:${server.port}`,
  `Accept-Encoding: ${acceptEncoding}`,
  'Accept: text/html',
]
const question = `GET ${server.pathname} HTTP/1.1\r\n${headers.join('\r\n')}\r\n`
const end = performance.now() + Number(seconds) * 1000
const times: number[] = []
let refused = 0

const lines = Array.from({ length: Number(connections) }, (_, index) => visit(index))
await Promise.all(lines)
times.sort((one, other) => one - other)
const p99 = times[Math.floor(times.length * 0.99)] ?? Number.NaN
console.log([p99, times.length, refused].join(' '))

/** One visitor on one connection: requests, reads the whole response, pauses, repeats. */
async function visit(index: number): Promise<void> {
  const ownCookie = cookie === '' ? '' : `Cookie: ${cookie}${index}\r\n`
  const line = openLine(server)
  await wait((Number(pauseMs) * index) / Number(connections))
  while (performance.now() < end) {
    const askedAt = performance.now()
    const status = await line.ask(`${question}${ownCookie}\r\n`)
    times.push(performance.now() - askedAt)
    if (status !== 200) refused += 1
    // Jitter avoids lockstep, which a real network would prevent.
    await wait(Number(pauseMs) * (0.5 + Math.random()))
  }
  line.close()
}
