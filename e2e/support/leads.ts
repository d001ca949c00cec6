import { expect } from '@playwright/test'
import { signIn, type StaffCall } from './staff.ts'

/** A lead as staff see it, reduced to the tested fields. */
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

/** Leads with this message. */
export async function findLeads(staff: StaffCall, message: string): Promise<StoredLead[]> {
  const query = new URLSearchParams({ 'where[message][equals]': message, limit: '50' })
  let leads: StoredLead[] = []
  // Parallel sign-ins may end a session; then sign in again.
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
