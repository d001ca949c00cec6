import type { PolicyKind } from '@washhouse/contract/policy/policy.contract'
import type { SearchKind, SearchResult } from '@washhouse/contract/search/search.contract'
import type { IconName } from '../../core/ui/icon/icon.tsx'

export const kindIcons: Record<SearchKind, IconName> = {
  branch: 'pin',
  news: 'megaphone',
  package: 'store',
  product: 'washer',
  about: 'users',
  policy: 'shield',
  download: 'file',
  enews: 'mail',
  faq: 'question',
  webboard: 'quote',
}

const policyPaths: Record<PolicyKind, string> = {
  cookie: '/cookiePolicy',
  privacy: '/pagePolicy',
  terms: '/termsOfService',
}

/** Thai path of a result. */
export function resultPath({ kind, id, slug }: Pick<SearchResult, 'kind' | 'id' | 'slug'>): string {
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
    case 'download':
      return `/download?file=${id}`
    case 'enews':
    case 'webboard':
      return `/${kind}/${id}`
    case 'faq':
      return slug === null ? '/faq' : `/faq/${encodeURIComponent(slug)}#q-${id}`
  }
}

function isPolicy(slug: string | null): slug is PolicyKind {
  return slug !== null && slug in policyPaths
}
