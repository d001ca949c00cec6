import type { CollectionConfig, GlobalConfig, UIField } from 'payload'
import { noteGlobal } from '../../ground/fields/normalized.ts'
import { refuseGlobalOverNewer, refuseOverNewer } from './refuse-over-newer.ts'
import { restoreGlobal } from './restore-global.ts'
import { savedByField } from './saved-by.field.ts'

const dialog = '/engines/editing/newer-version.admin.tsx#NewerVersion'
const versions = '/engines/editing/versions'
const typedText = '/engines/editing/typed-text.admin.tsx#TypedText'

/** In forms of accounts: the page of one's own account renders nothing of ours beside its buttons. */
const typedTextField: UIField = {
  name: 'typedText',
  type: 'ui',
  admin: { components: { Field: typedText }, disableBulkEdit: true, disableListColumn: true },
}

/**
 * Anyone who saves one of these in the admin is told of a newer version first; all but what the service alone writes.
 * Text that is typed into any form stays in the tab until it is saved.
 */
export function guardCollection(collection: CollectionConfig): CollectionConfig {
  const { admin, auth, hooks, lockDocuments } = collection
  const edit = admin?.components?.edit
  const isGuarded = lockDocuments !== false
  const controls = [...(isGuarded ? [dialog] : []), ...(auth ? [] : [typedText])]
  const guarded = isGuarded && {
    hooks: { ...hooks, beforeOperation: [refuseOverNewer, ...(hooks?.beforeOperation ?? [])] },
  }
  return {
    ...collection,
    ...guarded,
    fields: [
      ...collection.fields,
      ...(isGuarded ? [savedByField] : []),
      ...(auth ? [typedTextField] : []),
    ],
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        ...(collection.versions ? { views: withVersions(admin?.components?.views) } : {}),
        edit: {
          ...edit,
          beforeDocumentControls: [...(edit?.beforeDocumentControls ?? []), ...controls],
        },
      },
    },
  }
}

export function guardGlobal(global: GlobalConfig): GlobalConfig {
  const { admin, hooks } = global
  const elements = admin?.components?.elements
  const controls = [...(elements?.beforeDocumentControls ?? []), dialog, typedText]
  return {
    ...global,
    fields: [...global.fields, savedByField],
    // Payload asks for `updatedAt` alone and takes what is published for a draft.
    ...(global.versions ? { forceSelect: { ...global.forceSelect, _status: true } } : {}),
    // Comes before Payload's own endpoint of the same address.
    endpoints: [...(global.endpoints || []), ...(global.versions ? [restoreGlobal] : [])],
    hooks: {
      ...hooks,
      beforeOperation: [refuseGlobalOverNewer, ...(hooks?.beforeOperation ?? [])],
      beforeChange: [...(hooks?.beforeChange ?? []), noteGlobal],
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

/** Our pages of versions. Payload's own are not in Thai time, and do not say who made a version or whether it was public. */
const versionViews = {
  versions: { Component: `${versions}/versions.admin.tsx#Versions` },
  version: { Component: `${versions}/version.admin.tsx#Version` },
}

function withVersions<Views extends { edit?: object }>(views: Views | undefined) {
  return { ...views, edit: { ...views?.edit, ...versionViews } }
}
