import { randomBytes } from 'node:crypto'
import { createServer, request } from 'node:http'
import type { OutgoingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { preferredEncoding, preferredEncodingForOneVisitor } from './accept-encoding.ts'
import { bodyForOne, encodeBody } from './encoded-body.ts'
import { sendStored, storeAnswer } from './stored-answer.ts'
import type { StoredAnswer } from './stored-answer.ts'

const text = 'ร้านสะดวกซัก 24 ชั่วโมง '.repeat(200)
const unpack = {
  identity: (body: Buffer) => body,
  gzip: gunzipSync,
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
}
const answers = new Map<string, StoredAnswer>()
const server = createServer((req, res) => {
  const answer = answers.get(req.url ?? '')
  if (answer) sendStored(req, res, answer)
  else res.writeHead(404).end()
})

async function store(path: string, body: Buffer, contentType: string, status = 200) {
  const headers = ['Cache-Control', 'no-cache']
  const encoded = await encodeBody(body, contentType)
  answers.set(path, storeAnswer({ status, body: encoded, headers, vary: ['lang'] }))
}

beforeAll(async () => {
  await store('/page', Buffer.from(text), 'text/html; charset=utf-8')
  await store('/gone', Buffer.from(text), 'text/html; charset=utf-8', 404)
  await store('/photo', randomBytes(4000), 'image/webp')
  await store('/tiny', Buffer.from('{"data":[]}'), 'application/json')
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.close()
})

function get(path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('not listening')
  const { port } = address
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      request({ port, path, headers, method, host: '127.0.0.1' }, (res) => {
        const chunks: Buffer[] = []
        res.on('data', (chunk: Buffer) => chunks.push(chunk))
        res.on('end', () =>
          resolve({
            status: res.statusCode ?? 0,
            headers: res.headers,
            body: Buffer.concat(chunks),
          }),
        )
      })
        .on('error', reject)
        .end()
    },
  )
}

test('each encoding carries the same text, its own entity tag and its own length', async () => {
  const [identity, gzip, br] = await Promise.all(
    ['identity', 'gzip', 'br'].map((encoding) => get('/page', { 'accept-encoding': encoding })),
  )
  if (!identity || !gzip || !br) throw new Error('three answers expected')
  expect(identity.body.toString()).toBe(text)
  expect(gunzipSync(gzip.body).toString()).toBe(text)
  expect(brotliDecompressSync(br.body).toString()).toBe(text)
  expect(new Set([identity, gzip, br].map((one) => one.headers['etag']))).toHaveProperty('size', 3)
  for (const one of [identity, gzip, br]) {
    expect(one.headers['content-length']).toBe(String(one.body.length))
    expect(one.headers['vary']).toBe('Accept-Encoding, lang')
  }
})

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.5, gzip; q=0.8', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=0, br;q=0', 'identity'],
  ['identity, br;q=0.1', 'identity'],
  ['BR', 'br'],
  ['br;q=junk', 'identity'],
])('Accept-Encoding %j is answered with %s', (header, encoding) => {
  expect(preferredEncoding(header)).toBe(encoding)
  expect(preferredEncoding(header)).toBe(encoding)
})

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'zstd'],
  ['zstd', 'zstd'],
  ['ZSTD;q=0.5', 'zstd'],
  ['br, zstd;q=0.9', 'br'],
  ['gzip, zstd;q=0', 'gzip'],
  ['*', 'br'],
  ['zstd;q=junk, gzip', 'gzip'],
])('Accept-Encoding %j is answered with %s where the body is for one', (header, encoding) => {
  expect(preferredEncodingForOneVisitor(header)).toBe(encoding)
})

test('a client that accepts zstd but not Brotli gets no Brotli from the cache', async () => {
  const { headers, body } = await get('/page', { 'accept-encoding': 'zstd, gzip' })
  expect(headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(body).toString()).toBe(text)
})

test('a flood of odd Accept-Encoding headers does not change what others get', () => {
  for (let i = 0; i < 1000; i++) preferredEncoding(`br;q=0.${i}`)
  expect(preferredEncoding('gzip')).toBe('gzip')
})

test('small and already compressed bodies are sent as they are', async () => {
  for (const path of ['/photo', '/tiny']) {
    const { headers } = await get(path, { 'accept-encoding': 'br' })
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers['vary']).toBe('lang')
  }
})

test('a known entity tag gives 304 without a body, whether strong, weak, listed or the star', async () => {
  const { headers } = await get('/page', { 'accept-encoding': 'br' })
  const etag = String(headers['etag'])
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await get('/page', { 'accept-encoding': 'br', 'if-none-match': known })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
    expect(again.headers).toMatchObject({ etag, 'cache-control': 'no-cache' })
  }
})

test('the answer to a form is sent whole whatever tags its sender names', async () => {
  expect((await get('/page', { 'if-none-match': '*' }, 'POST')).status).toBe(200)
})

test('the tag of another encoding, or a page that is not a success, gives no 304', async () => {
  const { headers } = await get('/page', { 'accept-encoding': 'br' })
  const known = { 'if-none-match': String(headers['etag']) }
  expect((await get('/page', { ...known, 'accept-encoding': 'gzip' })).status).toBe(200)
  expect((await get('/gone', { 'if-none-match': '*' })).status).toBe(404)
})

test('a HEAD has the headers of a GET and no body', async () => {
  const head = await get('/page', { 'accept-encoding': 'br' }, 'HEAD')
  const full = await get('/page', { 'accept-encoding': 'br' })
  expect(head.body).toHaveLength(0)
  expect(head.headers['content-length']).toBe(full.headers['content-length'])
})

test.each([
  ['short', text],
  ['long', text.repeat(40)],
])('a %s page for one visitor is complete in every accepted encoding', async (_, page) => {
  for (const encoding of ['identity', 'gzip', 'br', 'zstd'] as const) {
    const body = await bodyForOne(Buffer.from(page), 'text/html; charset=utf-8', encoding)
    answers.set('/own', storeAnswer({ status: 200, body, headers: [] }))
    const answer = await get('/own', { 'accept-encoding': encoding })
    expect(answer.headers['vary']).toBe('Accept-Encoding')
    expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding)
    expect(unpack[encoding](answer.body).toString()).toBe(page)
  }
})
