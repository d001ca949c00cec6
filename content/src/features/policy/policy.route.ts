import { policyCalls } from '@washhouse/contract/policy/policy.calls'
import type { Routes } from '../../core/area.ts'
import { globalRoute, itemsRoutes } from '../../core/records/items-routes.ts'
import { imagesOf, policyStorage } from './policy.entities.ts'
import { policySlugs } from './policy.globals.ts'

export const policyRoutes: Routes = (payload) => [
  globalRoute(payload, policyCalls.getCookiePolicy, policySlugs.cookie, policyStorage),
  globalRoute(payload, policyCalls.getPrivacyPolicy, policySlugs.privacy, policyStorage),
  globalRoute(payload, policyCalls.getTermsOfService, policySlugs.terms, policyStorage),
  ...itemsRoutes(payload, policyCalls.listCookiePolicyImages, imagesOf('cookie')),
  ...itemsRoutes(payload, policyCalls.listPrivacyPolicyImages, imagesOf('privacy')),
  ...itemsRoutes(payload, policyCalls.listTermsOfServiceImages, imagesOf('terms')),
]
