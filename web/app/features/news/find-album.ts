import type { MediaId } from '@washhouse/contract/media/media.contract'
import { newsCalls } from '@washhouse/contract/news/news.calls'
import { albumImagesWithin, albumOf } from '@washhouse/contract/news/news.wire'
import type { PageContent } from '../../core/content/page-content.ts'

export interface AlbumPicture {
  id: MediaId
  caption: string | null
}

/** Reads the images of an article in order (spec §7): first their ids, then all records in one call. */
export async function findAlbum(content: PageContent, newsId: number): Promise<AlbumPicture[]> {
  const entries = await content.settle(newsCalls.listNewsAlbumEntries, {
    query: { filter: albumOf(newsId), limit: -1 },
  })
  if (entries.kind === 'failed' || entries.value.length === 0) return []
  const images = await content.settle(newsCalls.listAlbumImages, {
    query: {
      filter: albumImagesWithin(entries.value.map(({ image }) => image)),
      sort: 'sort',
      limit: -1,
    },
  })
  if (images.kind === 'failed') return []
  return images.value.flatMap(({ image, caption }) => (image ? [{ id: image, caption }] : []))
}
