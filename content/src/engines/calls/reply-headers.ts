import { languageHeader } from '@washhouse/contract/language'
import { resourcePolicyHeader } from '@washhouse/serving/security-headers'
import type { ContractRoute, Reply } from './contract-route.ts'

/** Tells the response cache what an answer is made of; never leaves the service. */
export const tagsHeader = 'x-reply-tags'
/** Tells the response cache when an answer is outdated; never leaves the service. */
export const expiresHeader = 'x-reply-expires'

/** The answer as it leaves: without what it tells the cache. */
export function withoutNotes(response: Response): Response {
  for (const name of [tagsHeader, expiresHeader]) response.headers.delete(name)
  return response
}

const keptByNobody = 'private, no-store'

/** What is a member's is kept by nobody, and no page of another site takes it in. */
export const memberHeaders = {
  'cache-control': keptByNobody,
  [resourcePolicyHeader.toLowerCase()]: 'same-origin',
}

export function replyHeaders(
  route: Pick<ContractRoute, 'caller' | 'isLocalised' | 'isSecret'>,
  caching: Omit<Reply, 'body'>,
): Record<string, string> {
  const vary: Record<string, string> = route.isLocalised ? { vary: languageHeader } : {}
  if (route.caller === 'member') return { ...memberHeaders, ...vary }
  if (route.isSecret) return { 'cache-control': keptByNobody, ...vary }
  const headers: Record<string, string> = { 'cache-control': 'no-cache', ...vary }
  if (caching.tags) headers[tagsHeader] = caching.tags.join(',')
  if (caching.expiresAt) headers[expiresHeader] = String(caching.expiresAt)
  return headers
}
