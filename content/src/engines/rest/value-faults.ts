import { createArrayFromCommaDelineated, type FlattenedField } from 'payload'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import { label, type Label } from '../../ground/languages/labels.ts'
import type { AskedFields } from './asked-fields.ts'
import type { Fault } from './field-fault.ts'
import { idFault, oneFault } from './value-shapes.ts'

const unfit = label('ใช้ตัวเปรียบเทียบนี้กับช่องนี้ไม่ได้', 'This comparison does not fit the field.')
const unread = label('กรองด้วยช่องนี้ไม่ได้', 'Nothing is filtered by this field.')

const texts = new Set(['text', 'textarea', 'email', 'code'])
const whole = new Set(['richText', 'json', 'group', 'array', 'blocks', 'tab', 'join', 'point'])
const ofChoices = new Set(['select', 'radio', 'checkbox'])

/** The values of a well-built filter that are of another type than their fields: databases fail on them. */
export function valueFaults(asked: AskedFields, filter: unknown, path: string): Fault[] {
  if (!isPlainObject(filter)) return []
  return Object.entries(filter).flatMap(([name, part]) => {
    const place = `${path}[${name}]`
    if (Array.isArray(part))
      return part.flatMap((each, index) => valueFaults(asked, each, `${place}[${index}]`))
    const own = name === '_id' ? 'id' : name.replaceAll('__', '.')
    if (asked.isHidden(own) || !asked.endOf(own)) return [{ path: place, text: unread }]
    if (!isPlainObject(part)) return []
    return Object.entries(part).flatMap(([operator, value]) => {
      const text = valueFault(asked, own, operator, value)
      return text ? [{ path: `${place}[${operator}]`, text }] : []
    })
  })
}

function valueFault(
  asked: AskedFields,
  path: string,
  operator: string,
  value: unknown,
): Label | undefined {
  if (operator === 'exists') return undefined
  // Of a reference to several collections Payload splits no list.
  if (isOfList(operator) && path.endsWith('.value') && !Array.isArray(value)) return unfit
  const field = path === 'id' ? undefined : asked.endOf(path)?.field
  if (!field && path !== 'id') return undefined
  if (field && texts.has(field.type)) return undefined
  if (field && whole.has(field.type)) return unfit
  if (operator === 'not_like') return unfit
  if (operator === 'contains' && !isOfMany(field)) return unfit
  if (operator === 'like' && field && !['number', 'relationship', 'upload'].includes(field.type))
    return unfit
  return listOf(operator, value)
    .filter((each) => !operator.includes('equals') || !isNothing(field, each))
    .map((each) => operandFault(asked, field, each))
    .find((fault) => fault !== undefined)
}

function operandFault(
  { idType, idTypeOf }: AskedFields,
  field: FlattenedField | undefined,
  value: unknown,
): Label | undefined {
  if (!field) return idFault(value, idType)
  if (field.type !== 'relationship' && field.type !== 'upload')
    return value === '' ? unfit : oneFault(field, value, idTypeOf)
  const kinds = [field.relationTo].flat().map(idTypeOf)
  return idFault(value, kinds.includes('text') ? 'text' : 'number')
}

/** Whether a comparison is with no value at all, as the admin asks for whatever there is. */
function isNothing(field: FlattenedField | undefined, value: unknown): boolean {
  if (value === null) return true
  return (value === '' || value === 'null') && !(field && ofChoices.has(field.type))
}

/** Where each value is a row of its own. */
function isOfMany(field: FlattenedField | undefined): boolean {
  const isKept = field && ['relationship', 'upload', 'select'].includes(field.type)
  return Boolean(isKept && field && 'hasMany' in field && field.hasMany)
}

function listOf(operator: string, value: unknown): unknown[] {
  if (!isOfList(operator)) return [value]
  if (Array.isArray(value)) return value
  return typeof value === 'string' ? createArrayFromCommaDelineated(value) : [value]
}

function isOfList(operator: string): boolean {
  return operator === 'in' || operator === 'not_in'
}
