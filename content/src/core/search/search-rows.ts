import { searchKinds } from '@washhouse/contract/search/search.contract'
import { z } from 'zod'
import type { FoundDocument } from './search-index.ts'
import type { SearchDocument, SearchSource } from './search-source.ts'

export const StampRow = z.object({ id: z.coerce.number(), stamp: z.string() })

const DocumentRow = z.object({
  key: z.coerce.string(),
  kind: z.enum(searchKinds),
  record_id: z.coerce.number(),
  slug: z.string().nullable(),
  published_at: z.string().nullable(),
  title_th: z.string(),
  title_en: z.string(),
  text_th: z.string(),
  text_en: z.string(),
})

/** The columns that both dialects store unchanged. */
export function toRow({ name, kind, audience }: SearchSource, document: SearchDocument) {
  const { id, slug, publishedAt, endsAt, stamp, texts } = document
  return {
    source: name,
    record_id: id,
    kind,
    audience,
    slug,
    published_at: publishedAt,
    ends_at: endsAt,
    stamp,
    title_th: texts.th.title,
    title_en: texts.en.title,
    text_th: texts.th.text,
    text_en: texts.en.text,
  }
}

/** The documents of rows in the order of the requested keys. */
export function inOrder(keys: readonly string[], rows: readonly unknown[]): FoundDocument[] {
  const found = rows.map((row) => DocumentRow.parse(row))
  const byKey = new Map(found.map((row) => [row.key, toFound(row)]))
  return keys.flatMap((key) => byKey.get(key) ?? [])
}

function toFound(row: z.infer<typeof DocumentRow>): FoundDocument {
  return {
    kind: row.kind,
    recordId: row.record_id,
    slug: row.slug,
    publishedAt: row.published_at,
    texts: {
      th: { title: row.title_th, text: row.text_th },
      en: { title: row.title_en, text: row.text_en },
    },
  }
}
