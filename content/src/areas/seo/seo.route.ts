import type { BasePayload } from 'payload'
import type { ContractRoute } from '../../engines/calls/contract-route.ts'
import { itemsResource } from '../../engines/records/items-resource.ts'
import { seoEntity } from './seo.entities.ts'

/** Every call of the area seo. */
export function seoRoutes(payload: BasePayload): ContractRoute[] {
  return itemsResource(payload, seoEntity)
}
