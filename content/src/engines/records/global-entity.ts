import type { Language } from '@washhouse/contract/language'
import type { WireTable } from '@washhouse/contract/wire/wire-table'
import type { BasePayload, GlobalSlug } from 'payload'
import { readDocument } from './stored-document.ts'

/**
 * The published form of a global, or null while it is a draft or was never saved; `derive` gives
 * what it keeps otherwise than the contract writes it.
 */
export async function readGlobal<Entity>(
  payload: BasePayload,
  slug: GlobalSlug,
  wire: WireTable<Entity>,
  language: Language,
  derive: (document: Readonly<Record<string, unknown>>) => Record<string, unknown> = () => ({}),
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
  const status = hasDrafts ? {} : { status: 'published' }
  return readDocument(wire, document, language, { ...status, ...derive(document) })
}
