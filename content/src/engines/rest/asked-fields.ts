import {
  buildVersionCollectionFields,
  buildVersionGlobalFields,
  type FlattenedField,
  getFieldByPath,
  type PayloadRequest,
} from 'payload'
import type { IdTypeOf } from './value-shapes.ts'

/** The fields by which a call can filter and sort: of the records, or of their versions. */
export interface AskedFields {
  /** The field that a path leads to, through other records too; nothing where it leads nowhere. */
  find: (path: string) => FlattenedField | undefined
  /** Whether any part of a path is one that nobody reads. */
  isHidden: (path: string) => boolean
  idType: 'number' | 'text'
  idTypeOf: IdTypeOf
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
  const idTypeOf: IdTypeOf = (of) => {
    const other = Object.values(collections).find((each) => each.config.slug === of)
    return other?.customIDType ?? db.defaultIDType
  }
  const find = (path: string) =>
    getFieldByPath({ config, fields, includeRelationships: true, path })?.field
  return {
    find,
    isHidden: (path) =>
      path.split('.').some((_, index, parts) => {
        const field = find(parts.slice(0, index + 1).join('.'))
        return field !== undefined && 'hidden' in field && field.hidden === true
      }),
    idType: isOfVersions ? db.defaultIDType : (collection?.customIDType ?? db.defaultIDType),
    idTypeOf,
  }
}
