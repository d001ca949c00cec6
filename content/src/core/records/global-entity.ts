import type { Language } from '@washhouse/contract/language'
import type { BasePayload, GlobalSlug } from 'payload'
import type { Visibility } from '../calls/contract-route.ts'
import { reportUnreadable } from './report-unreadable.ts'
import { documentFields, readDraft, type Document, type StoredShape } from './stored-document.ts'

export interface StoredGlobal<Entity> extends StoredShape<Entity> {
  slug: GlobalSlug
  /** The cache tag of its changes; default: the name of its wire table. */
  tag?: string
  /** Derives fields whose stored form differs from the contract's. */
  derive?: (document: Document, language: Language) => Record<string, unknown>
}

/** The public version of a global, or its newest draft for a preview. Null if it is a draft, unsaved or unreadable. */
export async function readGlobal<Entity>(
  payload: BasePayload,
  global: StoredGlobal<Entity>,
  language: Language,
  visibility: Visibility,
): Promise<Entity | null> {
  const document: Document = {
    ...(await payload.findGlobal({
      slug: global.slug,
      locale: 'all',
      depth: 0,
      draft: visibility === 'preview',
      overrideAccess: true,
    })),
  }
  // A version has no id; there is only one record.
  if (visibility === 'preview')
    return readDraft(global, { ...document, id: 1 }, language)[0] ?? null
  const hasDrafts = '_status' in document
  if (!document['id'] || (hasDrafts && document['_status'] !== 'published')) return null
  const { data, error } = global.wire.schema.safeParse({
    ...documentFields(global, { _status: 'published', ...document }, language, false),
    ...global.derive?.(document, language),
  })
  if (!error) return data
  reportUnreadable(global.slug, document['id'], error)
  return null
}
