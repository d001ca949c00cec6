import { leadKinds, type LeadKind } from '@washhouse/contract/contact/contact.contract'
import type { BasePayload } from 'payload'
import { daysAgo } from '../server/daily-work.ts'
import { doneStatuses } from './lead.labels.ts'

/** Deletes the leads that are done with and have not changed for so many days; open ones stay. */
export async function forgetLeads(
  payload: BasePayload,
  keepDays: Readonly<Record<LeadKind, number>>,
): Promise<void> {
  for (const kind of leadKinds) {
    const { errors } = await payload.delete({
      collection: 'leads',
      where: {
        kind: { equals: kind },
        status: { in: [...doneStatuses] },
        updatedAt: { less_than: daysAgo(keepDays[kind]).toISOString() },
      },
    })
    if (errors.length > 0)
      throw new Error(`${errors.length} leads could not be deleted: ${errors[0]?.message}`)
  }
}
