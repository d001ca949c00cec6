import type { Area } from '../../engines/area.ts'
import { watchAppearances } from '../../engines/records/appearance-clock.ts'
import { newsCategories } from './news-category.collection.ts'
import { newsPage } from './news-page.global.ts'
import { news } from './news.collection.ts'
import { newsEntity } from './news.entities.ts'
import { newsRoutes } from './news.route.ts'
import { newsSource } from './news.search.ts'
import { specialEvents } from './special-event.collection.ts'

export const newsArea: Area = {
  collections: [news, newsCategories, specialEvents],
  globals: [newsPage],
  routes: newsRoutes,
  searchSources: [newsSource],
  start: (payload) => watchAppearances(payload, newsEntity),
}
