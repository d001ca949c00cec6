import { eq, sql } from 'drizzle-orm'
import type { BasePayload, TypedUser, Where } from 'payload'
import { connectionTo } from '../../../platform/database/tables.ts'
import { leadsOf } from '../lead/lead.tables.ts'
import type { Lead } from '../../../platform/payload-types.ts'

/**
 * Other leads of any kind with the same phone number or email, ignoring case; newest first. The read is audited for `user`.
 */
export async function findDuplicates(
  payload: BasePayload,
  { id, phone, email }: Pick<Lead, 'email' | 'id' | 'phone'>,
  most: number,
  user: TypedUser | null = null,
): Promise<Lead[]> {
  const sameSender: Where[] = [
    ...(phone ? [{ phone: { equals: phone } }] : []),
    ...(email ? [{ email: { in: await findSpellings(payload, email) } }] : []),
  ]
  if (sameSender.length === 0) return []
  const { docs } = await payload.find({
    collection: 'leads',
    where: { and: [{ id: { not_equals: id } }, { or: sameSender }] },
    sort: '-createdAt',
    limit: most,
    depth: 0,
    pagination: false,
    user,
  })
  return docs
}

/** Every spelling of the address, read from its index without loading the leads. */
async function findSpellings(payload: BasePayload, email: string): Promise<unknown[]> {
  const leads = leadsOf(payload)
  const rows = await connectionTo(payload)
    .select({ email: leads.email })
    .from(leads)
    .where(eq(sql`lower(${leads.email})`, email.toLowerCase()))
    .groupBy(leads.email)
  return rows.map((row) => row.email)
}
