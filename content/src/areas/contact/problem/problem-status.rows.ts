import {
  ProblemStatus,
  Reference,
  type ProblemState,
} from '@washhouse/contract/contact/contact.contract'
import type { BasePayload } from 'payload'
import type { LeadStatus } from '../lead/lead.labels.ts'

/** A sender is not told that his report was taken for spam. */
const publicStates: Record<LeadStatus, ProblemState> = {
  new: 'received',
  spam: 'received',
  working: 'working',
  refunded: 'refunded',
  closed: 'closed',
}

/** How far a report has come; nothing of who sent it is read. */
export async function findProblemStatus(
  payload: BasePayload,
  typed: string,
): Promise<ProblemStatus | undefined> {
  const wanted = Reference.safeParse(typed.toUpperCase())
  if (!wanted.success) return undefined
  const { docs } = await payload.find({
    collection: 'leads',
    where: { reference: { equals: wanted.data }, kind: { equals: 'problem' } },
    select: { reference: true, status: true, branch: true, createdAt: true, updatedAt: true },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  const [lead] = docs
  return lead && ProblemStatus.parse({ ...lead, status: publicStates[lead.status] })
}
