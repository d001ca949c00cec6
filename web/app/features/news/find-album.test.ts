import type { AlbumImage, NewsAlbumEntry } from '@washhouse/contract/news/news.contract'
import { describe, expect, it } from 'vitest'
import { findAlbum } from './find-album.ts'
import { serveNews } from './news.fixtures.ts'

const entries: NewsAlbumEntry[] = ['a', 'b', 'c'].map((image, index) => ({
  id: String(index + 1),
  news: 7,
  image,
}))
const images: AlbumImage[] = ['a', 'b', 'c'].map((id, index) => ({
  id,
  image: index === 1 ? null : `00000000-0000-4000-8000-00000000000${index}`,
  sort: index,
  caption: id,
}))

describe('The album of an article', () => {
  it('takes two calls however many pictures it has, and leaves out rows without one [S7.news.4]', async () => {
    const { asked, content } = serveNews({ entries, images })
    const album = await findAlbum(content, 7)
    expect(album.map(({ caption }) => caption)).toEqual(['a', 'c'])
    expect(asked.map(({ pathname }) => pathname)).toEqual([
      '/items/news_news_images_for_album',
      '/items/news_images_for_album',
    ])
    expect(JSON.parse(asked[0]?.searchParams.get('filter') ?? '')).toEqual({ news_id: { _eq: 7 } })
    expect(JSON.parse(asked[1]?.searchParams.get('filter') ?? '')).toEqual({
      id: { _in: ['a', 'b', 'c'] },
    })
  })

  it('is asked for no pictures where it has none', async () => {
    const { asked, content } = serveNews({})
    expect(await findAlbum(content, 7)).toEqual([])
    expect(asked).toHaveLength(1)
  })

  it('is left out when a call fails, the article stays', async () => {
    const { content, failed } = serveNews({ entries, images, broken: '/items/news_images' })
    expect(await findAlbum(content, 7)).toEqual([])
    expect(failed).toHaveLength(1)
  })
})
