import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { createLimitedServer, defaultHttpLimits, type LimitedServerOptions } from './http-limits.ts'
import { BodyTooLargeError, readBody } from './request-body.ts'

const opened: { close: () => void }[] = []
afterEach(() => {
  for (const one of opened.splice(0)) one.close()
})

async function serve(
  over: Partial<typeof defaultHttpLimits> = {},
  large?: LimitedServerOptions['large'],
): Promise<number> {
  const server = createLimitedServer(
    (req, res) => {
      void readBody(req, 1000).then(
        (body) => res.end(`got ${body.length}`),
        (error: unknown) => {
          if (error instanceof BodyTooLargeError) res.writeHead(413, { Connection: 'close' }).end()
          else res.destroy()
        },
      )
    },
    { limits: { ...defaultHttpLimits, ...over }, ...(large && { large }) },
  ).listen(0, '127.0.0.1')
  opened.push({
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  })
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('not listening')
  return address.port
}

async function talk(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(text)
  let answer = ''
  socket.on('data', (chunk) => {
    answer += String(chunk)
  })
  await once(socket, 'close')
  return answer
}

const post = (port: number, body: string) =>
  fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body })

test('a sender who never ends the headers is cut off while others are answered', async () => {
  const port = await serve({ headersMs: 300, requestMs: 300 })
  const slow = talk(port, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow:')
  expect(await (await post(port, 'abc')).text()).toBe('got 3')
  expect(await slow).toMatch(/^HTTP\/1\.1 408 /)
})

test('a sender who never ends the body is cut off', async () => {
  const port = await serve({ headersMs: 300, requestMs: 300 })
  const answer = await talk(
    port,
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nabc',
  )
  expect(answer).toMatch(/^(HTTP\/1\.1 408 |$)/)
})

test('a large upload may take longer, every other body is cut off in its time, also while large ones come', async () => {
  const isLarge = ({ url }: { url?: string | undefined }) => url === '/large'
  const port = await serve({ headersMs: 300, requestMs: 300 }, { requestMs: 60_000, isLarge })
  const large = connect(port, '127.0.0.1')
  large.write('POST /large HTTP/1.1\r\nHost: localhost\r\nContent-Length: 6\r\n\r\nabc')
  for (const length of ['Content-Length: 100', 'Transfer-Encoding: chunked']) {
    const slow = `POST / HTTP/1.1\r\nHost: localhost\r\n${length}\r\n\r\n`
    expect(await talk(port, slow)).toMatch(/^(HTTP\/1\.1 408 |$)/)
  }
  expect(await (await post(port, 'abc')).text()).toBe('got 3')
  large.write('def')
  expect(String((await once(large, 'data'))[0])).toContain('got 6')
  large.destroy()
})

test('a connection on which nothing moves is closed', async () => {
  const port = await serve({ silenceMs: 200 })
  const socket = connect(port, '127.0.0.1')
  const outcome = await Promise.race([
    once(socket, 'close').then(() => 'closed'),
    wait(5000, 'open'),
  ])
  expect(outcome).toBe('closed')
})

test('headers above the bound are refused with 431, an unreadable request with 400', async () => {
  const port = await serve({ headerBytes: 2000 })
  const large = `GET / HTTP/1.1\r\nHost: localhost\r\nX-Large: ${'a'.repeat(3000)}\r\n\r\n`
  expect(await talk(port, large)).toMatch(/^HTTP\/1\.1 431 [\s\S]*nosniff/)
  expect(await talk(port, 'HELLO\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [\s\S]*nosniff/)
})

test('a request that names two hosts is refused, whichever comes first', async () => {
  const port = await serve()
  const hosts = ['Host: localhost', 'Host: evil.example', 'hOST:localhost']
  for (const first of hosts)
    for (const second of hosts) {
      const answer = await talk(port, `GET / HTTP/1.1\r\n${first}\r\nX-A: b\r\n${second}\r\n\r\n`)
      expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*nosniff/)
      expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
    }
  const expecting =
    'POST / HTTP/1.1\r\nHost: a\r\nHost: b\r\nExpect: 100-continue\r\nContent-Length: 1\r\n\r\n'
  expect(await talk(port, expecting)).toMatch(/400 Bad Request/)
})

test('a body above the limit is refused, announced or not', async () => {
  const port = await serve()
  expect((await post(port, 'a'.repeat(1001))).status).toBe(413)
  const chunked = new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(1001))
      controller.close()
    },
  })
  const init = { method: 'POST', body: chunked, duplex: 'half' as const }
  expect((await fetch(`http://127.0.0.1:${port}/`, init)).status).toBe(413)
  expect(await (await post(port, 'a'.repeat(1000))).text()).toBe('got 1000')
})

test('a line that asks for another protocol is answered like any other', async () => {
  const port = await serve()
  const line = connect(port, '127.0.0.1')
  line.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
  const [answer] = await once(line, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /)
  line.destroy()
})
