import {
  type CollectionConfig,
  type GlobalConfig,
  type UIField,
  addDataAndFileToRequest,
  combineQueries,
  type Endpoint,
  executeAccess,
  NotFound,
  type PayloadRequest,
  saveVersion,
  type SanitizedGlobalConfig,
  type RelationshipField,
  type CollectionBeforeOperationHook,
  type SanitizedConfig,
} from 'payload'
import { maxId } from '@washhouse/contract/wire/parameters'
import { noteGlobal } from '../../platform/fields/normalized.ts'
import { refuseGlobalOverNewer, refuseOverNewer, isOverNewest } from './refuse-over-newer.ts'
import { writeInRequestTransaction } from '../../platform/database/whole-writes.ts'
import { announce } from '../changes/announce.ts'
import { previewTag } from '../changes/change-hooks.ts'
import { isStaff } from '../../platform/access.ts'
import { label } from '../../platform/languages/labels.ts'
import { leafFields } from '../../platform/fields/tidy-fields.ts'

const dialog = '/core/editing/newer-version.admin.tsx#NewerVersion'
const versions = '/core/editing/versions'
const typedText = '/core/editing/typed-text.admin.tsx#TypedText'

/** For forms of accounts: the page of the own account renders none of our components next to its buttons. */
const typedTextField: UIField = {
  name: 'typedText',
  type: 'ui',
  admin: { components: { Field: typedText }, disableBulkEdit: true, disableListColumn: true },
}

/**
 * Warns of a newer version before a save in the admin, except in collections that only the service writes. The tab stores
 * text typed into any form until it is saved.
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
    // Payload requests only `updatedAt` and would take the published version for a draft.
    ...(global.versions ? { forceSelect: { ...global.forceSelect, _status: true } } : {}),
    // Before Payload's own endpoint with the same path.
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

/** Our version pages: with Thai time, the author of a version, and whether it was public. Payload's pages lack these. */
const versionViews = {
  versions: { Component: `${versions}/versions.admin.tsx#Versions` },
  version: { Component: `${versions}/version.admin.tsx#Version` },
}

function withVersions<Views extends { edit?: object }>(views: Views | undefined) {
  return { ...views, edit: { ...views?.edit, ...versionViews } }
}

/**
 * Restores a version of a global as a draft. Payload's own endpoint writes the published global even for a draft, which
 * unpublishes its page. This endpoint precedes it and only adds a version.
 */
const restoreGlobal = {
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const slug = req.routeParams?.['global']
    const global = req.payload.globals.config.find((each) => each.slug === slug)
    if (!global) throw new NotFound(req.t)
    await executeAccess({ req, data: { _status: 'draft' } }, global.access.update)
    const doc = await writeInRequestTransaction(req, () => restoreAsDraft(req, global))
    return Response.json({ doc, message: req.t('version:restoredSuccessfully') })
  },
} satisfies Endpoint

async function restoreAsDraft(req: PayloadRequest, global: SanitizedGlobalConfig) {
  const { payload, user } = req
  const version = await findVersion(req, global)
  // After the search and before the answer 404: a faster restore may have removed this version, if it was the oldest.
  await isOverNewest(req, { global: global.slug }, req.data)
  if (!version) throw new NotFound(req.t)
  const savedBy = user?.collection === 'staff' ? user.id : null
  await saveVersion({
    autosave: false,
    docWithLocales: { ...version, _status: 'draft', savedBy },
    draft: true,
    global,
    operation: 'update',
    payload,
    req,
  })
  // No hook of the global runs here.
  await announce(req, [previewTag])
  return await payload.findGlobal({
    slug: global.slug,
    draft: true,
    depth: 0,
    overrideAccess: false,
    user,
    req,
  })
}

/** The global in that version, in all languages. */
async function findVersion(
  req: PayloadRequest,
  global: SanitizedGlobalConfig,
): Promise<object | undefined> {
  const id = String(req.routeParams?.['id'])
  const isAllowed = await executeAccess({ req }, global.access.readVersions)
  if (!/^[1-9]\d*$/.test(id) || Number(id) > maxId) throw new NotFound(req.t)
  const { docs } = await req.payload.db.findGlobalVersions<object>({
    global: global.slug,
    where: combineQueries({ id: { equals: Number(id) } }, isAllowed),
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0]?.version
}

/** The staff account that saved this version; empty for the service or without a sign-in. */
export const savedByField = {
  name: 'savedBy',
  type: 'relationship',
  relationTo: 'staff',
  label: label('บันทึกโดย', 'Saved by'),
  access: { read: isStaff },
  // Overwrites the value from the form.
  hooks: { beforeChange: [({ req: { user } }) => (user?.collection === 'staff' ? user.id : null)] },
  admin: { hidden: true, disableBulkEdit: true },
} satisfies RelationshipField

/**
 * A copy is a draft without dates, so that it stays hidden until it is published. Records without drafts cannot be copied:
 * the copy would be public at once. Files can: they are public only on a page.
 */
export function guardCopies(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const { flattenedFields, hooks, slug, upload, versions } = collection
    if (slug.startsWith('payload-')) continue
    if (!versions?.drafts) {
      collection.disableDuplicate ||= !upload
      continue
    }
    collection.hooks = { ...hooks, beforeOperation: [copyAsDraft, ...hooks.beforeOperation] }
    for (const field of leafFields(flattenedFields))
      if (field.type === 'date') field.hooks = { ...field.hooks, beforeDuplicate: [() => null] }
  }
  return config
}

const copyAsDraft: CollectionBeforeOperationHook = ({ args, operation }) => {
  const isCopy = operation === 'create' && args.duplicateFromID !== undefined
  return isCopy ? { ...args, draft: true } : args
}
