import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { knownChangeHeader } from '@washhouse/contract/client/content-client'
import { expect, test } from 'vitest'
import { leave, serve } from '../../testing/serve.ts'
import { heardChanges } from './heard-changes.ts'
import { fetchFromService } from './service-fetch.server.ts'

/** As the client does: an aborted answer has no text and counts as none. */
async function ask(url: string, init?: RequestInit) {
  const answer = await fetchFromService(url, init)
  const { status, ok, headers } = answer
  return { status, ok, headers, text: await answer.text() }
}

test('a read carries its headers, and asks for its answer as it is', async () => {
  const url = await serve((req, res) => {
    const { lang, 'accept-encoding': encoding } = req.headers
    res.end(`${req.method} ${req.url} ${String(lang)} ${encoding} ผ้านวม`)
  })
  const { status, ok, text } = await ask(`${url}/a?b=1`, { headers: { lang: 'th' } })
  expect([status, ok]).toEqual([200, true])
  expect(text).toBe('GET /a?b=1 th identity ผ้านวม')
})

test('a call names the last change that the website knows', async () => {
  const url = await serve((req, res) => res.end(String(req.headers[knownChangeHeader])))
  expect((await ask(url)).text).toBe('undefined')
  heardChanges.noteNumber('7')
  expect((await ask(url)).text).toBe('7')
})

test('an address may be written in capitals, and have a path and a question', async () => {
  const url = await serve((req, res) => res.end(req.url))
  const { text } = await ask(`${url.replace('http', 'HTTP')}/base/a?b=%20`)
  expect(text).toBe('/base/a?b=%20')
  expect((await ask(url)).text).toBe('/')
})

test.each(['PATCH', 'POST', 'DELETE'])(
  'what a %s brings arrives whole, with its length',
  async (method) => {
    const url = await serve((req, res) => {
      const { 'content-length': length, 'content-type': type } = req.headers
      req.setEncoding('utf8')
      let text = ''
      req.on('data', (part: string) => (text += part))
      req.on('end', () => res.writeHead(201).end(`${req.method} ${length} ${type} ${text}`))
    })
    const headers = { 'content-type': 'application/json' }
    const { status, text } = await ask(url, { method, headers, body: '{"name":"ส้ม"}' })
    expect(status).toBe(201)
    expect(text).toBe(`${method} 20 application/json {"name":"ส้ม"}`)
  },
)

test('a head is read without what it is the head of', async () => {
  const url = await serve((_req, res) => {
    res.writeHead(200, { 'content-type': 'application/pdf', 'content-length': 4812 }).end()
  })
  const { headers, text } = await ask(url, { method: 'HEAD' })
  expect([headers.get('content-type'), headers.get('content-length')]).toEqual([
    'application/pdf',
    '4812',
  ])
  expect([headers.get('lang'), text]).toEqual([null, ''])
})

test('a form with a file arrives as one', async () => {
  const url = await serve((req, res) => {
    res.end(req.headers['content-type']?.split(';')[0])
    req.resume()
  })
  const form = new FormData()
  form.set('picture', new File(['x'], 'x.png'))
  expect((await ask(url, { method: 'POST', body: form })).text).toBe('multipart/form-data')
})

test('a refusal is an answer, one without a body too', async () => {
  const url = await serve((req, res) => res.writeHead(req.url === '/none' ? 204 : 403).end())
  expect(await ask(url)).toMatchObject({ status: 403, ok: false, text: '' })
  expect(await ask(`${url}/none`)).toMatchObject({ status: 204, ok: true, text: '' })
})

test.each([401, 429, 503])('what is refused with %i is not sent again', async (refusal) => {
  let asked = 0
  const url = await serve((req, res) => {
    asked += 1
    req.resume().on('end', () => res.writeHead(refusal).end('{"errors":[]}'))
  })
  const form = new FormData()
  form.set('picture', new File(['x'], 'x.png'))
  for (const body of ['{}', form])
    expect(await ask(url, { method: 'POST', body })).toMatchObject({ status: refusal, ok: false })
  expect(asked).toBe(2)
})

test.each([
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
])('an answer that came packed by %s all the same is unpacked', async (encoding, pack) => {
  const url = await serve((_req, res) =>
    res.setHeader('content-encoding', encoding).end(pack('{"name":"ส้ม"}')),
  )
  expect((await ask(url)).text).toBe('{"name":"ส้ม"}')
})

test('no redirect is followed, with the tokens that it carries', async () => {
  let asked = 0
  const url = await serve((_req, res) => {
    asked += 1
    res.writeHead(307, { location: '/elsewhere' }).end()
  })
  await expect(ask(url)).rejects.toThrow(TypeError)
  expect(asked).toBe(1)
})

test('an answer that breaks off is none', async () => {
  const url = await serve((_req, res) => {
    res.writeHead(200, { 'content-length': 100 }).write('{"data":')
    setTimeout(() => res.destroy(), 20)
  })
  await expect(ask(url)).rejects.toThrow(TypeError)
})

test('a service that is away is a failure', async () => {
  const url = await serve((_req, res) => res.end())
  leave()
  await expect(ask(url)).rejects.toThrow(TypeError)
})

test('the deadline ends a call, whether its answer has begun or not', async () => {
  let closed = 0
  const url = await serve((req, res) => {
    res.on('close', () => (closed += 1))
    if (req.url === '/begun') res.write('{')
  })
  for (const path of ['/silent', '/begun'])
    await expect(ask(url + path, { signal: AbortSignal.timeout(100) })).rejects.toMatchObject({
      name: 'TimeoutError',
    })
  await expect.poll(() => closed).toBe(2)
  const over = new Error('over')
  await expect(ask(url, { signal: AbortSignal.abort(over) })).rejects.toBe(over)
})

test('calls one after another share their connections', async () => {
  const ports = new Set<number | undefined>()
  const url = await serve((req, res) => {
    ports.add(req.socket.remotePort)
    res.end('x')
  })
  for (let count = 0; count < 8; count += 1) await ask(url)
  // The text is complete shortly before its connection is free.
  expect(ports.size).toBeLessThanOrEqual(2)
})
