import { languages } from '@washhouse/contract/language'
import { and, eq, gt } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { plainEmail } from '../../../engines/accounts/account.rows.ts'
import { isUnqueued } from '../../../engines/mail/outbox.rows.ts'
import { connectionTo, tableOf } from '../../../ground/database/tables.ts'

const columns = ['id', 'email', 'language', 'status', 'emailVerified', 'createdAt'] as const
const membersOf = (payload: BasePayload) => tableOf(payload, 'members', columns)

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
  const [row] = await connectionTo(payload)
    .select(selection(payload))
    .from(table)
    .where(eq(table[column], value))
  return row && MailedMember.parse(row)
}

/** Members who registered after a moment and were not welcomed yet. */
export async function findUnwelcomed(payload: BasePayload, since: Date): Promise<MailedMember[]> {
  const table = membersOf(payload)
  const rows = await connectionTo(payload)
    .select(selection(payload))
    .from(table)
    .where(
      and(
        gt(table.createdAt, since.toISOString()),
        eq(table.emailVerified, false),
        isUnqueued(payload, { collection: 'members' }, 'welcome', table.id),
      ),
    )
  return rows.map((row) => MailedMember.parse(row))
}

function selection(payload: BasePayload) {
  const { id, email, language, status, emailVerified, createdAt } = membersOf(payload)
  return { id, email, language, status, emailVerified, createdAt }
}
