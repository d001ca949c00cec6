import {
  APIError,
  buildVersionCollectionFields,
  buildVersionGlobalFields,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type PayloadRequest,
  executeAccess,
} from 'payload'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import { say } from '../../platform/languages/say.ts'

interface Asked {
  sort?: unknown
  where?: unknown
}

/**
 * Refuses to sort or filter by fields that the caller may not read. Payload only drops sort fields that nobody may read. In
 * pages of the admin the default order is used instead, because Payload stores the order of a list for each account: a
 * refusal would block that list permanently. A filter there matches nothing.
 */
export const refuseUnread: CollectionBeforeOperationHook = async ({
  args,
  collection,
  overrideAccess,
  req,
}) => {
  const asked: Asked & typeof args = args
  if (overrideAccess || (!asked.sort && !asked.where)) return args
  // The hook does not know if the call is about records or about their versions.
  const ofVersions = buildVersionCollectionFields(req.payload.config, collection, true)
  const fields = [...collection.flattenedFields, ...ofVersions]
  if (req.payloadAPI === 'REST') {
    await requireReadable(req, fields, asked)
    return args
  }
  const isOrdered = (await findUnread(req, fields, pathsInSort(asked.sort))) !== undefined
  const isFiltered = (await findUnread(req, fields, pathsInFilter(asked.where))) !== undefined
  return {
    ...asked,
    ...(isOrdered && { sort: collection.defaultSort }),
    ...(isFiltered && { where: { id: { exists: false } } }),
  }
}

/** The same for versions of a global, for which Payload runs no hook. */
export async function refuseUnreadOfGlobal(req: PayloadRequest): Promise<void> {
  const { config } = req.payload
  const global = config.globals.find(({ slug }) => slug === req.routeParams?.['global'])
  if (global) await requireReadable(req, buildVersionGlobalFields(config, global, true), req.query)
}

async function requireReadable(
  req: PayloadRequest,
  fields: FlattenedField[],
  { sort, where }: Asked,
): Promise<void> {
  const ordered = await findUnread(req, fields, pathsInSort(sort))
  if (ordered !== undefined) throw forbidden(req, 'sort', ordered)
  const filtered = await findUnread(req, fields, pathsInFilter(where))
  if (filtered !== undefined) throw forbidden(req, `where[${filtered}]`, filtered)
}

function forbidden(req: PayloadRequest, path: string, field: string): APIError {
  const message = say(
    req,
    `${path}: บัญชีนี้ไม่มีสิทธิ์อ่าน ${field} จึงใช้เรียงหรือกรองไม่ได้`,
    `${path}: This account may not read ${field}, and so cannot order or filter by it.`,
  )
  return new APIError(message, 403, { errors: [{ path, message }] }, true)
}

/** Where a path continues; `requires` is the collection whose records it reads. */
interface Place {
  fields: readonly FlattenedField[]
  requires?: string
}

/** Parts of a reference itself. */
const ownOfReference = new Set(['id', 'value', 'relationTo'])

/** The first path with a part that the caller may not read. */
async function findUnread(
  req: PayloadRequest,
  fields: readonly FlattenedField[],
  paths: Iterable<string>,
): Promise<string | undefined> {
  for (const path of paths) if (await isUnread(req, fields, path)) return path
  return undefined
}

/** True if the caller may not read a part of the path, or not all its records: sorting and filtering would reveal them. */
async function isUnread(
  req: PayloadRequest,
  fields: readonly FlattenedField[],
  path: string,
): Promise<boolean> {
  let places: Place[] = [{ fields }]
  for (const name of path.split('.')) {
    const found: FlattenedField[] = []
    for (const place of places) {
      const own = place.fields.filter((field) => field.name === name)
      const isEntered = place.requires !== undefined && !ownOfReference.has(name)
      if (own.length > 0 && isEntered && !(await readsAll(req, place.requires))) return true
      found.push(...own)
    }
    for (const field of found) if (!(await readsField(req, field))) return true
    // A language or a part of a reference leads nowhere else.
    if (found.length > 0) places = found.flatMap((field) => placesIn(req, field))
  }
  return false
}

async function readsAll(req: PayloadRequest, slug = ''): Promise<boolean> {
  const { access } = configOf(req, slug) ?? {}
  return (
    access !== undefined &&
    (await executeAccess({ req, disableErrors: true }, access.read)) === true
  )
}

async function readsField(req: PayloadRequest, field: FlattenedField): Promise<boolean> {
  const read = 'access' in field ? field.access?.read : undefined
  return read === undefined || (await read({ req, data: {}, siblingData: {} }))
}

function placesIn(req: PayloadRequest, field: FlattenedField): Place[] {
  if ('flattenedFields' in field) return [{ fields: field.flattenedFields }]
  if (field.type === 'blocks')
    return field.blocks.map(({ flattenedFields }) => ({ fields: flattenedFields }))
  if ('relationTo' in field) return collectionsOf(req, field.relationTo)
  return field.type === 'join' ? collectionsOf(req, field.collection) : []
}

function collectionsOf(req: PayloadRequest, slugs: string | readonly string[]): Place[] {
  return [slugs].flat().flatMap((slug) => {
    const config = configOf(req, slug)
    return config ? [{ fields: config.flattenedFields, requires: slug }] : []
  })
}

function configOf({ payload }: PayloadRequest, slug: string) {
  return Object.values(payload.collections).find(({ config }) => config.slug === slug)?.config
}

export function pathsInSort(sort: unknown): string[] {
  const names: unknown[] = [sort ?? []].flat()
  return names
    .flatMap((name) => (typeof name === 'string' ? name.split(',') : []))
    .map((name) => plainPath(name.trim().replace(/^-/, '')))
}

/** The paths in a filter, including those of nested filters on related records. */
function* pathsInFilter(filter: unknown, above = ''): Generator<string> {
  if (!isPlainObject(filter)) return
  for (const [name, part] of Object.entries(filter)) {
    if (Array.isArray(part)) for (const each of part) yield* pathsInFilter(each, above)
    if (!isPlainObject(part)) continue
    const path = above + plainPath(name)
    yield path
    for (const operand of Object.values(part)) yield* pathsInFilter(operand, `${path}.`)
  }
}

function plainPath(name: string): string {
  return name.replaceAll('__', '.')
}
