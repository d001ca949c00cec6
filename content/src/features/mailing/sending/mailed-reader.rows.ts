import { languages } from '@washhouse/contract/language'
import { and, asc, eq, gt, lte, sql, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { membersOf } from '../../../core/accounts/member-tables.ts'
import { column } from '../../../platform/database/stored-value.ts'
import { connectionTo } from '../../../platform/database/tables.ts'

const MailedReader = z.object({
  email: z.string(),
  isConfirmed: column.flag.nullable(),
  language: z.enum(languages),
  firstName: z.string().nullable(),
})

/** Undefined if the member is not in the audience now. */
export async function findReader(
  payload: BasePayload,
  memberId: string,
  audience: SQL,
): Promise<z.infer<typeof MailedReader> | undefined> {
  const members = membersOf(payload)
  const { email, emailVerified: isConfirmed, language, firstName } = members
  const [row] = await connectionTo(payload)
    .select({ email, isConfirmed, language, firstName })
    .from(members)
    .where(and(eq(members.id, memberId), audience))
  return row && MailedReader.parse(row)
}

/** The last of the next `most` members; undefined if there are none. */
export async function lastOfNext(
  payload: BasePayload,
  after: string | null,
  most: number,
): Promise<string | undefined> {
  const members = membersOf(payload)
  const next = connectionTo(payload)
    .select({ id: members.id })
    .from(members)
    .where(after === null ? undefined : gt(members.id, after))
    .orderBy(asc(members.id))
    .limit(most)
    .as('next')
  const [row] = await connectionTo(payload)
    .select({ last: sql<string | null>`max(${next.id})` })
    .from(next)
  return row?.last ?? undefined
}

/** Members of an audience after one id, up to another. */
export async function listReaders(
  payload: BasePayload,
  {
    after,
    upTo,
    most,
    audience,
  }: { after: string | null; upTo: string; most: number; audience: SQL },
): Promise<string[]> {
  const members = membersOf(payload)
  const rows = await connectionTo(payload)
    .select({ id: members.id })
    .from(members)
    .where(and(after === null ? undefined : gt(members.id, after), lte(members.id, upTo), audience))
    .orderBy(asc(members.id))
    .limit(most)
  return rows.map(({ id }) => String(id))
}
