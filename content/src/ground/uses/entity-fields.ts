import type { FlattenedField, SanitizedConfig } from 'payload'
import type { EntityColumn } from './entity-tables.ts'

/** A field that holds data, by the name that its column has within its collection or global. */
export interface EntityField {
  key: string
  field: FlattenedField
  /** What it is a part of, and itself. */
  way: FlattenedField[]
}

/** `album_image` for `news.album.image`, `blocks_promotions_category` for a field of a block. */
export function fieldsByKey(
  { collections, globals }: SanitizedConfig,
  { kind, slug }: { kind: 'collection' | 'global'; slug: string },
): Map<string, EntityField> {
  const entity = (kind === 'global' ? globals : collections).find((each) => each.slug === slug)
  const fields = within(entity?.flattenedFields ?? [], '', [])
  return new Map(fields.map((each) => [each.key, each]))
}

function within(fields: FlattenedField[], prefix: string, above: FlattenedField[]): EntityField[] {
  return fields.flatMap((field) => {
    const key = `${prefix}${snake(field.name)}`
    const way = [...above, field]
    const own = { key, field, way }
    if ('flattenedFields' in field) return [own, ...within(field.flattenedFields, `${key}_`, way)]
    if (field.type !== 'blocks') return [own]
    // Blocks are kept beside the record, wherever in it they stand.
    const blocks = field.blocks.flatMap((block) =>
      within(block.flattenedFields, `blocks_${snake(block.slug)}_`, way),
    )
    return [own, ...blocks]
  })
}

/** The same name for a column; one that holds ids of many fields has their path in its row. */
export function keyOfColumn({ entity, tables, column }: EntityColumn, path?: string): string {
  const parts = (tables[0] ?? '').slice(entity.table.length).replace(/_locales$|_rels$/, '')
  const key = path === undefined ? `${parts}_${column}` : path.replaceAll(/\.(\d+\.)?/g, '_')
  const name = snake(key).replace(/^_/, '')
  return entity.isVersions ? name.replace(/^version_/, '') : name
}

function snake(name: string): string {
  return name.replaceAll('-', '_').replaceAll(/[A-Z]+/g, (letters) => `_${letters.toLowerCase()}`)
}
