import { describe, expect, it } from 'vitest'
import { createContentClient } from './content-client.ts'
import { playService } from './service.fixtures.ts'
import { ServiceError } from './service-error.ts'

const id = '3f60718a-94b5-4c6d-8e7f-a0b1c2d3e4f5'

function open(...replies: (Response | Error)[]) {
  const service = playService(...replies)
  const client = createContentClient({ baseUrl: 'http://content.test/', fetch: service.fetch })
  return {
    service,
    ask: (options = {}) => client.describeAsset(id, { language: 'th', ...options }),
  }
}

const head = (headers: Record<string, string>) => new Response(null, { headers })

describe('What a file is', () => {
  it('is asked for with the member’s token and without its bytes [S7.assets.1]', async () => {
    const { service, ask } = open(head({ 'content-type': 'application/pdf' }))
    await ask({ token: 'mine' })
    await ask()
    expect(service.received[0]).toMatchObject({
      method: 'HEAD',
      url: `http://content.test/assets/${id}`,
      headers: { authorization: 'Bearer mine' },
      redirect: 'error',
    })
    expect(service.received[1]?.headers).not.toHaveProperty('authorization')
  })

  it.each([
    ['Application/PDF; charset=binary', '4812733', { type: 'application/pdf', size: 4_812_733 }],
    ['image/webp', 'many', { type: 'image/webp', size: null }],
    ['', '0', { type: 'application/octet-stream', size: 0 }],
  ])('is told by its headers: %s, %s', async (type, length, told) => {
    const { ask } = open(head({ 'content-type': type, 'content-length': length }))
    await expect(ask()).resolves.toEqual(told)
  })

  it('is not told to others, nor where the service is away for good', async () => {
    for (const status of [401, 403]) {
      const { service, ask } = open(new Response(null, { status }))
      await expect(ask({ token: 'old' })).rejects.toMatchObject({ status })
      expect(service.received).toHaveLength(1)
    }
    const away = open(new Response(null, { status: 503 }))
    await expect(away.ask()).rejects.toBeInstanceOf(ServiceError)
    expect(away.service.received).toHaveLength(2)
  })

  it('is asked for once more after a network error', async () => {
    const { ask } = open(new TypeError('fetch failed'), head({ 'content-type': 'image/png' }))
    await expect(ask()).resolves.toMatchObject({ type: 'image/png' })
  })
})
