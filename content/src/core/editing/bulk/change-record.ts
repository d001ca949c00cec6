import { getTranslation } from '@payloadcms/translations'
import { and, eq } from 'drizzle-orm'
import {
  APIError,
  isolateObjectProperty,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  ValidationError,
} from 'payload'
import { requestConnection, tableOf } from '../../../platform/database/tables.ts'
import { writeInRequestTransaction } from '../../../platform/database/whole-writes.ts'
import { noteOpened } from '../claim-version.ts'
import { newerVersionError } from '../newer-version.ts'
import { nameOfStaff } from '../edited-record.ts'
import { changesFor, type Values } from './bulk-values.ts'

export type BulkAct = 'change' | 'publish' | 'unpublish'
type Id = number | string

export interface Outcome {
  id: Id
  title: string
  /** Unpublished before and after. */
  isUnpublished?: true
  /** Who saved the draft, if a published record has one; null if unknown. */
  draftBy?: string | null
  /** Paths of the fields where the draft keeps its own value. */
  kept?: string[]
  failed?: string
}

interface Change {
  act: BulkAct
  sent: Values
  /** The version that the caller has seen. */
  shownAt?: string | undefined
}

/**
 * Changes one of several records in one transaction. Changes the published version and its draft separately: drafts of other
 * editors are not published.
 */
export async function changeRecord(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  id: Id,
  change: Change,
): Promise<Outcome> {
  let title = `#${id}`
  try {
    return await storeTogether(req, async (own) => {
      const record = await openRecord(own, config, id, change)
      title = titleOf(config, record.newest) ?? title
      return { id, title, ...(await apply(record, change)) }
    })
  } catch (error) {
    if (!(error instanceof APIError) || error.status >= 500) throw error
    return { id, title, failed: reasonOf(req, error) }
  }
}

async function apply(record: OpenRecord, { act, sent }: Change): Promise<Partial<Outcome>> {
  const { fields, hasDrafts, isPublished, newest, published, save } = record
  if (act === 'publish') {
    if (newest['_status'] !== 'published') await save({ _status: 'published' })
    return record.draft ?? {}
  }
  if (act === 'unpublish') {
    if (!isPublished) return {}
    await record.changePublished(() => save({ _status: 'draft' }))
    return record.draft ?? {}
  }
  if (!isPublished) {
    await save(changesFor(fields, sent, newest).data, { isDraft: hasDrafts })
    return hasDrafts ? { isUnpublished: true } : {}
  }
  const { data } = changesFor(fields, sent, published)
  const ofDraft = changesFor(fields, sent, newest, published)
  await record.changePublished(() => save({ ...data, _status: 'published' }))
  if (!record.draft) return {}
  if (Object.keys(ofDraft.data).length > 0) await save(ofDraft.data, { isDraft: true })
  return { ...record.draft, kept: ofDraft.kept }
}

type OpenRecord = Awaited<ReturnType<typeof openRecord>>

async function openRecord(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  id: Id,
  { act, shownAt }: Change,
) {
  const { payload, user } = req
  const { slug: collection, flattenedFields: fields } = config
  const hasDrafts = Boolean(config.versions?.drafts)
  const common = {
    collection,
    id,
    locale: req.locale === 'en' ? 'en' : 'th',
    fallbackLocale: false,
    depth: 0,
    overrideAccess: false,
    overrideLock: false,
    user,
    req,
  } as const
  const find = async (draft: boolean): Promise<Values> => ({
    ...(await payload.findByID({ ...common, draft })),
  })
  const published = await find(false)
  const newest = hasDrafts ? await find(true) : published
  const openedAt = String(newest['updatedAt'])
  if (shownAt !== undefined && Date.parse(shownAt) !== Date.parse(openedAt))
    throw await newerVersionError(req)
  const isPublished = !hasDrafts || published['_status'] === 'published'
  const hasDraft = isPublished && newest['_status'] === 'draft'
  const savedBy = newest['savedBy']
  const draft = hasDraft ? { draftBy: await nameOfStaff(req, savedBy) } : undefined
  // Rejects one of two concurrent saves. Without drafts the write merges both saves. A draft stays next to a change.
  if (hasDrafts && (!hasDraft || act === 'publish')) noteOpened(req, { collection, id }, openedAt)

  const save = async (data: Values, { isDraft = false } = {}): Promise<void> => {
    await payload.update({ ...common, data, draft: isDraft })
  }
  /** Payload saves over the latest version, so the draft is not marked as latest during the change. */
  const changePublished = async (change: () => Promise<void>) => {
    if (!hasDraft) return await change()
    const version = await unmarkLatest(req, { collection, id, openedAt })
    await change()
    await markLatest(req, { collection, id, version })
  }
  return { changePublished, draft, fields, hasDrafts, isPublished, newest, published, save }
}

const versionColumns = ['id', 'parent', 'latest', 'updatedAt', 'version_updatedAt'] as const

function versionsOf({ payload }: PayloadRequest, collection: string) {
  return tableOf(payload, `_${collection.replaceAll('-', '_')}_v`, versionColumns)
}

/** Rejects if the draft is not the one that was read. */
async function unmarkLatest(
  req: PayloadRequest,
  { collection, id, openedAt }: { collection: string; id: Id; openedAt: string },
): Promise<unknown> {
  const versions = versionsOf(req, collection)
  const isIt = [
    eq(versions.parent, id),
    eq(versions.latest, true),
    eq(versions.version_updatedAt, openedAt),
  ]
  const connection = await requestConnection(req)
  const [taken] = await connection
    .update(versions)
    .set({ latest: false })
    .where(and(...isIt))
    .returning({ id: versions.id })
  if (!taken) throw await newerVersionError(req)
  return taken.id
}

async function markLatest(
  req: PayloadRequest,
  of: { collection: string; id: Id; version: unknown },
): Promise<void> {
  const versions = versionsOf(req, of.collection)
  const connection = await requestConnection(req)
  await connection.update(versions).set({ latest: false }).where(eq(versions.parent, of.id))
  // A draft counts only if it is newer than the published version.
  const updatedAt = new Date(Date.now() + 1).toISOString()
  await connection
    .update(versions)
    .set({ latest: true, updatedAt })
    .where(eq(versions.id, of.version))
}

/** Runs the work in one transaction with its own request: hooks store notes about the record in the request's context. */
async function storeTogether<Result>(
  req: PayloadRequest,
  work: (own: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const own = isolateObjectProperty(req, ['context', 'transactionID'])
  own.context = {}
  delete own.transactionID
  return await writeInRequestTransaction(own, () => work(own))
}

function titleOf({ admin }: SanitizedCollectionConfig, record: Values): string | undefined {
  const title = record[admin.useAsTitle ?? 'id']
  return typeof title === 'string' && title !== '' ? title : undefined
}

function reasonOf({ i18n }: PayloadRequest, error: APIError): string {
  if (!(error instanceof ValidationError)) return error.message
  const { errors } = error.data
  return errors
    .map(({ label, message, path }) => `${label ? getTranslation(label, i18n) : path}: ${message}`)
    .join(' · ')
}
