import { isStorableText } from '@washhouse/contract/wire/query-text'
import {
  type Endpoint,
  type PayloadRequest,
  createArrayFromCommaDelineated,
  type FlattenedField,
} from 'payload'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import { label, type Label } from '../../platform/languages/labels.ts'
import { type AskedFields, askedFields } from './asked-fields.ts'
import { filterFaults } from './filter-faults.ts'
import { isFromOwnList } from './own-list.ts'
import { pathsInSort } from './refuse-unread.ts'
import { parseJson, idFault, oneFault } from './value-shapes.ts'
import { refusal, type Fault } from './refusal.ts'

/** Payload ignores parameters beyond this number. */
const mostParameters = 1000

const tooMany = label('มีพารามิเตอร์มากเกินไป', 'There are more parameters than the service reads.')
const noLookup = label('มีอักขระที่ใช้ค้นหาไม่ได้', 'It has a character that cannot be looked for.')
const noCount = label('ต้องเป็นจำนวนเต็มที่ไม่ติดลบ', 'It must be a whole number, zero or more.')
const noJson = label('ต้องเป็น JSON', 'It must be JSON.')
const noOrder = label('เรียงตามช่องนี้ไม่ได้', 'Nothing is ordered by this field.')

/** Refuses query parameters that Payload would fail on or ignore, by name. */
export function checkQuery(req: PayloadRequest, { method, path: route }: Endpoint): void {
  const isOfVersions = route === '/versions'
  const { query, searchParams } = req
  if (searchParams.size > mostParameters) throw refusal(req, { path: 'where', text: tooMany })
  for (const [name, value] of searchParams)
    if (!isStorableText(name + value)) throw refusal(req, { path: name, text: noLookup })
  for (const path of ['limit', 'page', 'depth'])
    if (!isCount(query[path])) throw refusal(req, { path, text: noCount })
  const { data } = query
  if (typeof data === 'string' && data !== '' && parseJson(data) === undefined)
    throw refusal(req, { path: 'data', text: noJson })
  checkOrder(req, isOfVersions)
  checkFilter(req, isOfVersions, method === 'patch' || method === 'delete')
}

function isCount(sent: unknown): boolean {
  return sent === undefined || (typeof sent === 'string' && /^\d{0,9}$/.test(sent))
}

function checkOrder(req: PayloadRequest, isOfVersions: boolean): void {
  const names: unknown[] = [req.query.sort ?? []].flat()
  if (names.length === 0) return
  const asked = askedFields(req, isOfVersions)
  const isReadable = names.every((name) => typeof name === 'string')
  if (!isReadable || (asked && !pathsInSort(names).every((path) => isOrder(asked, path))))
    throw refusal(req, { path: 'sort', text: noOrder })
}

function isOrder({ endOf, isHidden }: AskedFields, path: string): boolean {
  return path === '' || (endOf(path) !== undefined && !isHidden(path))
}

/** Payload drops parts that it does not understand, so the filter would match more. */
function checkFilter(req: PayloadRequest, isOfVersions: boolean, isWrite: boolean): void {
  const { where } = req.query
  // Lists need no filter. Without one, Payload itself changes and deletes nothing.
  if (where === undefined || where === '') return
  const filter = typeof where === 'string' ? parseJson(where) : where
  const [misbuilt] = filterFaults(filter, 'where', {
    isWrite,
    isFromOwnList: isFromOwnList(req),
  })
  if (misbuilt) throw refusal(req, misbuilt)
  const asked = askedFields(req, isOfVersions)
  const [unfit] = asked ? valueFaults(asked, filter, 'where') : []
  if (unfit) throw refusal(req, unfit)
}

const unfit = label('ใช้ตัวเปรียบเทียบนี้กับช่องนี้ไม่ได้', 'This comparison does not fit the field.')
const unread = label('กรองด้วยช่องนี้ไม่ได้', 'Nothing is filtered by this field.')

const texts = new Set(['text', 'textarea', 'email', 'code'])
const whole = new Set(['richText', 'json', 'group', 'array', 'blocks', 'tab', 'join', 'point'])
const ofChoices = new Set(['select', 'radio', 'checkbox'])

/** Values of another type than their field: databases fail on them. */
function valueFaults(asked: AskedFields, filter: unknown, path: string): Fault[] {
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
  // Payload does not split a comma-separated list for a reference to several collections.
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

/** True for a comparison with no value, which the admin uses to ask for empty or non-empty fields. */
function isNothing(field: FlattenedField | undefined, value: unknown): boolean {
  if (value === null) return true
  return (value === '' || value === 'null') && !(field && ofChoices.has(field.type))
}

/** True for fields whose values are rows of their own. */
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
