import type { CollectionConfig } from 'payload'
import { bulkEndpoint } from './bulk.endpoint.ts'

/** Offers changes of several records at once. Payload's bulk edit saves over the newest drafts and publishes them. */
export function offerBulk(collection: CollectionConfig): CollectionConfig {
  const withoutPayloads = { ...collection, disableBulkEdit: true }
  // Locks and bulk changes are both for what editors write; the rest the service alone writes.
  if (collection.lockDocuments === false) return withoutPayloads
  const { admin, endpoints } = collection
  const components = admin?.components
  const bar = '/engines/editing/bulk/bulk-bar.admin.tsx#BulkBar'
  return {
    ...withoutPayloads,
    endpoints: [...(endpoints || []), bulkEndpoint],
    admin: {
      ...admin,
      components: {
        ...components,
        beforeListTable: [...(components?.beforeListTable ?? []), bar],
      },
    },
  }
}
