import type { BasePayload } from 'payload'
import type { ContractRoute } from '../rest/contract-route.ts'
import { itemsResource } from '../rest/items-resource.ts'
import { seoEntity } from './seo.entities.ts'

/** Every call of the area seo. */
export function seoRoutes(payload: BasePayload): ContractRoute[] {
  return itemsResource(payload, seoEntity)
}
