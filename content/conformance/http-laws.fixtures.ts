import { describe, expect, it } from 'vitest'
import { sendRaw } from '../testing/raw-request.ts'
import type { Connected } from './service.fixtures.ts'

const list = '/items/shop?sort=id'

/** For programs that do not use the client: headers, 304, HEAD, bracket queries. */
export function describeHttp(connected: () => Connected): void {
  const send = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
    sendRaw(connected().service.url, path, { method, headers })

  describe('An answer over HTTP', () => {
    it('is JSON in UTF-8 with an entity tag, apart for each language', async () => {
      const { headers } = await send(list)
      expect(headers).toMatchObject({
        'content-type': expect.stringMatching(/^application\/json/),
        'cache-control': 'no-cache',
        etag: expect.stringMatching(/^(W\/)?".+"$/),
        vary: expect.stringContaining('lang'),
      })
      const english = await send(list, 'GET', { lang: 'en' })
      expect(english.headers['etag']).not.toBe(headers['etag'])
    })

    it('is 304 without a body if the client has it', async () => {
      const { headers } = await send(list)
      const again = await send(list, 'GET', { 'if-none-match': headers['etag'] ?? '' })
      expect(again).toMatchObject({ status: 304, text: '' })
      expect(again.headers['etag']).toBe(headers['etag'])
    })

    it('has the same headers for HEAD, and no body', async () => {
      for (const path of [list, '/server/ping', '/server/health', '/api/branch']) {
        const whole = await send(path)
        const head = await send(path, 'HEAD')
        expect(head).toMatchObject({ status: 200, text: '' })
        expect(head.headers['content-type']).toBe(whole.headers['content-type'])
      }
    })

    it('has a refusal in the same envelope, not to be kept', async () => {
      const { headers, status } = await send('/items/shop?limit=abc')
      expect(status).toBe(400)
      expect(headers).toMatchObject({
        'content-type': expect.stringMatching(/^application\/json/),
        'cache-control': 'no-store',
      })
    })
  })

  describe('A query', () => {
    it.each([
      'filter[slug][_eq]=patong&fields[]=slug',
      'filter[_or][0][slug][_eq]=patong&fields=slug',
      'filter[province][data][province][_eq]=%E0%B8%A0%E0%B8%B9%E0%B9%80%E0%B8%81%E0%B9%87%E0%B8%95&fields=slug',
      'filter[slug][_in]=patong,none&fields[0]=slug',
      'filter[slug][_in][]=patong&sort[]=-id&fields=slug',
      'filter={"data":{"landmark":{"_contains":"ลด+100%25"}}}&fields=slug',
    ])('is understood in the form of other clients: %s', async (query) => {
      expect((await connected().service.get(`/items/shop?${query}`)).body).toEqual({
        data: [{ slug: 'patong' }],
      })
    })

    it('is refused where a parameter comes twice or a filter is no JSON', async () => {
      for (const query of ['limit=1&limit=2', 'filter={bad', 'sort=id&sort=slug'])
        expect((await connected().service.get(`/items/shop?${query}`)).status).toBe(400)
    })

    it('is answered the same whatever unknown parameters come along', async () => {
      const plain = await connected().service.get(list)
      const other = await connected().service.get(`${list}&utm_source=line&version=main`)
      expect(other.body).toEqual(plain.body)
    })
  })
}
