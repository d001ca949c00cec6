import { initI18n } from '@payloadcms/translations'
import { type BasePayload, createLocalReq, type FlattenedField, type PayloadRequest } from 'payload'
import { isAudited } from '../audit/audited-collections.ts'
import type { EditedRecord } from '../editing/edited-record.ts'
import { type Finding, judgeDocument, type Values } from './judge-document.ts'
import { readRow, type Stored, withNewest } from './stored-place.ts'

export interface Report {
  place: EditedRecord
  findings: PlacedFinding[]
  repaired: Stored
}

export interface PlacedFinding extends Finding {
  isDraft: boolean
}

/** One for each language, whose refusals are English. */
export type Reqs = Readonly<Record<'th' | 'en', PayloadRequest>>

export async function openReqs(payload: BasePayload): Promise<Reqs> {
  const i18n = await initI18n({ config: payload.config.i18n, context: 'api', language: 'en' })
  const reqOf = (locale: 'th' | 'en') => createLocalReq({ locale, req: { i18n } }, payload)
  return { th: await reqOf('th'), en: await reqOf('en') }
}

/** Whether its values are personal data, which no terminal shows. */
export function isPersonal(place: EditedRecord): boolean {
  return 'collection' in place && (isAudited(place.collection) || place.collection === 'staff')
}

const pageSize = 200

/** All that people type into the admin, and members into the website; what the service alone writes has no rules. */
export async function* judgeValues(payload: BasePayload, reqs: Reqs): AsyncGenerator<Report> {
  const typed = payload.config.collections.filter(
    ({ lockDocuments, slug }) =>
      !slug.startsWith('payload-') && (lockDocuments !== false || slug === 'members'),
  )
  for (const { slug: collection } of typed) {
    let isMore = true
    for (let page = 1; isMore; page += 1) {
      const asked = { collection, limit: pageSize, page, sort: 'id' }
      const { docs, hasNextPage } = await payload.db.find(asked)
      isMore = hasNextPage
      for (const row of docs) {
        const place = { collection, id: row.id }
        yield await judgeStored(reqs, place, await withNewest(reqs.th, place, { ...row }))
      }
    }
  }
  for (const { slug: global } of payload.config.globals) {
    const row = await readRow(reqs.th, { global })
    if (row) yield await judgeStored(reqs, { global }, await withNewest(reqs.th, { global }, row))
  }
}

export async function judgeStored(
  reqs: Reqs,
  place: EditedRecord,
  stored: Stored,
): Promise<Report> {
  const fields = fieldsOf(reqs.th.payload, place)
  const row = await judgeDocument(reqs, fields, stored.row)
  const findings = row.findings.map((finding) => ({ ...finding, isDraft: false }))
  const { newest } = stored
  if (!newest) return { place, findings, repaired: { row: row.repaired } }
  const id = 'id' in place ? place.id : undefined
  const version = await judgeDocument(reqs, fields, { ...newest.values, id })
  const known = new Set(findings.map(keyOf))
  const ofDraft = version.findings.filter((finding) => !known.has(keyOf(finding)))
  return {
    place,
    findings: [...findings, ...ofDraft.map((finding) => ({ ...finding, isDraft: true }))],
    repaired: { row: row.repaired, newest: { ...newest, values: withoutId(version.repaired) } },
  }
}

const keyOf = ({ path, value }: Finding) => `${path} ${JSON.stringify(value)}`

function withoutId({ id: _, ...values }: Values): Values {
  return values
}

function fieldsOf(
  { collections, globals }: BasePayload,
  place: EditedRecord,
): readonly FlattenedField[] {
  if ('collection' in place) return collections[place.collection].config.flattenedFields
  return globals.config.find(({ slug }) => slug === place.global)?.flattenedFields ?? []
}
