import { items } from '@washhouse/contract/wire/answer'
import { defineCall } from '@washhouse/contract/wire/call'
import type { BasePayload } from 'payload'
import type { ContractRoute } from '../src/core/calls/contract-route.ts'
import { itemsRoutes } from '../src/core/records/items-routes.ts'
import type { StoredEntity } from '../src/core/records/stored-entity.ts'

/** A list on `/items` that the contract does not have. */
export function itemsOf<Entity extends object>(
  payload: BasePayload,
  entity: StoredEntity<Entity>,
): ContractRoute[] {
  const { name } = entity.wire
  const description = { path: `/items/${name}`, summary: name, answer: items(entity.wire) }
  return itemsRoutes(payload, defineCall(`list_${name}`, description), entity)
}
