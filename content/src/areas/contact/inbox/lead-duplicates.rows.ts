import { and, desc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { connectionTo, tableOf } from '../../../ground/database/tables.ts'
import type { Lead } from '../../../ground/payload-types.ts'

const columns = ['id', 'phone', 'email', 'createdAt'] as const

/** Other leads of any kind with the same phone number or e-mail, letters' case aside; newest first. */
export async function findDuplicates(
  payload: BasePayload,
  { id, phone, email }: Pick<Lead, 'email' | 'id' | 'phone'>,
  most: number,
): Promise<Lead[]> {
  if (!phone && !email) return []
  const leads = tableOf(payload, 'leads', columns)
  const emails = email ? await findSpellings(payload, email) : []
  const sameSender = or(
    phone ? eq(leads.phone, phone) : undefined,
    emails.length > 0 ? inArray(leads.email, emails) : undefined,
  )
  const rows = await connectionTo(payload)
    .select({ id: leads.id })
    .from(leads)
    .where(and(ne(leads.id, id), sameSender))
    .orderBy(desc(leads.createdAt))
    .limit(most)
  const where = { id: { in: rows.map((row) => row.id) } }
  const { docs } = await payload.find({
    collection: 'leads',
    where,
    sort: '-createdAt',
    depth: 0,
    pagination: false,
  })
  return docs
}

/** Every spelling of the address; the index on it answers without the leads themselves. */
async function findSpellings(payload: BasePayload, email: string): Promise<string[]> {
  const leads = tableOf(payload, 'leads', columns)
  const rows = await connectionTo(payload)
    .select({ email: leads.email })
    .from(leads)
    .where(eq(sql`lower(${leads.email})`, email.toLowerCase()))
  return [...new Set(rows.flatMap((row) => (typeof row.email === 'string' ? [row.email] : [])))]
}
