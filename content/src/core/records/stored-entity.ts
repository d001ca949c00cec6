import type { Language } from '@washhouse/contract/language'
import type { WireTable } from '@washhouse/contract/wire/wire-table'
import type { BasePayload, CollectionSlug } from 'payload'

/** Defines where an entity's records are stored. The default tag is the name of its wire table. */
export function defineEntity<Entity>(
  wire: WireTable<Entity>,
  storage: Omit<StoredEntity<unknown>, 'wire' | 'tag'> & { tag?: string },
): StoredEntity<Entity> {
  return { tag: wire.name, ...storage, wire }
}

export interface StoredEntity<Entity> {
  wire: WireTable<Entity>
  /** A collection, or a table if it is a child table or read without drafts. */
  storedIn: CollectionSlug | { table: string }
  /** The cache tag that a change of any record invalidates. */
  tag: string
  /** The targets of relation fields, by clean field name. */
  relations?: { readonly [field: string]: (() => StoredEntity<unknown>) | undefined }
  /** Columns with another name than their field, by clean field name: `{ news: '_parentID' }`. */
  columns?: { readonly [field: string]: string | undefined }
  /** Fields that are stored as a group of columns, by clean field name. */
  groups?: { readonly [field: string]: ColumnGroup | undefined }
  /** Fields with details of library files, by clean field name. */
  files?: { readonly [field: string]: FileField | undefined }
  /** The search column of a list, created by `searchedText`. */
  searchedIn?: string
  /** Texts of some thousand characters: SQLite's driver returns bytes much faster than strings. */
  longTexts?: readonly string[]
  /** The default order: fields with '-' before a descending one, then id; else only id. May depend on the language. */
  orderedBy?: readonly string[] | Readonly<Record<Language, readonly string[]>>
  /** Order fields that are never empty: a composite index does not support an explicit NULLS order. */
  neverEmpty?: readonly string[]
  /** Puts empty values first in ascending order; default: last. */
  emptyFirst?: true
  /** Required column values of a visible record, in addition to being published. */
  only?: { readonly [column: string]: string | boolean }
  /** Columns that must not be empty. */
  needs?: readonly string[]
  /** The column of the moment from which a record is visible. An empty value hides it. */
  visibleFrom?: string
  /** The column of the moment at which a record ends. An empty value means no end. */
  visibleUntil?: string
  /** The parent entity and the column that refers to it: a record is only visible together with its parent. */
  belongsTo?: { column: string; entity: () => StoredEntity<unknown> }
}

/** A field's details of library files, and the upload field with the files. */
export interface FileField {
  heldBy: string
  tells: 'ids' | 'each' | 'one'
}

export interface ColumnGroup {
  columns: readonly string[]
  /** Builds the field from the columns; a draft's values are not validated. */
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
