import type { Area } from '../../core/area.ts'
import { digestOfAppearing } from '../../core/digest/digest-of-records.ts'
import { definePageInfo } from '../../core/page-info/define-page-info.ts'
import { newRecords } from '../../core/notifications/new-records.ts'
import { watchScheduledChanges } from '../../core/records/schedule-clock.ts'
import { label } from '../../platform/languages/labels.ts'
import { newsCategories } from './news-category.collection.ts'
import { news } from './news.collection.ts'
import { currentNewsEntity, newsEntity } from './news.entities.ts'
import { newsRoutes } from './news.route.ts'
import { newsSource } from './news.search.ts'
import { specialEvents } from './special-event.collection.ts'

export const newsArea: Area = {
  collections: [news, newsCategories, specialEvents],
  globals: [definePageInfo('news-page', 'information_page_news', label('หน้าข่าว', 'News page'))],
  routes: newsRoutes,
  searchSources: [newsSource],
  tells: [
    newRecords(newsEntity, {
      event: 'news',
      describe: ({ id, slug, category, coverImage }) => ({
        slug,
        image: coverImage,
        newsId: id,
        categoryId: category,
      }),
    }),
  ],
  digest: [
    digestOfAppearing(currentNewsEntity, {
      section: 'news',
      path: '/news',
      pathOf: ({ slug }) => `/news/${encodeURIComponent(slug)}`,
    }),
  ],
  start: (payload) => watchScheduledChanges(payload, currentNewsEntity),
}
