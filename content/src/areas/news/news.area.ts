import type { Area } from '../../engines/area.ts'
import { newsCategories } from './news-category.collection.ts'
import { newsPage } from './news-page.global.ts'
import { news } from './news.collection.ts'
import { newsRoutes } from './news.route.ts'
import { findAppearances } from './news.rows.ts'
import { newsSource } from './news.search.ts'
import { startPublishClock } from './publish-clock.ts'
import { specialEvents } from './special-event.collection.ts'

export const newsArea: Area = {
  collections: [news, newsCategories, specialEvents],
  globals: [newsPage],
  routes: newsRoutes,
  searchSources: [newsSource],
  start: (payload) =>
    startPublishClock({ findAfter: (moment) => findAppearances(payload, moment) }),
}
