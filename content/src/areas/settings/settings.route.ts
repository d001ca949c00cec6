import { navigationWire } from '@washhouse/contract/settings/navigation.wire'
import { settingsWire } from '@washhouse/contract/settings/settings.wire'
import type { BasePayload } from 'payload'
import type { ContractRoute } from '../../engines/calls/contract-route.ts'
import { readGlobal } from '../../engines/records/global-entity.ts'
import { singletonResource } from '../../engines/records/items-resource.ts'
import { pickLanguageWithin } from '../../engines/records/stored-document.ts'

/** Every call of the area settings. */
export function settingsRoutes(payload: BasePayload): ContractRoute[] {
  return [
    singletonResource(settingsWire, 'settings', (language) =>
      readGlobal(payload, 'settings', settingsWire, language),
    ),
    singletonResource(navigationWire, 'navigation', (language) =>
      readGlobal(payload, 'navigation', navigationWire, language, ({ header, footer }) => ({
        header: pickLanguageWithin(header ?? [], language),
        footer: pickLanguageWithin(footer ?? [], language),
      })),
    ),
  ]
}
