import type { Language } from '@washhouse/contract/language'
import type { BasePayload, CollectionSlug, GlobalSlug } from 'payload'
import type { SearchDocument, SearchSource } from './search-source.ts'

/** A record as Payload gives it in one language. */
export type Fields = Readonly<Record<string, unknown>>

interface Description {
  /** A record's texts in one language, read from its fields in that language. */
  describe(fields: Fields, language: Language): { title: string; text: string }
}

const asStored = { depth: 0, draft: false, overrideAccess: true } as const

interface CollectionSource extends Description, Pick<SearchSource, 'kind' | 'tag'> {
  collection: CollectionSlug
  /** Field that names a record in its address; left out where records have no page of their own. */
  slug?: string
}

/** A collection of few records, in whatever fields they are kept. */
export function collectionSource(own: CollectionSource): SearchSource {
  const { collection, kind, tag, slug } = own
  const isPublished = { _status: { equals: 'published' } }
  return {
    name: collection,
    kind,
    tag,
    async stampsAfter(payload, id, limit) {
      const where = { and: [isPublished, { id: { greater_than: id } }] }
      const order = { sort: 'id', limit, pagination: false } as const
      const { docs } = await payload.find({ collection, where, ...order, ...asStored })
      return docs.map((doc) => ({ id: Number(doc.id), stamp: stampOf({ ...doc }) }))
    },
    async read(payload, ids) {
      const where = { and: [isPublished, { id: { in: [...ids] } }] }
      const find = async (locale: Language) =>
        await payload.find({
          collection,
          where,
          locale,
          sort: 'id',
          pagination: false,
          ...asStored,
        })
      const [thai, english] = await Promise.all([find('th'), find('en')])
      const translated = new Map(english.docs.map((doc) => [doc.id, doc]))
      return thai.docs.map((doc): SearchDocument => {
        const fields: Fields = { ...doc }
        return {
          id: Number(doc.id),
          stamp: stampOf(fields),
          slug: slug === undefined ? null : wordsOf(fields[slug]),
          publishedAt: null,
          texts: {
            th: own.describe(fields, 'th'),
            en: own.describe({ ...translated.get(doc.id) }, 'en'),
          },
        }
      })
    },
  }
}

interface GlobalSource extends Description, Pick<SearchSource, 'kind' | 'tag'> {
  global: GlobalSlug
  slug: string | null
}

/** One page that is a global with drafts; without a title it was never saved. */
export function globalSource(own: GlobalSource): SearchSource {
  const { global, kind, tag, slug } = own
  const find = async (payload: BasePayload, locale: Language): Promise<Fields> => ({
    ...(await payload.findGlobal({ slug: global, locale, ...asStored })),
  })
  const isPublic = (fields: Fields) =>
    Boolean(fields['id']) && (fields['_status'] ?? 'published') === 'published'
  return {
    name: global,
    kind,
    tag,
    async stampsAfter(payload, id) {
      const fields = await find(payload, 'th')
      const only = Number(fields['id'])
      return isPublic(fields) && only > id ? [{ id: only, stamp: stampOf(fields) }] : []
    },
    async read(payload) {
      const [thai, english] = await Promise.all([find(payload, 'th'), find(payload, 'en')])
      if (!isPublic(thai)) return []
      const texts = { th: own.describe(thai, 'th'), en: own.describe(english, 'en') }
      return [{ id: Number(thai['id']), stamp: stampOf(thai), slug, publishedAt: null, texts }]
    },
  }
}

/** A field's text; whatever is no text is none. */
export function wordsOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function stampOf(fields: Fields): string {
  return wordsOf(fields['updatedAt'])
}
