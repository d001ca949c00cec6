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
  const answer = await staff.request.get(`${staff.contentUrl}/cms-api/leads?${query}`, {
    headers: await signIn(staff),
  })
  expect(answer.status()).toBe(200)
  const { docs }: { docs: StoredLead[] } = await answer.json()
  return docs
}
