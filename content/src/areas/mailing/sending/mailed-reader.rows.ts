import { languages } from '@washhouse/contract/language'
import { and, eq, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { connectionTo } from '../../../ground/database/tables.ts'
import { mailedMembersOf } from '../choice/mailing-tables.ts'

const MailedReader = z.object({ email: z.string(), language: z.enum(languages) })

/** The address and language of a member of an audience; undefined if they are not in it now. */
export async function findReader(
  payload: BasePayload,
  memberId: string,
  audience: SQL,
): Promise<z.infer<typeof MailedReader> | undefined> {
  const members = mailedMembersOf(payload)
  const [row] = await connectionTo(payload)
    .select({ email: members.email, language: members.language })
    .from(members)
    .where(and(eq(members.id, memberId), audience))
  return row && MailedReader.parse(row)
}
