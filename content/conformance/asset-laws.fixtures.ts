import { isDirectusError, readAssetArrayBuffer, readAssetBlob, readAssetRaw } from '@directus/sdk'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Connected } from './service.fixtures.ts'

const missing = '00000000-0000-4000-8000-000000000000'

/** Files through the client: original, transformed and refused. */
export function describeAssets(connected: () => Connected): void {
  const statusOf = async (request: Promise<unknown>) => {
    const error = await request.then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    if (!isDirectusError<Response>(error)) throw new Error('It was not refused', { cause: error })
    return { status: error.response.status, code: error.errors[0]?.extensions.code }
  }

  describe('An asset', () => {
    it('comes as a stream, a blob and a buffer of the same bytes', async () => {
      const { client, ids } = connected()
      const stream = await client.request(readAssetRaw(ids.picture))
      const streamed = Buffer.from(await new Response(stream).arrayBuffer())
      const blob = await client.request(readAssetBlob(ids.picture))
      const buffer = Buffer.from(await client.request(readAssetArrayBuffer(ids.picture)))
      expect(blob.type).toBe('image/png')
      expect(Buffer.from(await blob.arrayBuffer()).equals(streamed)).toBe(true)
      expect(buffer.equals(streamed)).toBe(true)
      expect(await sharp(buffer).metadata()).toMatchObject({ width: 40, height: 20, format: 'png' })
    })

    it('is redrawn, never larger than it is', async () => {
      const { client, ids } = connected()
      const query = { width: 64, format: 'webp', fit: 'inside', quality: 75 } as const
      const blob = await client.request(readAssetBlob(ids.picture, query))
      expect(blob.type).toBe('image/webp')
      const picture = sharp(Buffer.from(await blob.arrayBuffer()))
      expect(await picture.metadata()).toMatchObject({ width: 40, height: 20 })
    })

    it('takes what the client always sends with a transform', async () => {
      const { client, ids } = connected()
      const query = { width: 64, withoutEnlargement: true } as const
      expect((await client.request(readAssetBlob(ids.picture, query))).type).toBe('image/png')
    })

    it('is FORBIDDEN where there is none', async () => {
      const { client } = connected()
      for (const id of [missing, 'abc'])
        expect(await statusOf(client.request(readAssetBlob(id)))).toEqual({
          status: 403,
          code: 'FORBIDDEN',
        })
    })

    it('is refused with a transform that is not on the list', async () => {
      const { client, ids } = connected()
      const queries = [
        { width: 99_999 },
        { quality: 1 },
        { format: 'tiff' },
        { fit: 'outside' },
        { key: 'system-small-cover' },
        { transforms: [['blur', 4]] },
      ] as object[]
      for (const query of queries)
        expect(await statusOf(client.request(readAssetBlob(ids.picture, query)))).toEqual({
          status: 400,
          code: 'INVALID_QUERY',
        })
    })
  })
}
