import {
  contactMessageWire,
  franchiseInterestWire,
  problemReportWire,
} from '@washhouse/contract/contact/contact.wire'
import { eq } from 'drizzle-orm'
import type { OfMembers } from '../../../engines/accounts/of-members.ts'
import { connectionTo, tableOf } from '../../../ground/database/tables.ts'
import type { Lead } from '../../../ground/payload-types.ts'
import { publicStates } from './public-state.ts'

const wires = {
  contact: contactMessageWire,
  franchise: franchiseInterestWire,
  problem: problemReportWire,
} as const

/** What a member sent stays until staff are done with it, and is no longer his once he has left. */
export const leadsOfMember: OfMembers = {
  async erase(payload, memberId) {
    const leads = tableOf(payload, 'leads', ['member'])
    await connectionTo(payload)
      .update(leads)
      .set({ member: null })
      .where(eq(leads.member, memberId))
  },
  async own(payload, memberId) {
    const { docs } = await payload.find({
      collection: 'leads',
      where: { member: { equals: memberId } },
      sort: '-createdAt',
      depth: 0,
      pagination: false,
      limit: 0,
    })
    return { leads: docs.map(asSent) }
  },
}

/** By its names on the wire, as it was sent, and how far it has come. */
function asSent(lead: Lead): object {
  const { fields } = wires[lead.kind]
  const sent = new Map<string, unknown>(Object.entries({ ...lead, type: lead.kind }))
  const named = fields.filter(({ name }) => name !== 'looksAutomatic' && name !== 'consent')
  return {
    ...Object.fromEntries(named.map(({ name, wireName }) => [wireName, sent.get(name) ?? null])),
    reference: lead.reference ?? null,
    status: publicStates[lead.status],
    date_created: lead.createdAt,
  }
}
