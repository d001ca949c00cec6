import { expect } from '@playwright/test'
import { signIn, type StaffCall } from './staff.ts'

/** What staff see of a lead, as far as journeys ask. */
export interface StoredLead {
  id: string
  kind: string
  status: string
  firstName: string | null
  message: string | null
  phone: string | null
  email: string | null
  machine: string | null
  reference: string | null
  photo: unknown
  looksAutomatic: boolean
}

/** The leads whose message is this one. */
export async function findLeads(staff: StaffCall, message: string): Promise<StoredLead[]> {
  const query = new URLSearchParams({ 'where[message][equals]': message, limit: '50' })
  let leads: StoredLead[] = []
  // Of two who sign in at the same moment one loses his session: he signs in again.
  await expect(async () => {
    const headers = await signIn(staff)
    const address = `${staff.contentUrl}/cms-api/leads?${query}`
    const answer = await staff.request.get(address, { headers })
    expect(answer.status()).toBe(200)
    const { docs }: { docs: StoredLead[] } = await answer.json()
    leads = docs
  }).toPass({ timeout: 10_000 })
  return leads
}
