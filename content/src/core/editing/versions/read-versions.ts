import { isPlainObject } from '@washhouse/contract/wire/brackets'
import type { Language } from '@washhouse/contract/language'
import { executeAccess, type PayloadRequest, type DocumentViewServerProps } from 'payload'
import { nobody } from '../../../platform/access.ts'
import { isPublicNow } from '../../changes/change-hooks.ts'
import type { EditedRecord } from '../edited-record.ts'
import type { Fields } from '../field-differences.ts'
import { newestFirst, publicSpans, type PublicSpan, type VersionRow } from './public-spans.ts'

/** The versions of a record or global, newest first, and when each was public. */
export async function readVersions(
  req: PayloadRequest,
  record: EditedRecord,
): Promise<{ rows: VersionRow[]; spans: ReadonlyMap<VersionRow['id'], PublicSpan> }> {
  const docs = 'global' in record ? await ofGlobal(req, record) : await ofRecord(req, record)
  const rows = newestFirst(docs.map(rowOf))
  // Payload's own `hasPublishedDoc` is wrong for globals that have a draft.
  return { rows, spans: publicSpans(rows, await isPublicNow(req, record)) }
}

const rowsAlone = {
  pagination: false,
  select: { updatedAt: true, version: { _status: true, savedBy: true, updatedAt: true } },
  sort: '-updatedAt',
} as const

async function ofRecord(
  req: PayloadRequest,
  { collection, id }: Extract<EditedRecord, { id: unknown }>,
) {
  const { docs } = await req.payload.findVersions({
    ...rowsAlone,
    collection,
    where: { parent: { equals: id } },
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return docs
}

/** From the database adapter: Payload's own call for globals omits the selected fields. */
async function ofGlobal(
  req: PayloadRequest,
  { global: slug }: Extract<EditedRecord, { global: unknown }>,
) {
  const global = req.payload.globals.config.find((each) => each.slug === slug)
  const allowed = await executeAccess({ req }, global?.access.readVersions ?? nobody)
  const where = typeof allowed === 'object' ? allowed : {}
  const asked = { ...rowsAlone, global: slug, where, req }
  return (await req.payload.db.findGlobalVersions<object>(asked)).docs
}

function rowOf(doc: { id: number | string; updatedAt: string; version: object }): VersionRow {
  const { id, updatedAt, version } = doc
  const { _status: status, savedBy, updatedAt: own }: Fields = { ...version }
  return {
    id,
    updatedAt,
    savedAt: typeof own === 'string' && own < updatedAt ? own : updatedAt,
    isPublished: status === 'published',
    savedBy: typeof savedBy === 'number' ? savedBy : null,
  }
}

/** The names of the versions' authors. A deleted account has none. */
export async function nameSavers(
  { payload }: PayloadRequest,
  rows: readonly VersionRow[],
): Promise<ReadonlyMap<number, string>> {
  const ids = new Set(rows.flatMap(({ savedBy }) => savedBy ?? []))
  if (ids.size === 0) return new Map()
  const { docs } = await payload.find({
    collection: 'staff',
    where: { id: { in: [...ids] } },
    depth: 0,
    pagination: false,
    select: { name: true, email: true },
  })
  return new Map(docs.map(({ id, name, email }) => [id, name || email]))
}

/** The values of a version and of the newest one, in one language. */
export async function readBoth(
  req: PayloadRequest,
  record: EditedRecord,
  { id, locale }: { id: VersionRow['id']; locale: Language },
): Promise<{ version: Fields; newest: Fields }> {
  const { payload, user } = req
  const common = { depth: 0, locale, overrideAccess: false, user, req } as const
  const asked = { ...common, id: String(id) }
  const [found, newest]: [object, object] =
    'global' in record
      ? [
          await payload.findGlobalVersionByID({ ...asked, slug: record.global }),
          await payload.findGlobal({ ...common, slug: record.global, draft: true }),
        ]
      : [
          await payload.findVersionByID({ ...asked, collection: record.collection }),
          await payload.findByID({ ...common, ...record, draft: true }),
        ]
  const version: unknown = 'version' in found ? found.version : undefined
  return { version: isPlainObject(version) ? version : {}, newest: { ...newest } }
}

/** The record of an admin version page, and the URL of its form. */
export function recordOf(props: Pick<DocumentViewServerProps, 'initPageResult'>) {
  const { collectionConfig, docID, globalConfig, req } = props.initPageResult
  const { admin } = req.payload.config.routes
  if (globalConfig) {
    const record: EditedRecord = { global: globalConfig.slug }
    return { record, page: `${admin}/globals/${globalConfig.slug}` }
  }
  if (!collectionConfig || docID === undefined) return undefined
  const record: EditedRecord = { collection: collectionConfig.slug, id: docID }
  return { record, page: `${admin}/collections/${collectionConfig.slug}/${docID}` }
}

export function stepsOf({ initPageResult }: Pick<DocumentViewServerProps, 'initPageResult'>) {
  const { collectionConfig, docID, globalConfig } = initPageResult
  return {
    collectionSlug: collectionConfig?.slug,
    globalSlug: globalConfig?.slug,
    id: docID,
    pluralLabel: collectionConfig?.labels.plural ?? globalConfig?.label,
    useAsTitle: collectionConfig?.admin.useAsTitle ?? globalConfig?.slug,
  }
}
