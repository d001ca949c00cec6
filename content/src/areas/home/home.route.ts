import { homeWire } from '@washhouse/contract/home/home.wire'
import type { BasePayload } from 'payload'
import type { ContractRoute } from '../../engines/calls/contract-route.ts'
import { readGlobal } from '../../engines/records/global-entity.ts'
import { singletonResource } from '../../engines/records/items-resource.ts'
import { toSections } from './home-sections.ts'

/** Every call of the area home. */
export function homeRoutes(payload: BasePayload): ContractRoute[] {
  return [
    singletonResource(homeWire, 'home', (language) =>
      readGlobal(payload, 'home', homeWire, language, ({ sections }) => ({
        sections: toSections(sections, language),
      })),
    ),
  ]
}
