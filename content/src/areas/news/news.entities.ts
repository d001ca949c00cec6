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
  storedIn: 'news-categories',
  tag: 'categories_news',
  orderedBy: ['sort'],
  emptyFirst: true,
}

export const newsEntity: StoredEntity<News> = {
  wire: newsWire,
  storedIn: 'news',
  tag: 'news',
  columns: { body: 'bodyHtml' },
  relations: { category: () => newsCategoryEntity },
  visibleFrom: 'publishedAt',
  orderedBy: ['-publishedAt', '-id'],
}

const belongsToNews = { column: '_parentID', entity: () => newsEntity }

export const albumImageEntity: StoredEntity<AlbumImage> = {
  wire: albumImageWire,
  storedIn: { table: 'news_album' },
  tag: 'news',
  columns: { sort: '_order' },
  belongsTo: belongsToNews,
}

export const newsAlbumEntryEntity: StoredEntity<NewsAlbumEntry> = {
  wire: newsAlbumEntryWire,
  storedIn: { table: 'news_album' },
  tag: 'news',
  columns: { news: '_parentID', image: 'id' },
  relations: { news: () => newsEntity, image: () => albumImageEntity },
  belongsTo: belongsToNews,
}

export const specialEventEntity: StoredEntity<SpecialEvent> = {
  wire: specialEventWire,
  storedIn: 'special-events',
  tag: 'special_event',
}
