import { seoCalls } from '@washhouse/contract/seo/seo.calls'
import type { BasePayload } from 'payload'
import type { ContractRoute } from '../../engines/calls/contract-route.ts'
import { itemsRoutes } from '../../engines/records/items-routes.ts'
import { seoEntity } from './seo.entities.ts'

/** Every call of the area seo. */
export function seoRoutes(payload: BasePayload): ContractRoute[] {
  return itemsRoutes(payload, seoCalls.listSeoRecords, seoEntity)
}
