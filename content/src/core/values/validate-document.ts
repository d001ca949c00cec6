import { isDeepStrictEqual } from 'node:util'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import type { FlattenedField, PayloadRequest } from 'payload'
import { nobody } from '../../platform/access.ts'

export type Values = Record<string, unknown>

/** A stored value that the current rules would refuse or normalize. */
export interface Finding {
  /** Field names, row numbers and the language: 'header.2.link', 'title.th'. */
  path: string
  value: unknown
  /** The repaired value if it is certain, else the validation error. */
  outcome: { repaired: unknown } | { fault: string }
}

export interface Judged {
  findings: Finding[]
  repaired: Values
}

interface Judge {
  reqs: Readonly<Record<string, PayloadRequest>>
  id: number | string | undefined
  data: Values
  findings: Finding[]
}

interface Spot {
  holder: Values
  siblings: Values
  path: readonly string[]
  language?: string
}

/** Validates a record, global or version, as read from the database in all languages. */
export async function validateDocument(
  reqs: Judge['reqs'],
  fields: readonly FlattenedField[],
  document: Values,
): Promise<Judged> {
  const repaired = structuredClone(document)
  const { id } = document
  const isId = typeof id === 'number' || typeof id === 'string'
  const judge: Judge = { reqs, id: isId ? id : undefined, data: repaired, findings: [] }
  await validateFields(judge, fields, { holder: repaired, siblings: repaired, path: [] })
  return { findings: judge.findings, repaired }
}

async function validateFields(judge: Judge, fields: readonly FlattenedField[], spot: Spot) {
  for (const field of fields) {
    const value = spot.holder[field.name]
    const path = [...spot.path, field.name]
    if (!('localized' in field && field.localized) || !isPlainObject(value)) {
      await validateField(judge, field, field.name, { ...spot, path })
      continue
    }
    for (const language of Object.keys(value))
      await validateField(judge, field, language, {
        holder: value,
        siblings: spot.holder,
        path: [...path, language],
        language,
      })
  }
}

async function validateField(judge: Judge, field: FlattenedField, key: string, spot: Spot) {
  const { holder, path } = spot
  const value = holder[key]
  if (value === null || value === undefined || value === '') return
  const rows: unknown[] = Array.isArray(value) ? value : [value]
  const isOfRows = field.type === 'blocks' || 'flattenedFields' in field
  if (!isOfRows) return await validateValue(judge, field, key, spot)
  for (const [index, row] of rows.entries()) {
    if (!isPlainObject(row)) continue
    const parts = field.type === 'blocks' ? fieldsOfBlock(field, row) : field.flattenedFields
    const at = Array.isArray(value) ? [...path, String(index + 1)] : path
    await validateFields(judge, parts, { ...spot, holder: row, siblings: row, path: at })
  }
}

function fieldsOfBlock(
  { blocks }: Extract<FlattenedField, { type: 'blocks' }>,
  row: Values,
): readonly FlattenedField[] {
  return blocks.find(({ slug }) => slug === row['blockType'])?.flattenedFields ?? []
}

async function validateValue(judge: Judge, field: FlattenedField, key: string, spot: Spot) {
  const { holder, path } = spot
  const value = holder[key]
  const normalize: unknown = field.custom?.['normalize']
  const isNormalized = typeof normalize === 'function'
  if ((!isNormalized && field.custom?.['judged'] !== true) || !isTyped(field)) return
  const read: unknown = isNormalized ? normalize(value) : undefined
  const normal = read === undefined ? value : read
  const fault = isShown(judge, field, spot) ? await faultOf(judge, field, normal, spot) : undefined
  if (fault === undefined && isDeepStrictEqual(normal, value)) return
  if (fault === undefined) holder[key] = normal
  const outcome = fault === undefined ? { repaired: normal } : { fault }
  judge.findings.push({ path: path.join('.'), value, outcome })
}

/**
 * Excludes long texts, which are valid before normalization, and the service's values. Includes values that are entered only
 * once.
 */
function isTyped(field: FlattenedField): boolean {
  const access = 'access' in field ? field.access : undefined
  return field.type !== 'textarea' && access?.create !== nobody
}

/** Payload does not validate fields that its form hides, in new and existing records. */
function isShown({ data, reqs }: Judge, { admin }: FlattenedField, spot: Spot): boolean {
  const condition: unknown = admin?.condition
  if (typeof condition !== 'function') return true
  const user = Object.values(reqs)[0]?.user ?? null
  const asked = { blockData: spot.siblings, path: [...spot.path], user }
  return ['create', 'update'].some((operation) =>
    Boolean(condition(data, spot.siblings, { ...asked, operation })),
  )
}

async function faultOf(
  { data, id, reqs }: Judge,
  field: FlattenedField,
  value: unknown,
  { language = 'th', path, siblings }: Spot,
): Promise<string | undefined> {
  const rule: unknown =
    field.custom?.['judge'] ?? ('validate' in field ? field.validate : undefined)
  if (typeof rule !== 'function') return undefined
  const asked = { ...field, id, data, siblingData: siblings, blockData: siblings, path }
  const judgement: unknown = await rule(value, {
    ...asked,
    operation: 'update',
    req: reqs[language],
  })
  return typeof judgement === 'string' ? judgement : undefined
}
