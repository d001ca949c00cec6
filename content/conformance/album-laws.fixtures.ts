import { readItem, readItems } from '@directus/sdk'
import { describe, expect, it } from 'vitest'
import type { Connected } from './service.fixtures.ts'

/** Reads album rows, which have text ids, through their relations with the client. */
export function describeAlbums(connected: () => Connected): void {
  describe('An album', () => {
    it('comes in one call, its pictures and its news behind their relations [S7.news.4]', async () => {
      const { client, ids } = connected()
      const entries = await client.request(
        readItems('news_news_images_for_album', {
          filter: { news_id: { slug: { _eq: 'free-drying' } } },
          fields: [
            { news_id: ['slug', { categories: [{ data: ['categories_news'] }] }] },
            { news_images_for_album_id: ['image', 'sort', { data: ['caption'] }] },
          ],
        }),
      )
      const news = { slug: 'free-drying', categories: { data: { categories_news: 'โปรโมชัน' } } }
      const picture = { image: ids.picture, sort: 1, data: { caption: 'ตู้อบแถวหลัง' } }
      expect(entries).toEqual([{ news_id: news, news_images_for_album_id: picture }])
    })

    it('gives a row by its text id, alone and in a filter, and none of a draft', async () => {
      const { client } = connected()
      const entries = await client.request(readItems('news_news_images_for_album'))
      expect(entries).toHaveLength(1)
      const [entry] = entries
      const id = entry?.id ?? ''
      expect(await client.request(readItem('news_news_images_for_album', id))).toEqual(entry)
      const filter = { news_images_for_album_id: { id: { _in: [id, 'none'] } } }
      const query = { filter, limit: 1 }
      expect(await client.request(readItems('news_news_images_for_album', query))).toEqual([entry])
      expect(
        await client.request(readItem('news_images_for_album', id, { fields: ['id'] })),
      ).toEqual({ id })
    })
  })
}
