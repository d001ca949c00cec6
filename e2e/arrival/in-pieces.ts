import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const pieces = 40
const pauseMilliseconds = 30

/** The website through a slow proxy: documents arrive in pieces, everything else at once. */
export async function startSlowLine(targetUrl: string) {
  const passOn = async (request: IncomingMessage, response: ServerResponse) => {
    const { cookie = '', accept = '*/*' } = request.headers
    const answer = await fetch(targetUrl + request.url, {
      headers: { cookie, accept, 'accept-encoding': 'identity' },
    })
    const body = Buffer.from(await answer.arrayBuffer())
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'content-type': type })
    if (type.startsWith('text/html')) {
      const start = body.indexOf('<body')
      const size = Math.ceil((body.indexOf('</main>') - start) / pieces)
      response.write(body.subarray(0, start))
      for (let at = start; at < start + pieces * size; at += size) {
        response.write(body.subarray(at, at + size))
        // The tested pause: the browser renders what it has.
        await wait(pauseMilliseconds)
      }
      response.end(body.subarray(start + pieces * size))
    } else response.end(body)
  }
  const server = createServer((request, response) => {
    passOn(request, response).catch((error: unknown) => response.destroy(error as Error))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
