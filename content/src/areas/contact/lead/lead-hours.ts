import type { LeadKind } from '@washhouse/contract/contact/contact.contract'
import type { BasePayload } from 'payload'

/** After how many hours a new lead of each kind has waited too long. */
export type LeadHours = Record<LeadKind, number>

/** As the settings have it. */
export async function readLeadHours(payload: BasePayload): Promise<LeadHours> {
  const settings = await payload.findGlobal({ slug: 'lead-settings' })
  return {
    contact: settings.contactHours,
    franchise: settings.franchiseHours,
    problem: settings.problemHours,
  }
}
