import type { CollectionConfig, GlobalConfig } from 'payload'
import { refuseGlobalOverNewer, refuseOverNewer } from './refuse-over-newer.ts'
import { bulkEndpoint } from './bulk/bulk.endpoint.ts'
import { savedByField } from './saved-by.field.ts'

const dialog = '/engines/editing/newer-version.admin.tsx#NewerVersion'
const bulkBar = '/engines/editing/bulk/bulk-bar.admin.tsx#BulkBar'

/** Whoever saves one of these in the admin is told of a newer version first; all but what the service alone writes. */
export function guardCollection(given: CollectionConfig): CollectionConfig {
  // Of what has drafts Payload changes the newest ones, and publishes them: our own call takes its place.
  const collection = { ...given, disableBulkEdit: true }
  if (collection.lockDocuments === false) return collection
  const { admin, hooks } = collection
  const edit = admin?.components?.edit
  return {
    ...collection,
    fields: [...collection.fields, savedByField],
    endpoints: [...(collection.endpoints || []), bulkEndpoint],
    hooks: { ...hooks, beforeOperation: [refuseOverNewer, ...(hooks?.beforeOperation ?? [])] },
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        beforeListTable: [...(admin?.components?.beforeListTable ?? []), bulkBar],
        edit: {
          ...edit,
          beforeDocumentControls: [...(edit?.beforeDocumentControls ?? []), dialog],
        },
      },
    },
  }
}

export function guardGlobal(global: GlobalConfig): GlobalConfig {
  const { admin, hooks } = global
  const elements = admin?.components?.elements
  const controls = [...(elements?.beforeDocumentControls ?? []), dialog]
  return {
    ...global,
    fields: [...global.fields, savedByField],
    hooks: {
      ...hooks,
      beforeOperation: [refuseGlobalOverNewer, ...(hooks?.beforeOperation ?? [])],
    },
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        elements: { ...elements, beforeDocumentControls: controls },
      },
    },
  }
}
