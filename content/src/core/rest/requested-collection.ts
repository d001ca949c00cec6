import { NotFound, type PayloadRequest, type SanitizedCollectionConfig } from 'payload'

/** @throws NotFound if the path names no collection. */
export function requestedCollection({
  payload,
  routeParams,
  t,
}: PayloadRequest): SanitizedCollectionConfig {
  const slug = routeParams?.['collection']
  const found = payload.config.collections.find((each) => each.slug === slug)
  if (!found) throw new NotFound(t)
  return found
}
