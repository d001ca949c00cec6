import { seoCalls } from '@washhouse/contract/seo/seo.calls'
import { seoWire } from '@washhouse/contract/seo/seo.wire'
import type { Routes } from '../../core/area.ts'
import { itemsRoutes } from '../../core/records/items-routes.ts'
import { defineEntity } from '../../core/records/stored-entity.ts'

export const seoEntity = defineEntity(seoWire, { storedIn: 'seo' })

export const seoRoutes: Routes = (payload) =>
  itemsRoutes(payload, seoCalls.listSeoRecords, seoEntity)
