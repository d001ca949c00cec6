import type { Area } from '../../core/area.ts'
import { seo } from './seo.collection.ts'
import { seoRoutes } from './seo.route.ts'

export const seoArea: Area = { collections: [seo], routes: seoRoutes }
