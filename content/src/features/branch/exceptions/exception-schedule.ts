import { and, asc, eq, gt } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { ScheduledChange } from '../../../core/records/entity-expiry.ts'
import { startScheduleClock } from '../../../core/records/schedule-clock.ts'
import { collectionTable, connectionTo, tableOf } from '../../../platform/database/tables.ts'
import { branchEntity } from '../branch.entities.ts'

// The clock queries again after these, so later changes are not lost.
const most = 1000

export function watchExceptions(payload: BasePayload): Promise<() => void> {
  const findAfter = async (moment: number): Promise<ScheduledChange[]> => {
    const after = new Date(moment).toISOString()
    const found = await Promise.all(
      (['begins', 'ends'] as const).map((column) => findPassing(payload, column, after)),
    )
    return found
      .flat()
      .toSorted((one, other) => one.at - other.at)
      .slice(0, most)
  }
  return startScheduleClock({ tag: branchEntity.tag, findAfter })
}

async function findPassing(
  payload: BasePayload,
  column: 'begins' | 'ends',
  after: string,
): Promise<ScheduledChange[]> {
  const exceptions = tableOf(payload, 'branches_exceptions', ['_parentID', 'begins', 'ends'])
  const branches = collectionTable(payload, 'branches')
  const rows = await connectionTo(payload)
    .select({ id: exceptions._parentID, at: exceptions[column] })
    .from(exceptions)
    .innerJoin(branches, eq(branches.id, exceptions._parentID))
    .where(and(gt(exceptions[column], after), eq(branches._status, 'published')))
    .orderBy(asc(exceptions[column]))
    .limit(most)
  return rows.map(({ id, at }) => ({ id: Number(id), at: new Date(String(at)).getTime() }))
}
