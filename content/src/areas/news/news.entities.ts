import type {
  AlbumImage,
  News,
  NewsAlbumEntry,
  NewsCategory,
  SpecialEvent,
} from '@washhouse/contract/news/news.contract'
import {
  albumImageWire,
  newsAlbumEntryWire,
  newsCategoryWire,
  newsWire,
  specialEventWire,
} from '@washhouse/contract/news/news.wire'
import type { StoredEntity } from '../../engines/records/stored-entity.ts'

export const newsCategoryEntity: StoredEntity<NewsCategory> = {
  wire: newsCategoryWire,
  table: 'news_categories',
  hasDrafts: false,
  tag: 'categories_news',
}

export const newsEntity: StoredEntity<News> = {
  wire: newsWire,
  table: 'news',
  hasDrafts: true,
  tag: 'news',
  columns: { body: 'bodyHtml' },
  relations: { category: () => newsCategoryEntity },
  visibleFrom: 'publishedAt',
}

const belongsToNews = { column: '_parentID', entity: () => newsEntity }

export const albumImageEntity: StoredEntity<AlbumImage> = {
  wire: albumImageWire,
  table: 'news_album',
  hasDrafts: false,
  tag: 'news',
  columns: { sort: '_order' },
  belongsTo: belongsToNews,
}

export const newsAlbumEntryEntity: StoredEntity<NewsAlbumEntry> = {
  wire: newsAlbumEntryWire,
  table: 'news_album',
  hasDrafts: false,
  tag: 'news',
  columns: { news: '_parentID', image: 'id' },
  relations: { news: () => newsEntity, image: () => albumImageEntity },
  belongsTo: belongsToNews,
}

export const specialEventEntity: StoredEntity<SpecialEvent> = {
  wire: specialEventWire,
  table: 'special_events',
  hasDrafts: true,
  tag: 'special_event',
}
