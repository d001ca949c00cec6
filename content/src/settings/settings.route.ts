import { settingsWire } from '@washhouse/contract/settings/settings.wire'
import type { BasePayload } from 'payload'
import type { ContractRoute } from '../rest/contract-route.ts'
import { readGlobal } from '../rest/global-entity.ts'
import { singletonResource } from '../rest/items-resource.ts'

/** Every call of the area settings. */
export function settingsRoutes(payload: BasePayload): ContractRoute[] {
  return [
    singletonResource(settingsWire, 'settings', (language) =>
      readGlobal(payload, 'settings', settingsWire, language),
    ),
  ]
}
