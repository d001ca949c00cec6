import { ProblemStatus, readReference } from '@washhouse/contract/contact/contact.contract'
import type { BasePayload } from 'payload'
import type { Lead } from '../../../ground/payload-types.ts'
import { publicStates } from './public-state.ts'

/** How far a report has come; nothing of who sent it is read. */
export async function findProblemStatus(
  payload: BasePayload,
  typed: string,
): Promise<ProblemStatus | undefined> {
  const reference = readReference(typed)
  if (reference === null) return undefined
  const { docs } = await payload.find({
    collection: 'leads',
    where: { reference: { equals: reference }, kind: { equals: 'problem' } },
    select: shownColumns,
    depth: 0,
    limit: 1,
    pagination: false,
  })
  const [lead] = docs
  return lead && statusOf(lead)
}

/** What of a report its sender may see. */
export const shownColumns = {
  reference: true,
  status: true,
  branch: true,
  machine: true,
  amount: true,
  createdAt: true,
  stateChangedAt: true,
} as const

/** A report as its sender sees it. */
export function statusOf(lead: Pick<Lead, keyof typeof shownColumns>): ProblemStatus {
  const { createdAt, stateChangedAt, machine = null, amount = null } = lead
  return ProblemStatus.parse({
    ...lead,
    machine,
    amount,
    status: publicStates[lead.status],
    updatedAt: stateChangedAt ?? createdAt,
  })
}
