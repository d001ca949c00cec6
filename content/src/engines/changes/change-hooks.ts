import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  CollectionSlug,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  GlobalConfig,
  GlobalSlug,
  PayloadRequest,
} from 'payload'
import { announce } from './announce.ts'

/** Carried by every change that only a preview shows. */
export const previewTag = 'preview'

/** Adds to a collection's hooks those that announce changes as `<tag>` and `<tag>:<id>`. */
export function trackChanges({
  tag,
  hooks = {},
}: {
  tag: string
  hooks?: NonNullable<CollectionConfig['hooks']>
}): NonNullable<CollectionConfig['hooks']> {
  const noteWhetherPublic: CollectionBeforeChangeHook = async ({
    collection,
    data,
    operation,
    originalDoc,
    req,
  }) => {
    if (operation !== 'update' || !hasDrafts(collection)) return data
    const wasPublic = await isPublic(req, collection.slug, originalDoc.id)
    // Not the hook's own context: every call through Payload gives the request a new one.
    req.context[noteOf(tag, originalDoc.id)] = wasPublic
    return data
  }

  const announceChange: CollectionAfterChangeHook = async (change) => {
    const { collection, doc, operation, req } = change
    const wasPublic = operation === 'update' && req.context[noteOf(tag, doc.id)] !== false
    const isDraftSave =
      hasDrafts(collection) &&
      doc._status === 'draft' &&
      (!wasPublic || (await isPublic(req, collection.slug, doc.id)))
    await announce(req, isDraftSave ? [previewTag] : [tag, `${tag}:${doc.id}`, previewTag])
    return doc
  }

  const announceDelete: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
    const isDraft = hasDrafts(collection) && doc._status === 'draft'
    await announce(req, isDraft ? [previewTag] : [tag, `${tag}:${doc.id}`, previewTag])
  }

  return {
    ...hooks,
    beforeChange: [...(hooks.beforeChange ?? []), noteWhetherPublic],
    afterChange: [...(hooks.afterChange ?? []), announceChange],
    afterDelete: [...(hooks.afterDelete ?? []), announceDelete],
  }
}

/** Adds to a global's hooks those that announce changes as `<tag>`. */
export function trackGlobalChanges({
  tag,
  hooks = {},
}: {
  tag: string
  hooks?: NonNullable<GlobalConfig['hooks']>
}): NonNullable<GlobalConfig['hooks']> {
  const noteWhetherPublic: GlobalBeforeChangeHook = async ({ data, global, req }) => {
    if (!hasDrafts(global)) return data
    const wasPublic = await isGlobalPublic(req, global.slug)
    req.context[noteOf(tag)] = wasPublic
    return data
  }

  const announceChange: GlobalAfterChangeHook = async ({ doc, global, req }) => {
    const wasPublic = req.context[noteOf(tag)] !== false
    const isDraftSave =
      hasDrafts(global) &&
      doc._status === 'draft' &&
      (!wasPublic || (await isGlobalPublic(req, global.slug)))
    await announce(req, isDraftSave ? [previewTag] : [tag, previewTag])
    return doc
  }

  return {
    ...hooks,
    beforeChange: [...(hooks.beforeChange ?? []), noteWhetherPublic],
    afterChange: [...(hooks.afterChange ?? []), announceChange],
  }
}

function noteOf(tag: string, id?: number | string): string {
  return `wasPublic:${tag}:${id ?? ''}`
}

function hasDrafts({ versions }: { versions?: { drafts?: unknown } }): boolean {
  return Boolean(versions?.drafts)
}

async function isPublic(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection,
    where: { id: { equals: id }, _status: { equals: 'published' } },
    req,
  })
  return totalDocs > 0
}

async function isGlobalPublic(req: PayloadRequest, slug: GlobalSlug): Promise<boolean> {
  const stored = await req.payload.db.findGlobal({ slug, req })
  return '_status' in stored && stored._status === 'published'
}
