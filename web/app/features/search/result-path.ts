import type { PolicyKind } from '@washhouse/contract/policy/policy.contract'
import type { SearchKind, SearchResult } from '@washhouse/contract/search/search.contract'
import type { IconName } from '../../ui/icon/icon.tsx'

/** How each kind is marked in the list. */
export const kindIcons: Record<SearchKind, IconName> = {
  branch: 'pin',
  news: 'megaphone',
  package: 'store',
  product: 'washer',
  about: 'users',
  policy: 'shield',
}

const policyPaths: Record<PolicyKind, string> = {
  cookie: '/cookiePolicy',
  privacy: '/pagePolicy',
  terms: '/termsOfService',
}

/** Where a result is shown, as a Thai path. */
export function resultPath({ kind, slug }: Pick<SearchResult, 'kind' | 'slug'>): string {
  switch (kind) {
    case 'branch':
    case 'news':
      return `/${kind}/${encodeURIComponent(slug ?? '')}`
    case 'about':
      return slug === null ? '/about' : `/about/${encodeURIComponent(slug)}`
    case 'package':
      return '/investor#packages'
    case 'product':
      return '/product'
    case 'policy':
      return isPolicy(slug) ? policyPaths[slug] : '/pagePolicy'
  }
}

function isPolicy(slug: string | null): slug is PolicyKind {
  return slug !== null && slug in policyPaths
}
