import { isPlainObject } from '@washhouse/contract/wire/brackets'
import {
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { isStorableText } from '@washhouse/contract/wire/query-text'
import { label, type Label } from '../../platform/languages/labels.ts'
import { say } from '../../platform/languages/say.ts'
import { preferenceFaults } from './bound-preferences.ts'
import type { Fault } from './refusal.ts'
import { checkLanguage, settleLanguage } from './settle-language.ts'
import { noObject, type IdTypeOf, noList, shapeFault, idTypesOf } from './value-shapes.ts'

const noPassword = label('ต้องเป็นข้อความ', 'It must be a text.')

/** Runs first for every record that is sent: sets the language and validates the types of the fields. */
export const refuseMalformed: CollectionBeforeOperationHook = ({
  args,
  collection,
  operation,
  req,
}) => {
  const isWrite = operation === 'create' || operation === 'update'
  const data: unknown = 'data' in args ? args.data : undefined
  const { slug, auth, flattenedFields } = collection
  settleLanguage(req, { isWrite: isWrite && data !== undefined })
  if (data === undefined) return args
  if (!isWrite) {
    // An address to sign in with, or to send a password reset to.
    const unstorable = isPlainObject(data) ? findUnstorable(data) : undefined
    refuse(req, unstorable ? [unstorable] : [], { collection: slug })
    return args
  }
  if ('publishSpecificLocale' in args && args.publishSpecificLocale)
    checkLanguage(req, 'publishSpecificLocale', args.publishSpecificLocale)
  const faults = findFaults(req, flattenedFields, data)
  if (auth && isPlainObject(data) && !isTextOrNone(data['password']))
    faults.push({ path: 'password', text: noPassword })
  refuse(req, faults, { collection: slug })
  // The creation date never changes; forms send it along.
  if (operation !== 'update' || args.overrideAccess || !isPlainObject(data)) return args
  return { ...args, data: { ...data, createdAt: undefined } }
}

/** The same for Payload's own collections. Payload's hook sets the owner of a preference. */
export const refuseMalformedOwn: CollectionBeforeOperationHook = ({
  args,
  collection,
  operation,
  req,
}) => {
  if ((operation !== 'create' && operation !== 'update') || !('data' in args)) return args
  const { slug, flattenedFields } = collection
  const sent: unknown = args.data
  const isPreference = slug === 'payload-preferences' && isPlainObject(sent)
  const data = isPreference ? { ...sent, user: undefined } : sent
  const tooMuch = isPreference ? preferenceFaults(sent) : []
  refuse(req, [...findFaults(req, flattenedFields, data), ...tooMuch], { collection: slug })
  return { ...args, data }
}

export const refuseMalformedGlobal: GlobalBeforeOperationHook = ({
  args,
  global,
  operation,
  req,
}) => {
  const isWrite = operation === 'update'
  settleLanguage(req, { isWrite })
  if (!isWrite) return args
  refuse(req, findFaults(req, global.flattenedFields, args.data), { global: global.slug })
  return args
}

function findFaults(req: PayloadRequest, fields: FlattenedField[], data: unknown): Fault[] {
  if (!isPlainObject(data)) return [{ path: 'body', text: noObject }]
  const unstorable = findUnstorable(data)
  if (unstorable) return [unstorable]
  return findMalformed(fields, data, idTypesOf(req))
}

function isTextOrNone(value: unknown): boolean {
  return value === undefined || value === null || typeof value === 'string'
}

function refuse(
  req: PayloadRequest,
  faults: readonly Fault[],
  of: { collection: string } | { global: string },
): void {
  if (faults.length === 0) return
  const errors = faults.map(({ path, text }) => ({ path, message: say(req, text.th, text.en) }))
  const error = new ValidationError({ ...of, errors, req }, req.t)
  // Readable without the list of errors.
  error.message = errors.map(({ path, message }) => `${path}: ${message}`).join(' · ')
  throw error
}

/** Code that processes a record recurses for each level. */
const mostLevels = 200

const noText = label(
  'มีอักขระที่บันทึกไม่ได้ (NUL หรืออักขระครึ่งตัว)',
  'It has a character that cannot be stored: NUL, or half of one.',
)
const tooDeep = label('ข้อมูลซ้อนกันหลายชั้นเกินไป', 'It is nested too deeply.')

/** Finds the first text or name that no database can store, or a too deep nesting. */
function findUnstorable(record: object): Fault | undefined {
  const waiting: [path: string[], value: unknown][] = [[[], record]]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [path, value] = next
    if (typeof value === 'string' && !isStorableText(value)) return fault(path, noText)
    if (!Array.isArray(value) && !isPlainObject(value)) continue
    if (path.length > mostLevels) return fault(path.slice(0, 2), tooDeep)
    for (const [name, part] of Object.entries(value)) {
      if (!isStorableText(name)) return fault(path, noText)
      waiting.push([[...path, name], part])
    }
  }
  return undefined
}

function fault(path: readonly string[], text: Fault['text']): Fault {
  return { path: path.join('.'), text }
}

type Values = Readonly<Record<string, unknown>>

const noBlock = label('ไม่มีบล็อกชนิดนี้', 'There is no such block.')
const isNeeded = label('ต้องมีค่า', 'It must have a value.')

/** Payload's own columns that are never empty. */
const neverEmpty = new Set(['_status', 'createdAt'])

/**
 * Finds values of another type than their field. Payload only validates published records, and some of its steps fail
 * earlier.
 */
function findMalformed(
  fields: readonly FlattenedField[],
  record: Values,
  idTypeOf: IdTypeOf,
  above: readonly string[] = [],
): Fault[] {
  return fields.flatMap((field) => {
    const value = Object.hasOwn(record, field.name) ? record[field.name] : undefined
    if (value === undefined) return []
    const path = [...above, field.name]
    if (field.type === 'group' || field.type === 'tab') {
      if (!isPlainObject(value)) return faultAt(path, noObject)
      return findMalformed(field.flattenedFields, value, idTypeOf, path)
    }
    if (field.type === 'array')
      return findInRows(value, path, () => field.flattenedFields, idTypeOf)
    if (field.type === 'blocks')
      return findInRows(value, path, (row) => fieldsOfBlock(field.blocks, row), idTypeOf)
    if (value === null) return neverEmpty.has(field.name) ? faultAt(path, isNeeded) : []
    return faultAt(path, shapeFault(field, value, idTypeOf))
  })
}

function findInRows(
  rows: unknown,
  path: readonly string[],
  fieldsOf: (row: Values) => readonly FlattenedField[] | undefined,
  idTypeOf: IdTypeOf,
): Fault[] {
  // Payload reads these as no rows; for an empty list it fails in a draft.
  if (rows === 0 || rows === '0') return []
  if (!Array.isArray(rows)) return faultAt(path, noList)
  return rows.flatMap((row: unknown, index) => {
    const place = [...path, String(index)]
    if (row === null) return []
    if (!isPlainObject(row)) return faultAt(place, noObject)
    const fields = fieldsOf(row)
    if (!fields) return faultAt([...place, 'blockType'], noBlock)
    return findMalformed(fields, row, idTypeOf, place)
  })
}

function fieldsOfBlock(
  blocks: readonly { slug: string; flattenedFields: FlattenedField[] }[],
  { blockType }: Values,
): FlattenedField[] | undefined {
  return blocks.find(({ slug }) => slug === blockType)?.flattenedFields
}

function faultAt(path: readonly string[], text: Label | undefined): Fault[] {
  return text ? [{ path: path.join('.'), text }] : []
}
