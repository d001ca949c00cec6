import type { Area } from '../../engines/area.ts'
import { watchTurns } from '../../engines/records/turn-clock.ts'
import { banners } from './banner.collection.ts'
import { shownBannerEntity } from './banner.entities.ts'
import { bannerRoutes } from './banner.route.ts'

export const bannerArea: Area = {
  collections: [banners],
  routes: bannerRoutes,
  start: (payload) => watchTurns(payload, shownBannerEntity),
}
