import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import type { Lead } from '../src/platform/payload-types.ts'

/** A message as the website's call stores it, with the given changes. */
export async function createLead(payload: BasePayload, own: Partial<Lead> = {}): Promise<Lead> {
  return await payload.create({
    collection: 'leads',
    data: {
      id: randomUUID(),
      kind: 'contact',
      status: 'new',
      language: 'th',
      firstName: 'สมใจ',
      phone: '+66810000001',
      message: 'ซักผ้านวมได้ไหมคะ',
      ...own,
    },
  })
}

/** Interest in a franchise from a sender with an email address. */
export function createInterest(payload: BasePayload, own: Partial<Lead> = {}): Promise<Lead> {
  return createLead(payload, {
    kind: 'franchise',
    firstName: 'สมชาย',
    lastName: 'ใจดี',
    email: `somchai-${randomUUID().slice(0, 8)}@example.com`,
    phone: '+66898765432',
    message: null,
    ...own,
  })
}
