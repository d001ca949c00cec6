import type { Language } from '@washhouse/contract/language'
import type { WireTable } from '@washhouse/contract/wire/wire-table'
import type { BasePayload, GlobalSlug } from 'payload'
import { readDocument } from './stored-document.ts'

/** The published form of a global, or null while it is a draft or was never saved. */
export async function readGlobal<Entity>(
  payload: BasePayload,
  slug: GlobalSlug,
  wire: WireTable<Entity>,
  language: Language,
): Promise<Entity | null> {
  const found = await payload.findGlobal({
    slug,
    locale: 'all',
    depth: 0,
    draft: false,
    overrideAccess: true,
  })
  const document: Record<string, unknown> = { ...found }
  const hasDrafts = '_status' in document
  if (hasDrafts && document['_status'] !== 'published') return null
  if (!document['id']) return null
  return readDocument(wire, document, language, hasDrafts ? {} : { status: 'published' })
}
