import type { CollectionConfig, GlobalConfig } from 'payload'
import { refuseGlobalOverNewer, refuseOverNewer } from './refuse-over-newer.ts'
import { restoreGlobal } from './restore-global.ts'
import { savedByField } from './saved-by.field.ts'
import { versionViews } from './versions/views.ts'

const dialog = '/engines/editing/newer-version.admin.tsx#NewerVersion'

/** Whoever saves one of these in the admin is told of a newer version first; all but what the service alone writes. */
export function guardCollection(collection: CollectionConfig): CollectionConfig {
  if (collection.lockDocuments === false) return collection
  const { admin, hooks } = collection
  const edit = admin?.components?.edit
  return {
    ...collection,
    fields: [...collection.fields, savedByField],
    hooks: { ...hooks, beforeOperation: [refuseOverNewer, ...(hooks?.beforeOperation ?? [])] },
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        ...(collection.versions ? { views: withVersions(admin?.components?.views) } : {}),
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
    // Of the same address as Payload's own, which Payload adds behind it.
    endpoints: [...(global.endpoints || []), ...(global.versions ? [restoreGlobal] : [])],
    hooks: {
      ...hooks,
      beforeOperation: [refuseGlobalOverNewer, ...(hooks?.beforeOperation ?? [])],
    },
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        ...(global.versions ? { views: withVersions(admin?.components?.views) } : {}),
        elements: { ...elements, beforeDocumentControls: controls },
      },
    },
  }
}

function withVersions<Views extends { edit?: object }>(views: Views | undefined) {
  return { ...views, edit: { ...views?.edit, ...versionViews } }
}
