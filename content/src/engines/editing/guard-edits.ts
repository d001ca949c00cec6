import type { CollectionConfig, GlobalConfig } from 'payload'
import { noteGlobal } from '../../ground/fields/normalized.ts'
import { refuseGlobalOverNewer, refuseOverNewer } from './refuse-over-newer.ts'
import { savedByField } from './saved-by.field.ts'

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
      beforeChange: [...(hooks?.beforeChange ?? []), noteGlobal],
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
