import type { LeadKind } from '@washhouse/contract/contact/contact.contract'
import type { BasePayload } from 'payload'

/** After how many hours a new lead of each kind has waited too long. */
export type LeadHours = Record<LeadKind, number>

export async function readLeadHours(_payload: BasePayload): Promise<LeadHours> {
  return { contact: 24, franchise: 24, problem: 2 }
}
