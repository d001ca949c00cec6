import type { LeadKind } from '@washhouse/contract/contact/contact.contract'
import type { RetentionJob } from '../../../engines/retention/retention-job.ts'
import { doneStatuses } from '../lead/lead.labels.ts'

/** Deletes leads of a kind that are done with and have not changed since, with all that belongs to them; open ones stay. */
export function forgetLeads(kind: LeadKind): RetentionJob {
  return async ({ payload, before, most, note }) => {
    const { docs } = await payload.find({
      collection: 'leads',
      where: {
        kind: { equals: kind },
        status: { in: [...doneStatuses] },
        updatedAt: { less_than_equal: before.toISOString() },
      },
      limit: most,
      pagination: false,
      depth: 0,
      select: { kind: true },
    })
    if (docs.length === 0) return 0
    const where = { id: { in: docs.map(({ id }) => id) } }
    const { docs: gone, errors } = await payload.delete({ collection: 'leads', where })
    await note(gone.length)
    if (errors.length > 0)
      throw new Error(`${errors.length} leads could not be deleted: ${errors[0]?.message}`)
    return gone.length
  }
}
