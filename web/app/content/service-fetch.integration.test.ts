import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { leave, serve } from '../testing/serve.ts'
import { fetchFromService } from './service-fetch.server.ts'

test('a read carries its headers, and asks for its answer as it is', async () => {
  const url = await serve((req, res) => {
    const { lang, 'accept-encoding': encoding } = req.headers
    res.end(`${req.method} ${req.url} ${String(lang)} ${encoding} ผ้านวม`)
  })
  const answer = await fetchFromService(`${url}/a?b=1`, { headers: new Headers({ lang: 'th' }) })
  expect([answer.status, answer.ok]).toEqual([200, true])
  expect(await answer.text()).toBe('GET /a?b=1 th identity ผ้านวม')
})

test('an address may be written in capitals, and have a path and a question', async () => {
  const url = await serve((req, res) => res.end(req.url))
  const answer = await fetchFromService(`${url.replace('http', 'HTTP')}/base/a?b=%20`, {})
  expect(await answer.text()).toBe('/base/a?b=%20')
  expect(await (await fetchFromService(url, {})).text()).toBe('/')
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
    const headers = new Headers({ 'content-type': 'application/json' })
    const answer = await fetchFromService(url, { method, headers, body: '{"name":"ส้ม"}' })
    expect(answer.status).toBe(201)
    expect(await answer.text()).toBe(`${method} 20 application/json {"name":"ส้ม"}`)
  },
)

test('a head is read without what it is the head of', async () => {
  const url = await serve((_req, res) => {
    res.writeHead(200, { 'content-type': 'application/pdf', 'content-length': 4812 }).end()
  })
  const { headers, text } = await fetchFromService(url, { method: 'HEAD' })
  expect([headers.get('content-type'), headers.get('content-length')]).toEqual([
    'application/pdf',
    '4812',
  ])
  expect([headers.get('lang'), await text()]).toEqual([null, ''])
})

test('a form with a file arrives as one', async () => {
  const url = await serve((req, res) => {
    res.end(req.headers['content-type']?.split(';')[0])
    req.resume()
  })
  const form = new FormData()
  form.set('picture', new File(['x'], 'x.png'))
  expect(await (await fetchFromService(url, { method: 'POST', body: form })).text()).toBe(
    'multipart/form-data',
  )
})

test('a refusal is an answer, one without a body too', async () => {
  const url = await serve((req, res) => res.writeHead(req.url === '/none' ? 204 : 403).end())
  const refused = await fetchFromService(url, {})
  expect([refused.status, refused.ok, await refused.text()]).toEqual([403, false, ''])
  expect(await fetchFromService(`${url}/none`, {})).toMatchObject({ status: 204, ok: true })
})

test.each([
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
])('an answer that came packed by %s all the same is unpacked', async (encoding, pack) => {
  const url = await serve((_req, res) =>
    res.setHeader('content-encoding', encoding).end(pack('{"name":"ส้ม"}')),
  )
  expect(await (await fetchFromService(url, {})).text()).toBe('{"name":"ส้ม"}')
})

test('an answer in an encoding that nobody knows is a failure', async () => {
  const url = await serve((_req, res) => res.setHeader('content-encoding', 'zz').end('x'))
  await expect(fetchFromService(url, {})).rejects.toThrow(TypeError)
})

test('no redirect is followed, with the tokens that it carries', async () => {
  let asked = 0
  const url = await serve((_req, res) => {
    asked += 1
    res.writeHead(307, { location: '/elsewhere' }).end()
  })
  await expect(fetchFromService(url, {})).rejects.toThrow(TypeError)
  expect(asked).toBe(1)
})

test('an answer that breaks off is none', async () => {
  const url = await serve((_req, res) => {
    res.writeHead(200, { 'content-length': 100 }).write('{"data":')
    setTimeout(() => res.destroy(), 20)
  })
  await expect(fetchFromService(url, {})).rejects.toThrow(TypeError)
})

test('a service that is away is a failure', async () => {
  const url = await serve((_req, res) => res.end())
  leave()
  await expect(fetchFromService(url, {})).rejects.toThrow(TypeError)
})

test('the deadline ends a call, whether its answer has begun or not', async () => {
  let closed = 0
  const url = await serve((req, res) => {
    res.on('close', () => (closed += 1))
    if (req.url === '/begun') res.write('{')
  })
  for (const path of ['/silent', '/begun'])
    await expect(
      fetchFromService(url + path, { signal: AbortSignal.timeout(100) }),
    ).rejects.toMatchObject({ name: 'TimeoutError' })
  await expect.poll(() => closed).toBe(2)
  const over = new Error('over')
  await expect(fetchFromService(url, { signal: AbortSignal.abort(over) })).rejects.toBe(over)
})

test('calls one after another share a connection', async () => {
  const ports = new Set<number | undefined>()
  const url = await serve((req, res) => {
    ports.add(req.socket.remotePort)
    res.end('x')
  })
  for (let count = 0; count < 5; count += 1) await fetchFromService(url, {})
  expect(ports.size).toBe(1)
})
