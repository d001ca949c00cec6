import { definePageInfoTable } from '../settings/page-info.wire.ts'
import { defineWireTable } from '../wire/wire-table.ts'
import { AlbumImage, News, NewsAlbumEntry, NewsCategory, SpecialEvent } from './news.contract.ts'

/** `/api/categories_news` (spec §3, News category). */
export const newsCategoryWire = defineWireTable('categories_news', NewsCategory, {
  name: 'data.categories_news',
})

/** `/api/news` (spec §3, News; the date of the last change is an extension). */
export const newsWire = defineWireTable(
  'news',
  News,
  {
    category: 'categories',
    coverImage: 'image_cover',
    mainImage: 'image_mian', // sic
    publishedAt: 'date_publish',
    endsAt: 'date_end',
    metaTitle: 'meta_title',
    metaDescription: 'meta_description',
    metaKeywords: 'meta_keyword',
    altTag: 'alt_tag',
    canonicalTag: 'canonical_tag',
    title: 'data.title',
    summary: 'data.description_short',
    body: 'data.description',
    video: 'data.video',
    updatedAt: 'date_updated',
  },
  { category: () => newsCategoryWire },
)

/** `/items/news_images_for_album` (spec §3, Album images). */
export const albumImageWire = defineWireTable('news_images_for_album', AlbumImage, {
  caption: 'data.caption',
})

/** `/items/news_news_images_for_album` (spec §7, News). */
export const newsAlbumEntryWire = defineWireTable(
  'news_news_images_for_album',
  NewsAlbumEntry,
  { news: 'news_id', image: 'news_images_for_album_id' },
  { news: () => newsWire, image: () => albumImageWire },
)

/** `filter` of listNewsAlbumEntries (spec §7) for the album of an article. */
export function albumOf(newsId: number): string {
  return JSON.stringify({ news_id: { _eq: newsId } })
}

/** `filter` of listAlbumImages: all images of an album in one call. */
export function albumImagesWithin(ids: readonly string[]): string {
  return JSON.stringify({ id: { _in: ids } })
}

/** `/items/spacial_event` (spec §3, Special event). */
export const specialEventWire = defineWireTable(
  'spacial_event', // sic
  SpecialEvent,
  { title: 'data.title' },
)

/** `/items/information_page_news` (spec §7, News). */
export const newsPageWire = definePageInfoTable('information_page_news')
