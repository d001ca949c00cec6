import type { RequestContext } from './request-context.ts'

/** What a page draws and never changes; without a value the document's own markup stays. */
export interface ShownOnce<Value> {
  value?: Value
}

/** A document shows the value, so hydration is not sent it again: React Router sends what is enumerable. */
export function showOnce<Value>(
  value: Value,
  { isDocument = false }: Pick<RequestContext, 'isDocument'>,
): ShownOnce<Value> {
  return Object.defineProperty({}, 'value', { value, enumerable: !isDocument })
}

/** A list that is shown once; null where there is nothing to show. */
export function showListOnce<Item>(
  list: readonly Item[],
  request: Pick<RequestContext, 'isDocument'>,
): ShownOnce<readonly Item[]> | null {
  return list.length > 0 ? showOnce(list, request) : null
}
