import {
  albumImageWire,
  newsAlbumEntryWire,
  newsCategoryWire,
  newsWire,
  specialEventWire,
} from '@washhouse/contract/news/news.wire'
import { defineEntity } from '../../core/records/stored-entity.ts'
import { changeDateColumn } from '../../platform/fields/change-date.fields.ts'

export const newsCategoryEntity = defineEntity(newsCategoryWire, {
  storedIn: 'news-categories',
  orderedBy: ['sort'],
  emptyFirst: true,
})

export const newsEntity = defineEntity(newsWire, {
  storedIn: 'news',
  columns: { body: 'bodyHtml', ...changeDateColumn },
  longTexts: ['body'],
  relations: { category: () => newsCategoryEntity },
  visibleFrom: 'publishedAt',
  orderedBy: ['-publishedAt', '-id'],
})

/** News that have not ended, for lists. Ended news keep their address and album. */
export const currentNewsEntity: typeof newsEntity = { ...newsEntity, visibleUntil: 'endsAt' }

const belongsToNews = { column: '_parentID', entity: () => newsEntity }

export const albumImageEntity = defineEntity(albumImageWire, {
  storedIn: { table: 'news_album' },
  tag: 'news',
  columns: { sort: '_order' },
  belongsTo: belongsToNews,
})

export const newsAlbumEntryEntity = defineEntity(newsAlbumEntryWire, {
  storedIn: { table: 'news_album' },
  tag: 'news',
  columns: { news: '_parentID', image: 'id' },
  relations: { news: () => newsEntity, image: () => albumImageEntity },
  belongsTo: belongsToNews,
})

export const specialEventEntity = defineEntity(specialEventWire, {
  storedIn: 'special-events',
  tag: 'special_event',
})
