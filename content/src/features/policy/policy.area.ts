import type { Area } from '../../core/area.ts'
import { policyImages } from './policy-image.collection.ts'
import { policyGlobals } from './policy.globals.ts'
import { policyRoutes } from './policy.route.ts'
import { policySources } from './policy.search.ts'

export const policyArea: Area = {
  collections: [policyImages],
  globals: policyGlobals,
  routes: policyRoutes,
  searchSources: policySources,
}
