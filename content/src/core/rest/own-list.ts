import type { PayloadRequest } from 'payload'
import { isOwnOrigin } from '../../platform/own-origin.ts'

/**
 * True if a call comes from the admin's list of these records, which displays how many are selected. Without a filter, its
 * "Select all" sends that the id is not an empty text; from other clients this does not mean all. Browsers send origin,
 * referer and a session cookie; other clients send a token.
 */
export function isFromOwnList({ headers, routeParams }: PayloadRequest): boolean {
  if (/^(?:JWT|Bearer)\b/i.test(headers.get('authorization') ?? '')) return false
  const origin = headers.get('origin') ?? ''
  const page = URL.parse(headers.get('referer') ?? '')
  if (page?.origin !== origin || !isOwnOrigin(origin, headers.get('host'))) return false
  const list = `/admin/collections/${String(routeParams?.['collection'])}`
  return page.pathname === list || page.pathname === `${list}/trash`
}
