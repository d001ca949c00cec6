import type { Area } from '../../core/area.ts'
import { watchScheduledChanges } from '../../core/records/schedule-clock.ts'
import { banners } from './banner.collection.ts'
import { shownBannerEntity } from './banner.entities.ts'
import { bannerRoutes } from './banner.route.ts'

export const bannerArea: Area = {
  collections: [banners],
  routes: bannerRoutes,
  start: (payload) => watchScheduledChanges(payload, shownBannerEntity),
}
