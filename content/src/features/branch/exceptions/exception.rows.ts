import { BranchException } from '@washhouse/contract/branch/branch.contract'
import { asc, eq, isNotNull, and } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { collectionTable, connectionTo, tableOf } from '../../../platform/database/tables.ts'
import { tellLabels } from './exception.labels.ts'

const moment = z.unknown().transform((value) => new Date(String(value)).toISOString())

/** An exception of a published branch, and what its followers are to be told. */
const StoredException = BranchException.extend({
  branch: z.coerce.number(),
  begins: moment,
  ends: z.union([z.null(), moment]),
  tell: z.enum(Object.keys(tellLabels)),
  announcement: z.string(),
})
export type StoredException = z.infer<typeof StoredException>

const columns = [
  '_parentID',
  'kind',
  'begins',
  'ends',
  'opens',
  'closes',
  'thai',
  'english',
  'tell',
  'announcement',
] as const

/** The exceptions of all published branches, in the order of the branches. */
export async function listExceptions(payload: BasePayload): Promise<StoredException[]> {
  const { _parentID: branch, ...table } = tableOf(payload, 'branches_exceptions', columns)
  const { kind, begins, ends, opens, closes, thai, english, tell, announcement } = table
  const branches = collectionTable(payload, 'branches')
  const rows = await connectionTo(payload)
    .select({ branch, kind, begins, ends, opens, closes, thai, english, tell, announcement })
    .from(tableOf(payload, 'branches_exceptions'))
    .innerJoin(branches, eq(branches.id, branch))
    .where(and(eq(branches._status, 'published'), isNotNull(announcement)))
    .orderBy(asc(branch))
  return rows.map((row) => StoredException.parse(row))
}
