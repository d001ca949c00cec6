import type { PayloadRequest } from 'payload'
import { isOwnOrigin } from '../../platform/own-origin.ts'

/**
 * Whether a call comes from the list of these records in the admin, where somebody saw how many are selected. "Select
 * all" there sends, if the list is narrowed by nothing, that no id is an empty text; nobody else who says this means
 * all. A browser itself names the origin and the page, and its session is a cookie; programs show their token.
 */
export function isFromOwnList({ headers, routeParams }: PayloadRequest): boolean {
  if (/^(?:JWT|Bearer)\b/i.test(headers.get('authorization') ?? '')) return false
  const origin = headers.get('origin') ?? ''
  const page = URL.parse(headers.get('referer') ?? '')
  if (page?.origin !== origin || !isOwnOrigin(origin, headers.get('host'))) return false
  const list = `/admin/collections/${String(routeParams?.['collection'])}`
  return page.pathname === list || page.pathname === `${list}/trash`
}
