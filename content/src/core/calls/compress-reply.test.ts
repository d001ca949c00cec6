import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compressReply } from './compress-reply.ts'

const found = { data: 'ร้านสะดวกซัก '.repeat(100) }

async function compressed(
  { method = 'GET', accept = 'gzip' },
  answer: { body?: object; headers?: Record<string, string> } = {},
) {
  const request = new Request('http://content.internal/api/search?q=x', {
    method,
    headers: { 'accept-encoding': accept },
  })
  const headers = { 'cache-control': 'no-cache', vary: 'lang', ...answer.headers }
  return compressReply(request, Response.json(answer.body ?? found, { headers }))
}

it('an uncached response is compressed, with its Vary', async () => {
  const answer = await compressed({})
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  expect(answer.headers.get('vary')).toBe('lang, Accept-Encoding')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(answer.headers.get('content-length')).toBe(String(bytes.length))
  expect(JSON.parse(gunzipSync(bytes).toString())).toEqual(found)
})

it('a client without encodings gets none, with the Vary for others', async () => {
  const answer = await compressed({ accept: 'identity' })
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(answer.headers.get('vary')).toBe('lang, Accept-Encoding')
  expect(await answer.json()).toEqual(found)
})

it('a small answer stays as it is', async () => {
  const answer = await compressed({}, { body: { data: [] } })
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(await answer.json()).toEqual({ data: [] })
})

it.each(['private, no-store', 'no-store'])(
  'what is one caller’s own (%s) is not: its length would tell of a secret in it',
  async (cacheControl) => {
    const answer = await compressed({}, { headers: { 'cache-control': cacheControl } })
    expect(answer.headers.get('content-encoding')).toBeNull()
  },
)

it('events are passed on as they come', async () => {
  const type = { 'content-type': 'text/event-stream; charset=utf-8' }
  expect((await compressed({}, { headers: type })).headers.get('content-encoding')).toBeNull()
})
