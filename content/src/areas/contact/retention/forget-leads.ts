import { leadKinds, type LeadKind } from '@washhouse/contract/contact/contact.contract'
import type { BasePayload, Where } from 'payload'
import { daysAgo } from '../../../engines/work/daily-work.ts'
import { doneStatuses } from '../lead/lead.labels.ts'

/** Years of them may be due at once: each is read with all that belongs to it. */
const batch = 100

/** Deletes the leads that are done with and have not changed for so many days; open ones stay. */
export async function forgetLeads(
  payload: BasePayload,
  keepDays: Readonly<Record<LeadKind, number>>,
): Promise<void> {
  for (const kind of leadKinds) {
    const where: Where = {
      kind: { equals: kind },
      status: { in: [...doneStatuses] },
      updatedAt: { less_than: daysAgo(keepDays[kind]).toISOString() },
    }
    while (await forgetSome(payload, where));
  }
}

/** Whether there may be more. */
async function forgetSome(payload: BasePayload, where: Where): Promise<boolean> {
  const some = { where, limit: batch, pagination: false, depth: 0, select: { kind: true } } as const
  const { docs } = await payload.find({ collection: 'leads', ...some })
  if (docs.length === 0) return false
  const ids = docs.map(({ id }) => id)
  const { errors } = await payload.delete({ collection: 'leads', where: { id: { in: ids } } })
  if (errors.length > 0)
    throw new Error(`${errors.length} leads could not be deleted: ${errors[0]?.message}`)
  return docs.length === batch
}
