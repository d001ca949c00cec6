import { isPlainObject } from '@washhouse/contract/wire/brackets'
import { maxId } from '@washhouse/contract/wire/parameters'
import type {
  FlattenedField,
  PayloadRequest,
  RelationshipField,
  SelectField,
  UploadField,
} from 'payload'
import { readMoment } from '../../platform/fields/read-moment.ts'
import { label, type Label } from '../../platform/languages/labels.ts'

export type IdTypeOf = (collection: string) => 'number' | 'text'

export function idTypesOf({ payload: { collections, db } }: PayloadRequest): IdTypeOf {
  return (slug) =>
    Object.values(collections).find(({ config }) => config.slug === slug)?.customIDType ??
    db.defaultIDType
}

const noText = label('ต้องเป็นข้อความ', 'It must be a text.')
const noNumber = label('ต้องเป็นตัวเลข', 'It must be a number.')
const noSwitch = label('ต้องเป็น true หรือ false', 'It must be true or false.')
const noMoment = label(
  'ต้องเป็นวันเวลาแบบ ISO 8601 ของวันที่มีอยู่จริง',
  'It must be a moment in ISO 8601, on a day that exists.',
)
const noChoice = label('ต้องเป็นตัวเลือกในรายการ', 'It must be one of the choices.')
const noRecord = label('ต้องเป็นรหัสของรายการที่มีอยู่', 'It must be the id of a record.')
const noBody = label('ต้องเป็นเนื้อหาจากช่องเขียนข้อความ', 'It must be a text of the editor.')
export const noList = label('ต้องเป็นรายการ', 'It must be a list.')
export const noObject = label('ต้องเป็นชุดข้อมูล', 'It must be an object.')

/** Validates the type of a field's value, before the field's own validation. */
export function shapeFault(
  field: FlattenedField,
  value: unknown,
  idTypeOf: IdTypeOf,
): Label | undefined {
  if (!('hasMany' in field) || field.hasMany !== true) return oneFault(field, value, idTypeOf)
  // Payload reads these as an empty list.
  if (value === '') return undefined
  if (!Array.isArray(value)) return noList
  const faults = value.map((each) => oneFault(field, each, idTypeOf))
  return faults.find((fault) => fault !== undefined)
}

/** The same for a single value, also of a field with several. */
export function oneFault(
  field: FlattenedField,
  value: unknown,
  idTypeOf: IdTypeOf,
): Label | undefined {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'code':
      return typeof value === 'string' ? undefined : noText
    case 'number':
      return isNumber(value) ? undefined : noNumber
    case 'checkbox':
      return isSwitch(value) ? undefined : noSwitch
    case 'date':
      return readMoment(value) !== undefined ? undefined : noMoment
    case 'select':
    case 'radio':
      return isChoice(field, value) ? undefined : noChoice
    case 'relationship':
    case 'upload':
      return isReference(field, value, idTypeOf) ? undefined : noRecord
    case 'richText':
      return isBody(value) ? undefined : noBody
    case 'array':
    case 'blocks':
    case 'group':
    case 'join':
    case 'json':
    case 'point':
    case 'tab':
      return undefined
  }
}

/** Forms also send numbers as text, and an empty text for none. */
function isNumber(value: unknown): boolean {
  if (typeof value !== 'string') return Number.isFinite(value)
  return value.trim() === '' || Number.isFinite(Number(value))
}

function isSwitch(value: unknown): boolean {
  return typeof value === 'boolean' || value === 'true' || value === 'false' || value === ''
}

function isChoice({ options }: Pick<SelectField, 'options'>, value: unknown): boolean {
  if (value === '') return true
  return options.some((option) => value === (typeof option === 'string' ? option : option.value))
}

function isReference(
  { relationTo }: Pick<RelationshipField | UploadField, 'relationTo'>,
  value: unknown,
  idTypeOf: IdTypeOf,
): boolean {
  if (typeof relationTo === 'string') return isId(value, idTypeOf(relationTo))
  if (!isPlainObject(value)) return value === ''
  const to = relationTo.find((each) => each === value['relationTo'])
  return to !== undefined && isId(value['value'], idTypeOf(to))
}

function isId(value: unknown, type: 'number' | 'text'): boolean {
  // Payload reads these as none.
  if (value === '' || value === 'none' || value === 'null') return true
  if (type === 'text') return typeof value === 'string'
  if (typeof value === 'string' && !/^\d+$/.test(value)) return false
  return Number.isInteger(Number(value)) && isKey(typeof value === 'string' ? Number(value) : value)
}

export function idFault(value: unknown, type: 'number' | 'text'): Label | undefined {
  const isNamed = value !== '' && value !== 'none' && value !== 'null'
  if (type === 'text') return typeof value === 'string' && isNamed ? undefined : noRecord
  return isNamed && isId(value, type) ? undefined : noRecord
}

function isKey(value: unknown): boolean {
  return typeof value === 'number' && value >= 1 && value <= maxId
}

function isBody(value: unknown): boolean {
  const state = typeof value === 'string' ? parseJson(value) : value
  return isPlainObject(state) && isNode(state['root'])
}

function isNode(node: unknown): boolean {
  if (!isPlainObject(node) || typeof node['type'] !== 'string') return false
  const { children, fields } = node
  if (fields !== undefined && fields !== null && !isPlainObject(fields)) return false
  return children === undefined || (Array.isArray(children) && children.every(isNode))
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
