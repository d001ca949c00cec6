import { homeCalls } from '@washhouse/contract/home/home.calls'
import type { BasePayload } from 'payload'
import type { ContractRoute } from '../../engines/calls/contract-route.ts'
import { globalRoute } from '../../engines/records/items-routes.ts'
import { toSections } from './home-sections.ts'

/** Every call of the area home. */
export function homeRoutes(payload: BasePayload): ContractRoute[] {
  return [
    globalRoute(payload, homeCalls.getHome, 'home', {
      derive: ({ sections }, language) => ({ sections: toSections(sections, language) }),
    }),
  ]
}
