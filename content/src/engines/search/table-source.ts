import { languages, type Language } from '@washhouse/contract/language'
import { and, asc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { columnNamed, openTable } from '../../ground/database/column.ts'
import { connectionTo, type Table } from '../../ground/database/tables.ts'
import type { SearchDocument, SearchSource } from './search-source.ts'

type Texts = (field: string) => string

interface TableSource extends Pick<SearchSource, 'kind' | 'tag'> {
  table: string
  /** The date from which a record is seen. */
  publishedAt?: string
  /** Localised fields that the texts are made of. */
  fields: readonly string[]
  /** Relations whose names belong to the text: field → table and tag of what it points to. */
  names?: Readonly<Record<string, { table: string; tag: string }>>
  /** A record's texts in one language; `name` gives those of relations. */
  describe(text: Texts, name: Texts): { title: string; text: string }
}

/** A collection with drafts, slugs and many records: read by SQL, a hundred times as fast as through Payload. */
export function tableSource(own: TableSource): SearchSource {
  const { kind, tag, table, names = {} } = own
  return {
    name: table,
    kind,
    tag,
    madeOf: Object.values(names).map((relation) => relation.tag),
    async stampsAfter(payload, id, limit) {
      const main = openTable(payload, table)
      const query = connectionTo(payload)
        .select({ id: columnNamed(main, 'id'), ...stampColumns(payload, own, main) })
        .from(main)
        .where(and(isPublished(main), gt(columnNamed(main, 'id'), id)))
        .orderBy(asc(columnNamed(main, 'id')))
        .limit(limit)
      return (await query).map((row) => ({ id: Number(row['id']), stamp: stampOf(row) }))
    },
    async read(payload, ids) {
      const main = openTable(payload, table)
      const relations = Object.keys(names)
      const selection = {
        id: columnNamed(main, 'id'),
        slug: columnNamed(main, 'slug'),
        ...(own.publishedAt && { publishedAt: columnNamed(main, own.publishedAt) }),
        ...Object.fromEntries(relations.map((name) => [name, columnNamed(main, name)])),
        ...stampColumns(payload, own, main),
      }
      const rows: Record<string, unknown>[] = await connectionTo(payload)
        .select(selection)
        .from(main)
        .where(and(isPublished(main), inArray(columnNamed(main, 'id'), [...ids])))
      const [texts, ...namesOf] = await Promise.all([
        readTexts(payload, table, ids, own.fields),
        ...relations.map((field) =>
          readTexts(payload, names[field]?.table ?? '', idsIn(rows, field), ['name']),
        ),
      ])
      return rows.map((row): SearchDocument => {
        const id = Number(row['id'])
        const describe = (language: Language) =>
          own.describe(
            (field) => texts.get(keyOf(id, language))?.[field] ?? '',
            (field) => {
              const known = namesOf[relations.indexOf(field)]
              return known?.get(keyOf(Number(row[field]), language))?.['name'] ?? ''
            },
          )
        const publishedAt = row['publishedAt']
        return {
          id,
          stamp: stampOf(row),
          slug: String(row['slug']),
          publishedAt: typeof publishedAt === 'string' ? new Date(publishedAt).toISOString() : null,
          texts: { th: describe('th'), en: describe('en') },
        }
      })
    },
  }
}

/** When the record and all that its texts are made of were last saved. */
function stampColumns(payload: BasePayload, own: TableSource, main: Table): Record<string, SQL> {
  const related = Object.entries(own.names ?? {}).map(([field, { table }]) => {
    const target = openTable(payload, table)
    return [
      `stamp_${field}`,
      sql`(select ${columnNamed(target, 'updatedAt')} from ${target}
        where ${columnNamed(target, 'id')} = ${columnNamed(main, field)})`.as(`stamp_${field}`),
    ]
  })
  const ownStamp = sql`${columnNamed(main, 'updatedAt')}`.as('stamp_own')
  return { stamp_own: ownStamp, ...Object.fromEntries(related) }
}

function stampOf(row: Record<string, unknown>): string {
  return Object.keys(row)
    .filter((name) => name.startsWith('stamp_'))
    .map((name) => String(row[name]))
    .join(' ')
}

function isPublished(table: Table): SQL {
  return eq(columnNamed(table, '_status'), 'published')
}

type TextRows = Map<string, Record<string, string | null>>

async function readTexts(
  payload: BasePayload,
  table: string,
  ids: readonly number[],
  fields: readonly string[],
): Promise<TextRows> {
  if (ids.length === 0) return new Map()
  const locales = openTable(payload, `${table}_locales`)
  const parent = columnNamed(locales, '_parentID')
  const rows: Record<string, unknown>[] = await connectionTo(payload)
    .select({
      parent,
      language: columnNamed(locales, '_locale'),
      ...Object.fromEntries(fields.map((field) => [field, columnNamed(locales, field)])),
    })
    .from(locales)
    .where(inArray(parent, [...ids]))
  return new Map(
    rows.map((row) => {
      const texts = fields.map((field) => [field, textOf(row[field])])
      return [keyOf(Number(row['parent']), languageOf(row['language'])), Object.fromEntries(texts)]
    }),
  )
}

function keyOf(id: number, language: Language): string {
  return `${language} ${id}`
}

function idsIn(rows: readonly Record<string, unknown>[], field: string): number[] {
  return [...new Set(rows.map((row) => Number(row[field])).filter((id) => id > 0))]
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function languageOf(value: unknown): Language {
  const language = languages.find((code) => code === value)
  if (!language) throw new Error(`"${String(value)}" is no language`)
  return language
}
