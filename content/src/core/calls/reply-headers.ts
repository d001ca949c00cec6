import { languageHeader } from '@washhouse/contract/language'
import { resourcePolicyHeader } from '@washhouse/serving/security-headers'
import type { ContractRoute } from './contract-route.ts'
import type { Member } from './member.ts'

const keptByNobody = 'private, no-store'

/** What is a member's is kept by nobody, and no page of another site takes it in. */
export const memberHeaders = {
  'cache-control': keptByNobody,
  [resourcePolicyHeader.toLowerCase()]: 'same-origin',
}

export function replyHeaders(
  route: Pick<ContractRoute, 'caller' | 'isLocalised' | 'isSecret'>,
  member?: Member,
): Record<string, string> {
  const named = [
    ...(route.isLocalised ? [languageHeader] : []),
    // What either may ask for is the member's own once one asks, and anyone's before.
    ...(route.caller === 'either' ? ['authorization'] : []),
  ]
  const vary: Record<string, string> = named.length > 0 ? { vary: named.join(', ') } : {}
  if (route.caller === 'member' || (route.caller === 'either' && member))
    return { ...memberHeaders, ...vary }
  if (route.isSecret) return { 'cache-control': keptByNobody, ...vary }
  return { 'cache-control': 'no-cache', ...vary }
}
