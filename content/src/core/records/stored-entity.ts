import type { Language } from '@washhouse/contract/language'
import type { WireTable } from '@washhouse/contract/wire/wire-table'
import type { BasePayload, CollectionSlug } from 'payload'

/** Says where an entity's records are kept; the tag of their changes is its wire table's name when left out. */
export function defineEntity<Entity>(
  wire: WireTable<Entity>,
  storage: Omit<StoredEntity<unknown>, 'wire' | 'tag'> & { tag?: string },
): StoredEntity<Entity> {
  return { tag: wire.name, ...storage, wire }
}

export interface StoredEntity<Entity> {
  wire: WireTable<Entity>
  /** Its collection, or a table that is below another one's or is read without its drafts. */
  storedIn: CollectionSlug | { table: string }
  /** The tag that a change of any of its records purges. */
  tag: string
  /** Where its relation fields lead, by clean field name. */
  relations?: { readonly [field: string]: (() => StoredEntity<unknown>) | undefined }
  /** Columns that are not named as the field they hold, by clean field name: `{ news: '_parentID' }`. */
  columns?: { readonly [field: string]: string | undefined }
  /** Fields that are kept as a group of several columns, by clean field name. */
  groups?: { readonly [field: string]: ColumnGroup | undefined }
  /** Fields that tell of files of the library, by clean field name. */
  files?: { readonly [field: string]: FileField | undefined }
  /** The column of a text that free text of a list is looked for in, made by `searchedText`. */
  searchedIn?: string
  /** Texts of some thousand letters each: SQLite's driver gives bytes far faster than letters. */
  longTexts?: readonly string[]
  /** The fields by which a list stands, '-' before a descending one, ids at last; ids alone when left out; by language where names decide. */
  orderedBy?: readonly string[] | Readonly<Record<Language, readonly string[]>>
  /** Those of them that always hold something: an index on several serves no order that says where empty ones stand. */
  neverEmpty?: readonly string[]
  /** True where an ascending order begins with the records that have no value; they come last otherwise. */
  emptyFirst?: true
  /** What columns must hold for a record to be seen, besides its being published. */
  only?: { readonly [column: string]: string | boolean }
  /** Columns that must hold anything at all. */
  needs?: readonly string[]
  /** The column of the moment from which a record is seen; without one it never is. */
  visibleFrom?: string
  /** The column of the moment from which a record is seen no more; without one it always is. */
  visibleUntil?: string
  /** The record that each of its own belongs to, and the column that names it: seen only with it. */
  belongsTo?: { column: string; entity: () => StoredEntity<unknown> }
}

/** What a field tells of library files, and the upload field that holds them. */
export interface FileField {
  heldBy: string
  tells: 'ids' | 'each' | 'one'
}

export interface ColumnGroup {
  columns: readonly string[]
  /** Makes the field of what the columns hold; a draft's were never checked. */
  read(stored: Readonly<Record<string, unknown>>, isDraft: boolean): unknown
}

export function tableNameOf({ storedIn }: StoredEntity<unknown>): string {
  return typeof storedIn === 'string' ? storedIn.replaceAll('-', '_') : storedIn.table
}

export function orderIn(
  { orderedBy = [] }: Pick<StoredEntity<unknown>, 'orderedBy'>,
  language: Language,
): readonly string[] {
  return 'th' in orderedBy ? orderedBy[language] : orderedBy
}

export function hasDrafts(payload: BasePayload, { storedIn }: StoredEntity<unknown>): boolean {
  return (
    typeof storedIn === 'string' && Boolean(payload.collections[storedIn]?.config.versions?.drafts)
  )
}
