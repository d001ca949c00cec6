import { languages } from '@washhouse/contract/language'
import { and, eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { connectionTo } from '../../../ground/database/tables.ts'
import { isMailable } from '../choice/mailable.ts'
import type { MailKind } from '../choice/mail-kinds.ts'
import { mailedMembersOf } from '../choice/mailing-tables.ts'

export const MailedReader = z.object({ email: z.string(), language: z.enum(languages) })
/** Where a member is mailed, and in which language. */
export type MailedReader = z.infer<typeof MailedReader>

/** A member who may be mailed a kind now; asked right before each mail leaves. */
export async function findReader(
  payload: BasePayload,
  memberId: string,
  kind: MailKind,
): Promise<MailedReader | undefined> {
  const members = mailedMembersOf(payload)
  const [row] = await connectionTo(payload)
    .select({ email: members.email, language: members.language })
    .from(members)
    .where(and(eq(members.id, memberId), isMailable(payload, kind)))
  return row && MailedReader.parse(row)
}
