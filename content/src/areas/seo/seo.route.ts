import { seoCalls } from '@washhouse/contract/seo/seo.calls'
import type { Routes } from '../../engines/area.ts'
import { itemsRoutes } from '../../engines/records/items-routes.ts'
import { seoEntity } from './seo.entities.ts'

/** Every call of the area seo. */
export const seoRoutes: Routes = (payload) =>
  itemsRoutes(payload, seoCalls.listSeoRecords, seoEntity)
