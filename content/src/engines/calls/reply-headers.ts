import { languageHeader } from '@washhouse/contract/language'
import { resourcePolicyHeader } from '@washhouse/serving/security-headers'
import type { ContractRoute } from './contract-route.ts'

const keptByNobody = 'private, no-store'

/** What is a member's is kept by nobody, and no page of another site takes it in. */
export const memberHeaders = {
  'cache-control': keptByNobody,
  [resourcePolicyHeader.toLowerCase()]: 'same-origin',
}

export function replyHeaders(
  route: Pick<ContractRoute, 'caller' | 'isLocalised' | 'isSecret'>,
): Record<string, string> {
  const vary: Record<string, string> = route.isLocalised ? { vary: languageHeader } : {}
  // What either may ask for is the member's own once one asks.
  if (route.caller !== 'anyone') return { ...memberHeaders, ...vary }
  if (route.isSecret) return { 'cache-control': keptByNobody, ...vary }
  return { 'cache-control': 'no-cache', ...vary }
}
