import { isDeepStrictEqual } from 'node:util'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import type { CollectionSlug, FieldHook, PayloadRequest } from 'payload'

/** Returns the value to store: null if empty, undefined if invalid. */
export type ReadValue = (typed: unknown) => unknown

type Verdict = string | true

/** What Payload passes to a field's validation. */
interface SavedField {
  req: PayloadRequest
  collectionSlug?: string
  id?: number | string
  /** `onChange` while an editor types in the admin. */
  event?: 'onChange' | 'submit'
  path?: readonly (number | string)[]
  previousValue?: unknown
  custom?: { normalize?: ReadValue }
}

/** Stores the value that `read` returns, and validates it unless it is already public. */
export function normalized<Value, Field extends { req: PayloadRequest }>(
  read: ReadValue,
  rule: (value: Value, field: Field) => Verdict | Promise<Verdict>,
) {
  return {
    hooks: { beforeValidate: [storeAs(read)] },
    validate: unlessKept(rule, read),
    custom: { normalize: read },
  }
}

export function storeAs(read: ReadValue): FieldHook {
  return ({ value }) => readOr(read, value)
}

/** Makes a rule accept values that are already public, because they may be older than the rule. */
export function unlessKept<Value, Field extends { req: PayloadRequest }>(
  rule: (value: Value, field: Field) => Verdict | Promise<Verdict>,
  read: ReadValue = (value) => value,
) {
  return async (value: Value, field: Field & SavedField): Promise<Verdict> => {
    const judgement = await rule(value, field)
    if (judgement === true || isEmpty(value)) return judgement
    // The field's complete normalization, to which `tidyTexts` may have added steps.
    const normalize = field.custom?.normalize ?? read
    const now = readOr(normalize, value)
    const stored = await findKept(field)
    return stored.some((each) => isDeepStrictEqual(readOr(normalize, each), now)) || judgement
  }
}

/** A rule for the value alone, then a rule that also uses other fields. */
export function bothRules<Value, Own extends object, Beside extends object>(
  own: (value: Value, field: Own) => Verdict | Promise<Verdict>,
  beside: (value: Value, field: Beside) => Verdict | Promise<Verdict>,
) {
  return async (value: Value, field: Own & Beside): Promise<Verdict> => {
    const judgement = await own(value, field)
    return judgement === true ? await beside(value, field) : judgement
  }
}

export function readOr(read: ReadValue, value: unknown): unknown {
  if (isEmpty(value)) return value
  const kept = read(value)
  return kept === undefined ? value : kept
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

const globalKey = 'saved global'

/** Payload does not pass the global's slug to a field's validation. */
export function noteGlobal<Data>({ context, data, global }: GlobalSave<Data>): Data {
  context[globalKey] = global.slug
  return data
}

interface GlobalSave<Data> {
  context: Record<string, unknown>
  data: Data
  global: { slug: string }
}

/**
 * The public values of a field, in any row and language. Payload's `previousValue` is from the newest version, which may be
 * a draft. Drafts are stored without validation, so a value from one could break the rule on the website.
 */
async function findKept(field: SavedField): Promise<readonly unknown[]> {
  const { event, path = [], previousValue } = field
  if (event !== 'submit') return [previousValue]
  const stored = await findStored(field)
  if (!isPlainObject(stored) || (stored['_status'] ?? 'published') !== 'published') return []
  // Payload passes row numbers as text.
  const names = path.map(String).filter((part) => !/^\d+$/.test(part))
  return valuesAt(stored, names)
}

async function findStored({ collectionSlug, id, req }: SavedField): Promise<unknown> {
  const { db } = req.payload
  if (collectionSlug === undefined) {
    const slug = req.context[globalKey]
    return typeof slug === 'string' ? await db.findGlobal({ slug, req }) : undefined
  }
  if (id === undefined || !isCollection(req, collectionSlug)) return undefined
  return await db.findOne({ collection: collectionSlug, where: { id: { equals: id } }, req })
}

function isCollection({ payload }: PayloadRequest, slug: string): slug is CollectionSlug {
  return slug in payload.collections
}

function valuesAt(value: unknown, names: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((row) => valuesAt(row, names))
  if (!isPlainObject(value)) return names.length === 0 ? [value] : []
  const [name, ...rest] = names
  // An object without the name has one value for each language.
  if (name === undefined || !(name in value))
    return Object.values(value).flatMap((each) => valuesAt(each, names))
  return valuesAt(value[name], rest)
}
