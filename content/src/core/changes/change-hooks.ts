import type {
  CollectionConfig,
  CollectionSlug,
  GlobalConfig,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { announce } from './announce.ts'

interface Tracked<Config extends { hooks?: unknown }> {
  tag: string
  hooks?: NonNullable<Config['hooks']>
}

/** The arguments of a hook for a save. Globals have neither `operation` nor ids. */
type Save = { req: PayloadRequest; operation?: string } & (
  | { collection: SanitizedCollectionConfig }
  | { global: SanitizedGlobalConfig }
)
type Document = Readonly<Record<string, unknown>>

/** A tag of every change that is visible in previews only. */
export const previewTag = 'preview'

/** Adds hooks to a collection that announce changes as `<tag>` and `<tag>:<id>`. */
export function trackChanges({ tag, hooks = {} }: Tracked<CollectionConfig>) {
  const announceDelete = async (deleted: Save & { doc: Document }) =>
    await announceChange(tag, deleted, isDraft(deleted, deleted.doc))
  return {
    ...hooks,
    beforeChange: [...(hooks.beforeChange ?? []), noteWhetherPublic(tag)],
    afterChange: [...(hooks.afterChange ?? []), announceSave(tag)],
    afterDelete: [...(hooks.afterDelete ?? []), announceDelete],
  }
}

/** Adds hooks to a global that announce changes as `<tag>`. */
export function trackGlobalChanges({ tag, hooks = {} }: Tracked<GlobalConfig>) {
  return {
    ...hooks,
    beforeChange: [...(hooks.beforeChange ?? []), noteWhetherPublic(tag)],
    afterChange: [...(hooks.afterChange ?? []), announceSave(tag)],
  }
}

function noteWhetherPublic(tag: string) {
  return async (save: Save & { data: Document; originalDoc?: Document }) => {
    const { data, operation, originalDoc = {}, req } = save
    if (operation === 'create' || !hasDrafts(save)) return data
    const wasPublic = await isPublic(save, originalDoc)
    // Not the hook's own context: every call through Payload gives the request a new one.
    req.context[noteOf(tag, save, originalDoc)] = wasPublic
    return data
  }
}

function announceSave(tag: string) {
  return async (save: Save & { doc: Document }) => {
    const { doc, operation, req } = save
    const wasPublic = operation !== 'create' && req.context[noteOf(tag, save, doc)] !== false
    const isDraftSave = isDraft(save, doc) && (!wasPublic || (await isPublic(save, doc)))
    await announceChange(tag, save, isDraftSave)
    return doc
  }
}

async function announceChange(
  tag: string,
  change: Save & { doc: Document },
  isPreviewAlone: boolean,
): Promise<void> {
  const tags = isPreviewAlone ? [] : tagsOf(tag, change, change.doc)
  await announce(change.req, [...tags, previewTag])
}

function tagsOf(tag: string, save: Save, { id }: Document): string[] {
  return 'global' in save ? [tag] : [tag, `${tag}:${String(id)}`]
}

function noteOf(tag: string, save: Save, doc: Document): string {
  return ['wasPublic', ...tagsOf(tag, save, doc)].join(' ')
}

function isDraft(save: Save, doc: Document): boolean {
  return hasDrafts(save) && doc['_status'] === 'draft'
}

function hasDrafts(save: Save): boolean {
  const { versions } = 'global' in save ? save.global : save.collection
  return Boolean(versions?.drafts)
}

function isPublic({ req, ...save }: Save, { id }: Document): Promise<boolean> {
  return isPublicNow(
    req,
    'global' in save
      ? { global: save.global.slug }
      : { collection: save.collection.slug, id: typeof id === 'number' ? id : String(id) },
  )
}

/** True if the stored record is published, regardless of drafts. */
export async function isPublicNow(
  req: PayloadRequest,
  record: { global: string } | { collection: CollectionSlug; id: number | string },
): Promise<boolean> {
  if ('global' in record) {
    const stored = await req.payload.db.findGlobal({ slug: record.global, req })
    return '_status' in stored && stored._status === 'published'
  }
  const where = { id: { equals: record.id }, _status: { equals: 'published' } }
  const { totalDocs } = await req.payload.count({ collection: record.collection, where, req })
  return totalDocs > 0
}
