import { ProblemStatus, Reference } from '@washhouse/contract/contact/contact.contract'
import type { BasePayload } from 'payload'
import { publicStates } from './public-state.ts'

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
    select: {
      reference: true,
      status: true,
      branch: true,
      machine: true,
      amount: true,
      createdAt: true,
      stateChangedAt: true,
    },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  const [lead] = docs
  if (!lead) return undefined
  const { createdAt, stateChangedAt, machine = null, amount = null } = lead
  return ProblemStatus.parse({
    ...lead,
    machine,
    amount,
    status: publicStates[lead.status],
    updatedAt: stateChangedAt ?? createdAt,
  })
}
