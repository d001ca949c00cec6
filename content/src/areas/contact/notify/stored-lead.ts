import type { Language } from '@washhouse/contract/language'
import type { BasePayload } from 'payload'
import type { Lead } from '../../../ground/payload-types.ts'
import { leadNames } from '../inbox/lead-names.ts'

/** A lead with the names of its province and branch in one language. */
export interface NamedLead {
  lead: Lead
  province: string | undefined
  branch: string | undefined
}

/** Reads a lead with its places by their names; Thai where there is no other. */
export async function readLead(
  payload: BasePayload,
  id: string,
  language: Language,
): Promise<NamedLead | undefined> {
  const lead = await payload.findByID({ collection: 'leads', id, depth: 0, disableErrors: true })
  if (!lead) return undefined
  const nameOf = leadNames(payload, language)
  const province = (await nameOf('provinces', lead.province)) || undefined
  const branch = (await nameOf('branches', lead.branch)) || undefined
  return { lead, province, branch }
}
