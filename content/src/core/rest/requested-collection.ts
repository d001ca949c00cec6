import { NotFound, type PayloadRequest, type SanitizedCollectionConfig } from 'payload'

/** The collection that the path of a call names; 404 if there is none. */
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
