import { branchWire } from '@washhouse/contract/branch/branch.wire'
import type { Branch } from '@washhouse/contract/branch/branch.contract'
import type { Language } from '@washhouse/contract/language'
import type { BasePayload, Where } from 'payload'
import { readDocument } from '../../engines/records/stored-document.ts'
import type { BranchFilter } from './branch.rows.ts'
import { toDraftHours } from './opening-hours.ts'

/**
 * The newest draft of each branch, for callers whose preview token was checked. Preview is rare,
 * so it goes through Payload, which knows where drafts are.
 */
export async function previewBranches(
  payload: BasePayload,
  language: Language,
  filter: BranchFilter,
  slice: { limit: number; page: number },
): Promise<{ branches: Branch[]; total: number }> {
  const found = await payload.find({
    collection: 'branches',
    draft: true,
    locale: 'all',
    depth: 0,
    overrideAccess: true,
    sort: 'slug',
    where: toWhere(filter),
    ...slice,
  })
  // A draft may still lack what a branch needs to be shown at all.
  const complete = found.docs.filter((document) => document.name && document.province)
  const branches = complete.map((document) =>
    readDocument(branchWire, { ...document }, language, { hours: toDraftHours(document.hours) }),
  )
  return { branches, total: found.totalDocs }
}

function toWhere(filter: BranchFilter): Where {
  const where: Where = {}
  if (filter.sector) where['sector'] = { equals: filter.sector }
  if (filter.province) where['province'] = { equals: filter.province }
  if (filter.ids) where['id'] = { in: filter.ids }
  if (filter.slug) where['slug'] = { equals: filter.slug }
  if (filter.search) where['name'] = { contains: filter.search }
  return where
}
