import type { Language } from '@washhouse/contract/language'
import { createHash } from 'node:crypto'
import type { SearchKind } from '@washhouse/contract/search/search.contract'
import type { BasePayload } from 'payload'
import { readGlobal, type StoredGlobal } from '../records/global-entity.ts'
import {
  inBothLanguages,
  type SearchDocument,
  type SearchSource,
  type SearchText,
} from './search-source.ts'

interface GlobalSource<Entity> {
  kind: SearchKind
  global: StoredGlobal<Entity>
  slug?: string
  describe(record: NoInfer<Entity>, within: { language: Language }): SearchText
}

const onlyId = 1

export function globalSource<Entity>(own: GlobalSource<Entity>): SearchSource {
  const { kind, global, slug = null } = own

  async function read(payload: BasePayload): Promise<SearchDocument[]> {
    const [thai, english] = await Promise.all([
      readGlobal(payload, global, 'th', 'published'),
      readGlobal(payload, global, 'en', 'published'),
    ])
    if (!thai || !english) return []
    const texts = inBothLanguages(
      own.describe(thai, { language: 'th' }),
      own.describe(english, { language: 'en' }),
    )
    const stamp = createHash('sha256').update(JSON.stringify(texts)).digest('base64')
    return [{ id: onlyId, stamp, slug, publishedAt: null, endsAt: null, texts }]
  }

  return {
    name: global.slug,
    kind,
    audience: 'anyone',
    tag: global.tag ?? global.wire.name,
    stampsAfter: async (payload, id) => (id < onlyId ? read(payload) : []),
    read,
  }
}
