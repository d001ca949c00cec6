import {
  type BasePayload,
  type PayloadRequest,
  ValidationError,
  createLocalReq,
  type FlattenedField,
} from 'payload'
import { sql } from 'drizzle-orm'
import { initI18n } from '@payloadcms/translations'
import { allowLongQueries } from '../../platform/database/long-queries.ts'
import { readRow, withNewest, writeStored, type Stored } from './stored-place.ts'
import { columnNamed } from '../../platform/database/column.ts'
import { findOutage } from '../../platform/database/outage.ts'
import { tableOf } from '../../platform/database/tables.ts'
import { writeInRequestTransaction } from '../../platform/database/whole-writes.ts'
import { type EditedRecord, hasDrafts, slugOf } from '../editing/edited-record.ts'
import { lockRowsOf } from '../editing/preserve-concurrent-changes.ts'
import { isAudited } from '../audit/audited-collections.ts'
import { type Finding, validateDocument, type Values } from './validate-document.ts'

interface Options {
  isRepairing: boolean
  write: (line: string) => void
}

/** Writes a line for each stored value that violates the current rules; returns how many remain. */
export async function reportValues(
  payload: BasePayload,
  { isRepairing, write }: Options,
): Promise<number> {
  return await allowLongQueries(async () => {
    const reqs = await openReqs(payload)
    let repaired = 0
    let repairable = 0
    let broken = 0
    for await (const report of validateValues(payload, reqs)) {
      const { place } = report
      const canRepair = report.findings.some(({ outcome }) => 'repaired' in outcome)
      const findings = isRepairing && canRepair ? await repairPlace(reqs, place) : report.findings
      for (const finding of findings) {
        write(lineOf(place, finding, isRepairing))
        if ('fault' in finding.outcome) broken += 1
        else if (isRepairing) repaired += 1
        else repairable += 1
      }
    }
    if (isRepairing) write(`${repaired} repaired, ${broken} left.`)
    else write(`${repairable} can be repaired, ${broken} cannot.`)
    return repairable + broken
  })
}

function lineOf(
  place: EditedRecord,
  { isDraft, outcome, path, value }: PlacedFinding,
  isRepairing: boolean,
): string {
  const name = 'global' in place ? place.global : `${place.collection} ${place.id}`
  const at = `${name}${isDraft ? ' (draft)' : ''} · ${path}:`
  if (isPersonal(place)) {
    if ('fault' in outcome) return `${at} ${outcome.fault}`
    return `${at} ${isRepairing ? 'repaired' : 'can be repaired'}`
  }
  const shown = JSON.stringify(value)
  if ('fault' in outcome) return `${at} ${shown} ${outcome.fault}`
  return `${at} ${shown} → ${JSON.stringify(outcome.repaired)}`
}

/** Reads a record again, applies certain repairs, and returns the findings. */
async function repairPlace(reqs: Reqs, place: EditedRecord): Promise<PlacedFinding[]> {
  try {
    return await writeInRequestTransaction(reqs.th, () => repairLocked(reqs, place))
  } catch (error) {
    if (findOutage(error) === 'locked')
      return await reportLeft(reqs, place, 'Not repaired: it is being saved. Repair once more.')
    if (!(error instanceof ValidationError)) throw error
    const names = error.data.errors.map(({ path }) => path).join(', ')
    return await reportLeft(reqs, place, `Not repaired: another record has its ${names}.`)
  }
}

async function repairLocked(reqs: Reqs, place: EditedRecord): Promise<PlacedFinding[]> {
  await lockPlace(reqs.th, place)
  const row = await readRow(reqs.th, place)
  if (!row) return []
  const { findings, repaired } = await validateStored(
    reqs,
    place,
    await withNewest(reqs.th, place, row),
  )
  if (findings.some(({ outcome }) => 'repaired' in outcome))
    await writeStored(reqs.th, place, repaired)
  return findings
}

/** Prevents concurrent changes. Locks in the order of a save: the newest version, then the row. */
async function lockPlace(req: PayloadRequest, place: EditedRecord): Promise<void> {
  const name = slugOf(place).replaceAll('-', '_')
  if (hasDrafts(req, place)) {
    const versions = tableOf(req.payload, `_${name}_v`, ['id', 'latest'])
    const parent = () => columnNamed(tableOf(req.payload, `_${name}_v`), 'parent')
    const ofPlace = 'id' in place ? sql`${parent()} = ${place.id}` : sql`true`
    await lockRowsOf(req, versions, sql`${versions.latest} and ${ofPlace}`)
  }
  const table = tableOf(req.payload, name, ['id'])
  await lockRowsOf(req, table, 'id' in place ? sql`${table.id} = ${place.id}` : sql`true`)
}

async function reportLeft(
  reqs: Reqs,
  place: EditedRecord,
  fault: string,
): Promise<PlacedFinding[]> {
  const row = await readRow(reqs.th, place)
  if (!row) return []
  const { findings } = await validateStored(reqs, place, await withNewest(reqs.th, place, row))
  return findings.map((finding) => ({ ...finding, outcome: { fault } }))
}

interface Report {
  place: EditedRecord
  findings: PlacedFinding[]
  repaired: Stored
}

interface PlacedFinding extends Finding {
  isDraft: boolean
}

/** One request per language; messages are in English. */
type Reqs = Readonly<Record<'th' | 'en', PayloadRequest>>

async function openReqs(payload: BasePayload): Promise<Reqs> {
  const i18n = await initI18n({ config: payload.config.i18n, context: 'api', language: 'en' })
  const reqOf = (locale: 'th' | 'en') => createLocalReq({ locale, req: { i18n } }, payload)
  return { th: await reqOf('th'), en: await reqOf('en') }
}

/** True for personal data, which must not appear in a terminal. */
function isPersonal(place: EditedRecord): boolean {
  return 'collection' in place && (isAudited(place.collection) || place.collection === 'staff')
}

const pageSize = 200

/** Validates all fields that people edit in the admin or on the website. Fields of the service itself have no rules. */
async function* validateValues(payload: BasePayload, reqs: Reqs): AsyncGenerator<Report> {
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
        yield await validateStored(reqs, place, await withNewest(reqs.th, place, { ...row }))
      }
    }
  }
  for (const { slug: global } of payload.config.globals) {
    const row = await readRow(reqs.th, { global })
    if (row)
      yield await validateStored(reqs, { global }, await withNewest(reqs.th, { global }, row))
  }
}

async function validateStored(reqs: Reqs, place: EditedRecord, stored: Stored): Promise<Report> {
  const fields = fieldsOf(reqs.th.payload, place)
  const row = await validateDocument(reqs, fields, stored.row)
  const findings = row.findings.map((finding) => ({ ...finding, isDraft: false }))
  const { newest } = stored
  if (!newest) return { place, findings, repaired: { row: row.repaired } }
  const id = 'id' in place ? place.id : undefined
  const version = await validateDocument(reqs, fields, { ...newest.values, id })
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
