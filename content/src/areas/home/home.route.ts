import { homeCalls } from '@washhouse/contract/home/home.calls'
import type { Routes } from '../../engines/area.ts'
import { globalRoute } from '../../engines/records/items-routes.ts'
import { toSections } from './home-sections.ts'

/** Every call of the area home. */
export const homeRoutes: Routes = (payload) => [
  globalRoute(payload, homeCalls.getHome, 'home', {
    derive: ({ sections }, language) => ({ sections: toSections(sections, language) }),
  }),
]
