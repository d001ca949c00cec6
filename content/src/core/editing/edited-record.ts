import type {
  CollectionSlug,
  GlobalSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload'

export type EditedRecord =
  | { collection: CollectionSlug; id: number | string }
  | { global: GlobalSlug }

export function slugOf(record: EditedRecord): CollectionSlug | GlobalSlug {
  return 'global' in record ? record.global : record.collection
}

export function hasDrafts({ payload }: PayloadRequest, record: EditedRecord): boolean {
  const config: SanitizedCollectionConfig | SanitizedGlobalConfig | undefined =
    'global' in record
      ? payload.globals.config.find(({ slug }) => slug === record.global)
      : payload.collections[record.collection]?.config
  return Boolean(config?.versions?.drafts)
}

export interface Version {
  updatedAt: string
  savedBy: number | null
}

/** The newest version, draft or not, that the caller may read. */
export async function findNewest(
  req: PayloadRequest,
  record: EditedRecord,
): Promise<Version | undefined> {
  const common = {
    depth: 0,
    draft: hasDrafts(req, record),
    overrideAccess: false,
    user: req.user,
    req,
    select: { updatedAt: true, savedBy: true },
  } as const
  const found: object | null =
    'global' in record
      ? await req.payload.findGlobal({ ...common, slug: record.global })
      : await req.payload.findByID({ ...common, ...record, disableErrors: true })
  if (!found || !('updatedAt' in found) || typeof found.updatedAt !== 'string') return undefined
  const savedBy = 'savedBy' in found && typeof found.savedBy === 'number' ? found.savedBy : null
  return { updatedAt: found.updatedAt, savedBy }
}

/** The name of a staff account, or else its email address; null if the account does not exist. */
export async function nameOfStaff(req: PayloadRequest, id: unknown): Promise<string | null> {
  if (typeof id !== 'number') return null
  const found = await req.payload.findByID({
    collection: 'staff',
    id,
    depth: 0,
    req,
    select: { name: true, email: true },
    disableErrors: true,
  })
  return found?.name || found?.email || null
}
