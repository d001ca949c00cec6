import {
  contactMessageWire,
  franchiseInterestWire,
  problemReportWire,
} from '@washhouse/contract/contact/contact.wire'
import { eq } from 'drizzle-orm'
import type { BasePayload, Where } from 'payload'
import type { OfMembers } from '../../../engines/accounts/of-members.ts'
import { collectionTable, connectionTo } from '../../../ground/database/tables.ts'
import type { Lead } from '../../../ground/payload-types.ts'
import { eraseLeads, idsOfAddress, idsOfMember, photosOfLeads } from './leads-of-address.ts'
import { publicStates } from './public-state.ts'

const wires = {
  contact: contactMessageWire,
  franchise: franchiseInterestWire,
  problem: problemReportWire,
} as const

/**
 * What a member sent stays until staff are done with it, and is no longer his once he has left; where he has asked for it to be
 * erased, it goes with him.
 */
export const leadsOfMember: OfMembers = {
  async erase(payload, memberId) {
    const leads = collectionTable(payload, 'leads')
    await connectionTo(payload)
      .update(leads)
      .set({ member: null })
      .where(eq(leads.member, memberId))
  },
  async eraseAll(payload, memberId) {
    return await eraseLeads(payload, await idsOfMember(payload, memberId))
  },
  async own(payload, memberId) {
    return { leads: await listSent(payload, { member: { equals: memberId } }) }
  },
  files: (payload, member) => photosOfLeads(payload, { member }),
  async ownAt(payload, email) {
    const ids = await idsOfAddress(payload, email)
    return { leads: ids.length === 0 ? [] : await listSent(payload, { id: { in: ids } }) }
  },
  async filesAt(payload, email) {
    return await photosOfLeads(payload, { ids: await idsOfAddress(payload, email) })
  },
  async eraseAddress(payload, email) {
    return await eraseLeads(payload, await idsOfAddress(payload, email))
  },
}

async function listSent(payload: BasePayload, where: Where): Promise<object[]> {
  const { docs } = await payload.find({
    collection: 'leads',
    where,
    sort: '-createdAt',
    depth: 0,
    pagination: false,
    limit: 0,
  })
  return docs.map(asSent)
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
    date_consented: lead.consentAt ?? null,
    policy_version: lead.consentVersion ?? null,
    channel: lead.consentChannel ?? null,
  }
}
