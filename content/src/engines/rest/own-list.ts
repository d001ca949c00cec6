import type { PayloadRequest } from 'payload'

/**
 * Whether a call comes from the list of these records in the admin. "Select all" there sends, with whatever else the
 * list is narrowed by, that no id is an empty text; nobody else who says this means all.
 */
export function isFromOwnList({ headers, routeParams }: PayloadRequest): boolean {
  const page = URL.parse(headers.get('referer') ?? '')?.pathname
  const list = `/admin/collections/${String(routeParams?.['collection'])}`
  return page === list || page === `${list}/trash`
}
