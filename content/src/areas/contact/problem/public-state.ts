import type { ProblemState } from '@washhouse/contract/contact/contact.contract'
import type { CollectionBeforeChangeHook, Field } from 'payload'
import { nobody } from '../../../ground/access.ts'
import { leadStatuses, type LeadStatus } from '../lead/lead.labels.ts'

/** A sender is not told that his report was taken for spam. */
export const publicStates: Record<LeadStatus, ProblemState> = {
  new: 'received',
  spam: 'received',
  working: 'working',
  refunded: 'refunded',
  closed: 'closed',
}

/** When its sender could last see that something changed. */
export const stateChangedField: Field = {
  name: 'stateChangedAt',
  type: 'date',
  access: { create: nobody, update: nobody },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
}

/** Of what staff save, a note for themselves say, he sees nothing. */
export const noteStateChange: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (!originalDoc || stateOf(data['status'] ?? originalDoc.status) === stateOf(originalDoc.status))
    return data
  return { ...data, stateChangedAt: new Date().toISOString() }
}

function stateOf(status: unknown): ProblemState | undefined {
  const known = leadStatuses.find((each) => each === status)
  return known && publicStates[known]
}
