import { languages } from '@washhouse/contract/language'
import {
  buildVersionCollectionFields,
  buildVersionGlobalFields,
  type FlattenedField,
  getFieldByPath,
  type PayloadRequest,
} from 'payload'
import { type IdTypeOf, idTypesOf } from './value-shapes.ts'

/** The fields by which a call can filter and sort: of records, or of their versions. */
export interface AskedFields {
  /**
   * The last field of a path, also through relations. Undefined if the path does not end at a value: Payload fails on a path
   * behind an id or a scalar, and on fields with parts.
   */
  endOf: (path: string) => End | undefined
  isHidden: (path: string) => boolean
  idType: 'number' | 'text'
  idTypeOf: IdTypeOf
}

interface End {
  /** Undefined for the record's own id, whose type is `idType`. */
  field?: FlattenedField
}

export function askedFields(req: PayloadRequest, isOfVersions: boolean): AskedFields | undefined {
  const { collections, config, db } = req.payload
  const { collection: slug, global } = req.routeParams ?? {}
  const collection = Object.values(collections).find((each) => each.config.slug === slug)
  const globalConfig = config.globals.find((each) => each.slug === global)
  const fields = collection
    ? isOfVersions
      ? buildVersionCollectionFields(config, collection.config, true)
      : collection.config.flattenedFields
    : globalConfig && buildVersionGlobalFields(config, globalConfig, true)
  if (!fields) return undefined
  const idTypeOf = idTypesOf(req)
  const find = (path: string) =>
    getFieldByPath({ config, fields, includeRelationships: true, path })?.field
  // For a global Payload looks up the related collection as a global, and fails.
  const referredTo = (slugs: string | string[]) =>
    global === undefined && typeof slugs === 'string'
      ? config.collections.find((each) => each.slug === slugs)?.flattenedFields
      : undefined
  return {
    endOf: (path) => endOf(fields, path.split('.'), referredTo),
    isHidden: (path) =>
      path.split('.').some((_, index, parts) => {
        const field = find(parts.slice(0, index + 1).join('.'))
        return field !== undefined && 'hidden' in field && field.hidden === true
      }),
    idType: isOfVersions || !collection ? db.defaultIDType : idTypeOf(collection.config.slug),
    idTypeOf,
  }
}

/** Payload's `getFieldByPath` cannot be used: it confuses a field with a sibling's parts, and finds none in blocks. */
function endOf(
  fields: readonly FlattenedField[],
  [name = '', ...rest]: readonly string[],
  referredTo: (slugs: string | string[]) => readonly FlattenedField[] | undefined,
  above?: FlattenedField,
): End | undefined {
  // Blocks may have fields of the same name.
  const found = fields.filter((field) => field.name === name)
  if (rest.length === 0 && found.length === 0) return endInside(name, above)
  if (rest.length === 0) {
    const field = found.find(isOneValue)
    return field && { field }
  }
  for (const field of found) {
    const isReference = field.type === 'relationship' || field.type === 'upload'
    const within = isReference ? referredTo(field.relationTo) : partsOf(field)
    const end = endOf(within ?? [], rest, referredTo, field)
    if (end) return end
  }
  return undefined
}

function partsOf(field: FlattenedField): readonly FlattenedField[] {
  if ('flattenedFields' in field) return field.flattenedFields
  return field.type === 'blocks' ? field.blocks.flatMap((block) => block.flattenedFields) : []
}

function isOneValue(field: FlattenedField): boolean {
  return !isOfSeveral(field) && !['array', 'blocks', 'group', 'tab'].includes(field.type)
}

function isOfSeveral(field: FlattenedField): boolean {
  return 'relationTo' in field && Array.isArray(field.relationTo)
}

/** Path ends that are not fields: an id, a language, a part of a reference. */
function endInside(name: string, field?: FlattenedField): End | undefined {
  if (!field) return name === 'id' ? {} : undefined
  const isLanguage = languages.some((language) => language === name)
  if (isLanguage && 'localized' in field && field.localized) return { field }
  if (name === 'id' && ['relationship', 'upload'].includes(field.type)) return { field }
  if (name === 'value' && isOfSeveral(field)) return { field }
  return name === 'relationTo' && isOfSeveral(field) ? {} : undefined
}
