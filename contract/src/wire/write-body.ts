import { z } from 'zod'
import type { Language } from '../language.ts'
import { isPlainObject } from './brackets.ts'
import { failedValidation, invalidPayload, type WireError } from './errors.ts'
import { refuseField } from './faults.ts'
import type { FieldKind } from './field-kind.ts'
import { isStorableText } from './query-text.ts'
import type { WireField } from './wire-field.ts'
import type { WireTable } from './wire-table.ts'

/** A body with at least one error; the response lists them all. */
export class FaultyBody extends Error {
  override name = 'FaultyBody'
  readonly faults: readonly [WireError, ...WireError[]]

  constructor(faults: readonly [WireError, ...WireError[]]) {
    super(faults.map(({ message }) => message).join(' '))
    this.faults = faults
  }
}

// Limits the response to a body with many unknown fields.
const maxFaults = 50

/**
 * Parses a record. Accepts only our own wire format, because the record is stored. Nullable fields are optional. Throws
 * FaultyBody with one error per missing, unknown (unless ignored) or invalid field, by wire name.
 */
export function parseWriteBody<Body>(
  table: WireTable<Body>,
  sent: unknown,
  { ignoresUnknown = false } = {},
): Body {
  requireObject(sent)
  const clean = Object.fromEntries(
    table.fields.map(({ name, wireName, schema }) => [
      name,
      Object.hasOwn(sent, wireName) ? sent[wireName] : whenLeftOut(schema),
    ]),
  )
  const parsed = table.schema.safeParse(clean)
  refuseFaults([
    ...(ignoresUnknown ? [] : findUnknown(table, sent)),
    ...findUnstorable(table, sent),
    ...(parsed.success ? [] : findInvalid(table, clean, parsed.error)),
  ])
  // Valid by now; parsed again for its type.
  return z.parse(table.schema, clean)
}

/**
 * Parses changed fields. Omitted fields stay unchanged, each field is validated alone, and at least one is required. Throws
 * FaultyBody as `parseWriteBody` does.
 */
export function parseChanges(table: WireTable<unknown>, sent: unknown): Record<string, unknown> {
  requireObject(sent)
  if (Object.keys(sent).length === 0)
    throw new FaultyBody([invalidPayload('The body must contain at least one field to change')])
  const read = table.fields
    .filter(({ wireName }) => Object.hasOwn(sent, wireName))
    .map((field) => ({ field, parsed: z.safeParse(field.schema, sent[field.wireName]) }))
  refuseFaults([
    ...findUnknown(table, sent),
    ...findUnstorable(table, sent),
    ...read.flatMap(({ field, parsed }) =>
      (parsed.error?.issues ?? [])
        .slice(0, 1)
        .map((issue) => faultOf(field, sent[field.wireName], issue)),
    ),
  ])
  return Object.fromEntries(read.map(({ field, parsed }) => [field.name, parsed.data]))
}

/** Encodes only the given fields, by wire name. */
export function encodeChanges<Changes>(
  table: WireTable<Changes>,
  changes: Changes,
  language: Language,
): Record<string, unknown> {
  const given = new Map(Object.entries(changes ?? {}))
  const wire = table.encode(changes, language)
  const named = table.fields.filter(({ name }) => given.get(name) !== undefined)
  return Object.fromEntries(named.map(({ wireName }) => [wireName, wire[wireName]]))
}

/**
 * Converts form fields for `parseWriteBody`: parses numbers and booleans, omits empty fields. Throws FaultyBody for a
 * repeated field.
 */
export function readFormFields(
  table: WireTable<unknown>,
  fields: Iterable<readonly [string, string]>,
): Record<string, unknown> {
  const kinds = new Map(table.fields.map(({ wireName, kind }) => [wireName, kind]))
  const read = new Map<string, unknown>()
  for (const [name, text] of fields) {
    if (read.has(name))
      throw new FaultyBody([failedValidation(name, 'invalid', 'Field is repeated')])
    if (text !== '') read.set(name, readFormValue(kinds.get(name), text))
  }
  return Object.fromEntries(read)
}

function requireObject(sent: unknown): asserts sent is Record<string, unknown> {
  if (!isPlainObject(sent)) throw new FaultyBody([invalidPayload('The body must be a JSON object')])
}

function refuseFaults(faults: readonly WireError[]): void {
  const [first, ...rest] = faults.slice(0, maxFaults).filter(isFirstOfField)
  if (first) throw new FaultyBody([first, ...rest])
}

/** Keeps the first error of each field. A text can have two: a character that cannot be stored, and a broken rule. */
function isFirstOfField({ extras }: WireError, index: number, all: readonly WireError[]): boolean {
  const field = extras['field']
  return field === undefined || all.findIndex((other) => other.extras['field'] === field) === index
}

function readFormValue(kind: FieldKind | undefined, text: string): unknown {
  if (kind === 'boolean' && ['true', 'on', '1'].includes(text)) return true
  if (kind === 'boolean' && ['false', 'off', '0'].includes(text)) return false
  const isNumber = kind === 'integer' || kind === 'float' || kind === 'relation'
  return isNumber && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
}

function whenLeftOut(schema: z.core.$ZodType): null | undefined {
  return z.safeParse(schema, null).success ? null : undefined
}

function findUnknown(table: WireTable<unknown>, sent: Record<string, unknown>): WireError[] {
  const known = new Set(table.fields.map(({ wireName }) => wireName))
  return Object.keys(sent)
    .filter((name) => !known.has(name))
    .map((name) => failedValidation(name, 'unknown', 'Unknown field'))
}

/** Texts that databases cannot store. */
function findUnstorable(table: WireTable<unknown>, sent: Record<string, unknown>): WireError[] {
  return table.fields.flatMap(({ wireName }) => {
    const value = sent[wireName]
    if (typeof value !== 'string' || isStorableText(value)) return []
    return [
      failedValidation(wireName, 'invalid', 'Value contains a character that cannot be stored'),
    ]
  })
}

/** One error per field, the first of its schema. */
function findInvalid(
  table: WireTable<unknown>,
  clean: Record<string, unknown>,
  error: z.ZodError,
): WireError[] {
  return table.fields.flatMap((field) => {
    const issue = error.issues.find(({ path }) => path[0] === field.name)
    return issue ? [faultOf(field, clean[field.name], issue)] : []
  })
}

function faultOf(
  { wireName, schema }: WireField,
  value: unknown,
  issue: z.core.$ZodIssue,
): WireError {
  if (value === undefined) return failedValidation(wireName, 'required', 'Value is required')
  if (value === null && whenLeftOut(schema) === undefined)
    return failedValidation(wireName, 'nnull', "Value can't be null")
  return refuseField(wireName, value, issue)
}
