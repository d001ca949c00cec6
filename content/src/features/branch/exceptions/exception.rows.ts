import { BranchException } from '@washhouse/contract/branch/branch.contract'
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { collectionTable, connectionTo, tableOf } from '../../../platform/database/tables.ts'
import { tellLabels } from './exception.labels.ts'

const moment = z.unknown().transform((value) => new Date(String(value)).toISOString())

/** An exception of a published branch, and when to notify its followers. */
const StoredException = BranchException.extend({
  branch: z.coerce.number(),
  begins: moment,
  ends: z.union([z.null(), moment]),
  tell: z.enum(Object.keys(tellLabels)),
  announcement: z.string(),
})
export type StoredException = z.infer<typeof StoredException>

/** The exceptions of all published branches, ordered by branch id. */
export async function listExceptions(payload: BasePayload): Promise<StoredException[]> {
  const table = tableOf(payload, 'branches_exceptions', ['_parentID', 'announcement'])
  const branches = collectionTable(payload, 'branches')
  const seen = connectionTo(payload)
    .select({ id: branches.id })
    .from(branches)
    .where(eq(branches._status, 'published'))
  const rows = await connectionTo(payload)
    .select()
    .from(table)
    .where(and(inArray(table._parentID, seen), isNotNull(table.announcement)))
    .orderBy(asc(table._parentID))
  return rows.map((row) => StoredException.parse({ ...row, branch: row._parentID }))
}
