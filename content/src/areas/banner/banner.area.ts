import type { Area } from '../../engines/area.ts'
import { banners } from './banner.collection.ts'
import { bannerRoutes } from './banner.route.ts'

export const bannerArea: Area = { collections: [banners], routes: bannerRoutes }
