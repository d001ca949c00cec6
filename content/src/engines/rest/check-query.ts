import { isStorableText } from '@washhouse/contract/wire/query-text'
import type { Endpoint, PayloadRequest } from 'payload'
import { label } from '../../ground/languages/labels.ts'
import { type AskedFields, askedFields } from './asked-fields.ts'
import { filterFaults } from './filter-faults.ts'
import { isFromOwnList } from './own-list.ts'
import { parseJson } from './parse-json.ts'
import { refusal } from './refusal.ts'
import { valueFaults } from './value-faults.ts'

/** Payload reads no more of them, whatever stands behind. */
const mostParameters = 1000

const tooMany = label('มีพารามิเตอร์มากเกินไป', 'There are more parameters than the service reads.')
const noLookup = label('มีอักขระที่ใช้ค้นหาไม่ได้', 'It has a character that cannot be looked for.')
const noCount = label('ต้องเป็นจำนวนเต็มที่ไม่ติดลบ', 'It must be a whole number, zero or more.')
const noJson = label('ต้องเป็น JSON', 'It must be JSON.')
const noOrder = label('เรียงตามช่องนี้ไม่ได้', 'Nothing is ordered by this field.')

/** Refuses by its name what of a query Payload would fail on, or would leave out. */
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
  for (const name of names.flatMap((each) => (typeof each === 'string' ? each.split(',') : [each])))
    if (typeof name !== 'string' || (asked && !isOrder(asked, plainPath(name))))
      throw refusal(req, { path: 'sort', text: noOrder })
}

function isOrder({ endOf, isHidden }: AskedFields, path: string): boolean {
  return path === '' || (endOf(path) !== undefined && !isHidden(path))
}

function plainPath(name: string): string {
  return name.trim().replace(/^-/, '').replaceAll('__', '.')
}

/** A filter of which Payload would leave out a part matches more than it says. */
function checkFilter(req: PayloadRequest, isOfVersions: boolean, isWrite: boolean): void {
  const { where } = req.query
  // Lists are read without one; Payload itself changes and deletes nothing then.
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
