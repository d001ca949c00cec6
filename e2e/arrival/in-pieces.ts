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
      for (const piece of piecesOf(body)) {
        response.write(piece)
        // The tested pause: the browser renders what it has.
        await wait(pauseMilliseconds)
      }
      response.end()
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

/**
 * The head, about forty pieces of the main content, and the rest. Each piece ends with a block: a heading that is cut in the
 * middle is balanced again when the rest arrives, which no page can prevent.
 */
function piecesOf(body: Buffer): Buffer[] {
  const start = body.indexOf('<body')
  const size = Math.ceil((body.indexOf('</main>') - start) / pieces)
  const ends = [start]
  for (let at = start + size; at < start + pieces * size; at += size) {
    const [end] = ['</h1>', '</h2>', '</h3>', '</p>', '</li>', '</div>']
      .map((tag) => body.indexOf(tag, at) + tag.length)
      .filter((place) => place > at)
      .toSorted((one, other) => one - other)
    if (end !== undefined && end > (ends.at(-1) ?? 0)) ends.push(end)
  }
  return [...ends, body.length].map((end, index) => body.subarray(ends[index - 1] ?? 0, end))
}
