import { isPlainObject } from '@washhouse/contract/wire/brackets'
import { createArrayFromCommaDelineated } from 'payload'
import { label, type Label } from '../../platform/languages/labels.ts'
import type { Fault } from './refusal.ts'

const ofOne = new Set([
  'equals',
  'not_equals',
  'exists',
  'greater_than',
  'greater_than_equal',
  'less_than',
  'less_than_equal',
])
const ofText = new Set(['contains', 'like', 'not_like'])
const ofList = new Set(['in', 'not_in'])

const noFilter = label('ต้องเป็นตัวกรองที่มีเงื่อนไข', 'It must be a filter with a condition.')
const noConditions = label(
  'ต้องเป็นรายการเงื่อนไขที่ไม่ว่าง',
  'It must be a list of conditions that is not empty.',
)
const noOperator = label('ไม่มีตัวเปรียบเทียบนี้', 'There is no such comparison.')
const noValue = label('ต้องเป็นค่าเดียว', 'It must be a single value.')
const noText = label('ต้องเป็นข้อความที่ไม่ว่าง', 'It must be a text that is not empty.')
const noList = label('ต้องมีค่าอย่างน้อยหนึ่งค่า', 'It must have at least one value.')
const comparesNothing = label(
  'ต้องมีค่าให้เปรียบเทียบ ถ้าหมายถึงทุกรายการที่มีค่าหรือไม่มีค่า ให้ใช้ exists',
  'It must have a value to compare with; "exists" asks for whatever has one, or has none.',
)
const bothKinds = label(
  'ใช้ and กับ or พร้อมกันในระดับเดียวกันไม่ได้',
  'It cannot have both "and" and "or" at one level.',
)

export interface FilterUse {
  /** For changes and deletions: a comparison with an empty value would match every record with a value, or without one. */
  isWrite: boolean
  /** Only the admin's own list may select all, by an id that is not empty. */
  isFromOwnList: boolean
}

/**
 * Validates the structure of a filter. Payload drops each part that it does not understand, and a filter without parts
 * matches every record, also for a deletion.
 */
export function filterFaults(filter: unknown, path: string, use: FilterUse): Fault[] {
  if (!isPlainObject(filter) || Object.keys(filter).length === 0) return [{ path, text: noFilter }]
  const kinds = Object.keys(filter).filter(isJunction)
  // Payload uses only the second.
  if (kinds.length > 1) return [{ path, text: bothKinds }]
  return Object.entries(filter).flatMap(([name, part]) => {
    const place = `${path}[${name}]`
    // Under "or", a part that matches all would include every other record.
    const isOwn = use.isFromOwnList && name.toLowerCase() !== 'or'
    if (isJunction(name)) return junctionFaults(part, place, { ...use, isFromOwnList: isOwn })
    return comparisonFaults(part, place, { ...use, isOfId: name === 'id' })
  })
}

function isJunction(name: string): boolean {
  return ['and', 'or'].includes(name.toLowerCase())
}

function junctionFaults(parts: unknown, path: string, use: FilterUse): Fault[] {
  if (!Array.isArray(parts) || parts.length === 0) return [{ path, text: noConditions }]
  return parts.flatMap((part: unknown, index) => filterFaults(part, `${path}[${index}]`, use))
}

function comparisonFaults(
  comparisons: unknown,
  path: string,
  use: FilterUse & { isOfId: boolean },
): Fault[] {
  if (!isPlainObject(comparisons) || Object.keys(comparisons).length === 0)
    return [{ path, text: noFilter }]
  return Object.entries(comparisons).flatMap(([operator, value]) => {
    const meansAll = use.isFromOwnList && use.isOfId && operator === 'not_equals' && value === ''
    const isDue = use.isWrite && !meansAll
    const text =
      operandFault(operator, value) ??
      (isDue && saysNothing(operator, value) ? comparesNothing : undefined)
    return text ? [{ path: `${path}[${operator}]`, text }] : []
  })
}

function operandFault(operator: string, value: unknown): Label | undefined {
  if (ofOne.has(operator)) return isSingle(value) ? undefined : noValue
  if (ofText.has(operator)) return typeof value === 'string' && value !== '' ? undefined : noText
  if (ofList.has(operator)) return isFilledList(value) ? undefined : noList
  return noOperator
}

function isSingle(value: unknown): boolean {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

function isFilledList(value: unknown): boolean {
  if (!Array.isArray(value)) return isSingle(value) && value !== null && value !== ''
  return value.length > 0 && value.every((each) => isSingle(each) && each !== '')
}

/** How clients serialize a missing value. */
const lostValues = new Set(['', 'null', 'undefined', 'nan', '[objectobject]'])

/** Invisible characters and quotes. */
const unseen = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}"'`]/gu

function saysNothing(operator: string, value: unknown): boolean {
  // Payload reads every other value as false.
  if (operator === 'exists') return !['true', 'false'].includes(String(value))
  const isWritten = ofList.has(operator) && typeof value === 'string'
  const values: unknown[] = isWritten ? createArrayFromCommaDelineated(value) : [value].flat()
  const isExact = operator === 'equals' || operator === 'in'
  return values.map(String).every((each) => {
    const seen = each.replaceAll(unseen, '')
    // Symbols only, such as the wildcards of LIKE, match nearly any text.
    return lostValues.has(seen.toLowerCase()) || (!isExact && !/[\p{L}\p{N}]/u.test(seen))
  })
}
