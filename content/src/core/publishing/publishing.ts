import type { Access, CollectionConfig, GlobalConfig } from 'payload'
import { anyone, isEditor, isStaff, readPublished } from '../../platform/access.ts'
import { trackChanges, trackGlobalChanges } from '../changes/change-hooks.ts'

interface Published<Hooks> {
  /** The cache tag of all responses with these records; each change invalidates it. */
  tag: string
  hooks?: NonNullable<Hooks>
}

interface Kept {
  versions: number
}

type PublishedRecords = Published<CollectionConfig['hooks']> & { read?: Access }
type PublishedGlobal = Published<GlobalConfig['hooks']> & { read?: Access | undefined }

const byEditors = { create: isEditor, update: isEditor, delete: isEditor }

export function recordsWithDrafts({
  hooks = {},
  read = readPublished,
  tag,
  versions,
}: PublishedRecords & Kept) {
  return {
    versions: { drafts: true, maxPerDoc: versions },
    access: { read, readVersions: isStaff, ...byEditors },
    hooks: trackChanges({ tag, hooks }),
  } satisfies Partial<CollectionConfig>
}

/** For a list that editors order by hand. */
export function sortedRecords(kept: PublishedRecords & Kept) {
  return {
    defaultSort: 'sort',
    indexes: [{ fields: ['_status', 'sort'] }],
    ...recordsWithDrafts(kept),
  } satisfies Partial<CollectionConfig>
}

/** Records that are public as soon as they are saved. */
export function recordsWithoutDrafts({ hooks = {}, read = anyone, tag }: PublishedRecords) {
  return {
    access: { read, ...byEditors },
    hooks: trackChanges({ tag, hooks }),
  } satisfies Partial<CollectionConfig>
}

export function globalWithDrafts({
  hooks = {},
  read = readPublished,
  tag,
  versions,
}: PublishedGlobal & Kept) {
  return {
    versions: { drafts: true, max: versions },
    access: { read, readVersions: isStaff, update: isEditor },
    hooks: trackGlobalChanges({ tag, hooks }),
  } satisfies Partial<GlobalConfig>
}

export function globalWithoutDrafts({ hooks = {}, tag }: PublishedGlobal) {
  return {
    access: { read: anyone, update: isEditor },
    hooks: trackGlobalChanges({ tag, hooks }),
  } satisfies Partial<GlobalConfig>
}
