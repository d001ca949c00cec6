import { languages } from '@washhouse/contract/language'
import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { plainEmail } from '../../../engines/attempts/mailbox.ts'
import { collectionTable, connectionTo } from '../../../ground/database/tables.ts'

const membersOf = (payload: BasePayload) => collectionTable(payload, 'members')

const MailedMember = z.object({
  id: z.string(),
  email: z.string(),
  language: z.enum(languages),
  status: z.enum(['active', 'suspended']),
  emailVerified: z.coerce.boolean(),
  createdAt: z.coerce.date(),
})
/** What has to be known of a member to write to him. */
export type MailedMember = z.infer<typeof MailedMember>

export function findMailedMember(payload: BasePayload, id: string) {
  return readMember(payload, 'id', id)
}

export function findMemberByEmail(payload: BasePayload, email: string) {
  return readMember(payload, 'email', plainEmail(email))
}

async function readMember(
  payload: BasePayload,
  column: 'id' | 'email',
  value: string,
): Promise<MailedMember | undefined> {
  const table = membersOf(payload)
  const { id, email, language, status, emailVerified, createdAt } = table
  const [row] = await connectionTo(payload)
    .select({ id, email, language, status, emailVerified, createdAt })
    .from(table)
    .where(eq(table[column], value))
  return row && MailedMember.parse(row)
}
