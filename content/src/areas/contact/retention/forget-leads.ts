import type { LeadKind } from '@washhouse/contract/contact/contact.contract'
import type { RetentionJob } from '../../../engines/retention/retention-job.ts'
import { doneStatuses } from '../lead/lead.labels.ts'

/** Deletes leads of a kind that are done with and have not changed since, with all that belongs to them; open ones stay. */
export function forgetLeads(kind: LeadKind): RetentionJob {
  return async ({ payload, before, most, note }) => {
    const isDue = {
      kind: { equals: kind },
      status: { in: [...doneStatuses] },
      updatedAt: { less_than_equal: before.toISOString() },
    }
    const { docs } = await payload.find({
      collection: 'leads',
      where: isDue,
      limit: most,
      pagination: false,
      depth: 0,
      select: { kind: true },
    })
    if (docs.length === 0) return 0
    let count = 0
    for (const { id } of docs) {
      // Asked again right before: one that was opened anew meanwhile stays.
      const where = { ...isDue, id: { equals: id } }
      const { docs: gone, errors } = await payload.delete({ collection: 'leads', where })
      const [error] = errors
      if (error) throw new Error(`A lead could not be deleted: ${error.message}`)
      await note(gone.length)
      count += gone.length
    }
    return count
  }
}
