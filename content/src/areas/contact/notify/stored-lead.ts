import type { Language } from '@washhouse/contract/language'
import type { BasePayload } from 'payload'
import type { Lead } from '../../../ground/payload-types.ts'

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
  const { docs } = await payload.find({
    collection: 'leads',
    where: { id: { equals: id } },
    limit: 1,
    pagination: false,
    depth: 1,
    populate: { provinces: { name: true }, branches: { name: true } },
    locale: language,
    fallbackLocale: 'th',
  })
  const [lead] = docs
  if (!lead) return undefined
  return { lead, province: nameOf(lead.province), branch: nameOf(lead.branch) }
}

function nameOf(place: Lead['province'] | Lead['branch']): string | undefined {
  return typeof place === 'object' && place !== null ? place.name : undefined
}
