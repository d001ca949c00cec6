import type { FlattenedField, SanitizedConfig } from 'payload'

/** A field of a collection or global with its path: `banners.sort`, `home.sections.steps.title`. */
export interface ConfigField {
  path: string
  field: FlattenedField
}

/** Every data field of the collections and globals that people edit. */
export function fieldsOf({ collections, globals }: SanitizedConfig): ConfigField[] {
  const ours = collections.filter(({ slug }) => !slug.startsWith('payload-'))
  return [...ours, ...globals].flatMap((entity) => within(entity.slug, entity.flattenedFields))
}

function within(path: string, fields: FlattenedField[]): ConfigField[] {
  return fields.flatMap((field) => {
    const own = { path: `${path}.${field.name}`, field }
    if ('flattenedFields' in field) return [own, ...within(own.path, field.flattenedFields)]
    if (field.type !== 'blocks') return [own]
    const blocks = field.blocks.flatMap((block) =>
      within(`${own.path}.${block.slug}`, block.flattenedFields),
    )
    return [own, ...blocks]
  })
}
