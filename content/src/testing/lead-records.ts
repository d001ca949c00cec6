import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import type { Lead } from '../payload-types.ts'

/** A message as the website's own call stores it, with whatever shall be different. */
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
