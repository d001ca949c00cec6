import { languageHeader } from '@washhouse/contract/language'
import { resourcePolicyHeader } from '@washhouse/serving/security-headers'
import type { ContractRoute } from './contract-route.ts'
import type { Member } from './member.ts'

const keptByNobody = 'private, no-store'

/** Members' data must not be cached, and pages of other sites must not embed it. */
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
    // The response depends on whether a member calls.
    ...(route.caller === 'either' ? ['authorization'] : []),
  ]
  const vary: Record<string, string> = named.length > 0 ? { vary: named.join(', ') } : {}
  if (route.caller === 'member' || (route.caller === 'either' && member))
    return { ...memberHeaders, ...vary }
  if (route.isSecret) return { 'cache-control': keptByNobody, ...vary }
  return { 'cache-control': 'no-cache', ...vary }
}
