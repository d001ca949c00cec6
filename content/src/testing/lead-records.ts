import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import type { Lead } from '../payload-types.ts'

/** Stores a lead as the service's own call does, and tells nobody. */
export async function storeLead(
  payload: BasePayload,
  change: Partial<Omit<Lead, 'id'>> = {},
): Promise<Lead> {
  const data = {
    id: randomUUID(),
    kind: 'franchise',
    status: 'new',
    language: 'th',
    firstName: 'สมชาย',
    lastName: 'ใจดี',
    email: `somchai-${randomUUID().slice(0, 8)}@example.com`,
    phone: '+66898765432',
    ...change,
  } as const
  return payload.create({ collection: 'leads', data })
}
