import { randomUUID } from 'node:crypto'
import { isStorableText } from '@washhouse/contract/wire/query-text'
import { maxId } from '@washhouse/contract/wire/parameters'
import {
  type Endpoint,
  executeAccess,
  type FlattenedField,
  Forbidden,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type CollectionConfig,
} from 'payload'
import { z } from 'zod'
import { isStaff } from '../../../platform/access.ts'
import { label } from '../../../platform/languages/labels.ts'
import { say } from '../../../platform/languages/say.ts'
import { readFields } from '../../accounts/account-answers.ts'
import { refusal } from '../../rest/refusal.ts'
import { requestedCollection } from '../../rest/requested-collection.ts'
import { settleLanguage } from '../../rest/settle-language.ts'
import { idTypesOf } from '../../rest/value-shapes.ts'
import { isRows, prepareRows, type Values } from './bulk-values.ts'
import { changeRecord, type Outcome } from './change-record.ts'

const mostRecords = 500

const Sent = z.object({
  ids: z.array(z.union([z.number(), z.string()])),
  act: z.enum(['change', 'publish', 'unpublish']),
  data: z.record(z.string(), z.unknown()).default({}),
  /** The version of each record that the caller has seen. */
  updatedAt: z.record(z.string(), z.iso.datetime({ offset: true })).optional(),
  /** A retry with the same key adds no row twice. */
  key: z.string().min(1).max(100).optional(),
})

const badIds = label(
  `ต้องเป็นรหัสของรายการ 1 ถึง ${mostRecords} รายการ`,
  `It must be the ids of 1 to ${mostRecords} records.`,
)
const badTimes = label('ต้องมีเวลาของทุกรายการ', 'It must have the time of each record.')
const noDrafts = label(
  'รายการเหล่านี้ไม่มีฉบับร่าง จึงเผยแพร่หรือหยุดเผยแพร่ไม่ได้',
  'These records have no drafts: they cannot be published or unpublished.',
)
const noValues = label('ต้องมีอย่างน้อยหนึ่งช่อง', 'It must have at least one field.')
const noRows = label('ต้องเป็นรายการของแถว', 'It must be a list of rows.')
const notForBulk = label(
  'แก้ไขช่องนี้พร้อมกันหลายรายการไม่ได้',
  'This field cannot be changed in several records at once.',
)

/** `POST /cms-api/<collection>/bulk`: changes, publishes or unpublishes several records. */
export const bulkEndpoint: Endpoint = {
  method: 'post',
  path: '/bulk',
  async handler(req) {
    settleLanguage(req, { isWrite: true })
    const config = requestedCollection(req)
    if (!isStaff({ req })) throw new Forbidden(req.t)
    const form = await readFields(req, Sent)
    if ('refusal' in form) return form.refusal
    const { act, data, key = randomUUID(), updatedAt } = form.sent
    await executeAccess({ req, data }, config.access.update)
    const ids = readIds(req, config, form.sent.ids)
    if (updatedAt && !ids.every((id) => Object.hasOwn(updatedAt, id)))
      throw refusal(req, { path: 'updatedAt', text: badTimes })
    if (act === 'change') await checkValues(req, config, data)
    else if (!config.versions?.drafts) throw refusal(req, { path: 'act', text: noDrafts })
    const records: Outcome[] = []
    // One transaction per record: SQLite has a single writer, and others must be able to write in between.
    for (const id of ids) {
      const sent = prepareRows(config.flattenedFields, data, { key, record: id })
      const change = { act, sent, shownAt: updatedAt?.[id] }
      records.push(
        await changeRecord(req, config, id, change).catch((error: unknown) => {
          if (records.length === 0) throw error
          return failedLater(req, id, error)
        }),
      )
    }
    const done = records.filter(({ failed }) => failed === undefined).length
    return Response.json({ done, records }, { headers: { 'cache-control': 'private, no-store' } })
  },
}

type Id = number | string

function readIds(
  req: PayloadRequest,
  { slug }: SanitizedCollectionConfig,
  sent: readonly Id[],
): Id[] {
  const type = idTypesOf(req)(slug)
  const ids = [...new Set(sent)]
  const areIds = ids.every((id) =>
    typeof id === 'number'
      ? type === 'number' && Number.isInteger(id) && id > 0 && id <= maxId
      : type === 'text' && id !== '' && isStorableText(id),
  )
  if (!areIds || ids.length === 0 || ids.length > mostRecords)
    throw refusal(req, { path: 'ids', text: badIds })
  return ids
}

/** Rejects fields that are not available for bulk changes, or that this caller may not change. */
async function checkValues(
  req: PayloadRequest,
  { flattenedFields }: SanitizedCollectionConfig,
  data: Values,
): Promise<void> {
  const names = Object.keys(data)
  if (names.length === 0) throw refusal(req, { path: 'data', text: noValues })
  for (const path of names) {
    const field = flattenedFields.find(({ name }) => name === path)
    if (!field || !(await isForBulk(req, field, data)))
      throw refusal(req, { path, text: notForBulk })
    if (isRows(field) && !Array.isArray(data[path])) throw refusal(req, { path, text: noRows })
  }
}

async function isForBulk(req: PayloadRequest, field: FlattenedField, data: Values) {
  if (('unique' in field && field.unique) || ('hidden' in field && field.hidden)) return false
  const { access, admin } = field
  if (admin?.disableBulkEdit || admin?.hidden || admin?.disabled || admin?.readOnly) return false
  const asked = { req, data, siblingData: data }
  for (const allows of [access?.update, access?.read])
    if (allows && !(await allows(asked))) return false
  return true
}

/** Logs the error. The response still lists all records, because earlier ones are stored already. */
function failedLater({ i18n, payload }: PayloadRequest, id: Id, error: unknown): Outcome {
  payload.logger.error({ err: error }, 'a record of a bulk change was not changed')
  const failed = say(
    { i18n },
    'ระบบบันทึกไม่ได้ ลองรายการนี้อีกครั้ง',
    'The service could not store it. Try this record again.',
  )
  return { id, title: `#${id}`, failed }
}

/** Adds bulk changes. Payload's own bulk edit saves over the newest drafts and publishes them. */
export function offerBulk(collection: CollectionConfig): CollectionConfig {
  const withoutPayloads = { ...collection, disableBulkEdit: true }
  // Locks and bulk changes are for what editors write; only the service writes the other collections.
  if (collection.lockDocuments === false) return withoutPayloads
  const { admin, endpoints } = collection
  const components = admin?.components
  const bar = '/core/editing/bulk/bulk-bar.admin.tsx#BulkBar'
  return {
    ...withoutPayloads,
    endpoints: [...(endpoints || []), bulkEndpoint],
    admin: {
      ...admin,
      components: {
        ...components,
        beforeListTable: [...(components?.beforeListTable ?? []), bar],
      },
    },
  }
}
