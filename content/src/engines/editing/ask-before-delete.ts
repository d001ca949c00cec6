import type { CollectionConfig } from 'payload'
import { nobody } from '../../ground/access.ts'
import { deletionEndpoint } from './deletion.endpoint.ts'

/** What staff delete: before they do, the admin says what it is, whether it is published and where it is used. */
export function askBeforeDelete(collection: CollectionConfig): CollectionConfig {
  if (collection.access?.delete === nobody) return collection
  return { ...collection, endpoints: [...(collection.endpoints || []), deletionEndpoint] }
}
