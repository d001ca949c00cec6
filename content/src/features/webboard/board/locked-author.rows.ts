import { invalidCredentials } from '@washhouse/contract/wire/errors'
import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { connectionTo } from '../../../platform/database/tables.ts'
import { column } from '../tables/columns.ts'
import { authorsOf, writersOf } from '../tables/board-tables.ts'
import { refuseWriting } from './refuse-writing.ts'

const Held = z.object({ status: z.string().nullable(), emailVerified: column.flag.nullable() })
type Held = z.infer<typeof Held>

/**
 * Locks a member against erasure and suspension until the transaction ends.
 * @throws INVALID_CREDENTIALS if either happened meanwhile.
 */
export async function lockMember(payload: BasePayload, memberId: string): Promise<Held> {
  const { id, status, emailVerified } = writersOf(payload)
  const [row] = await connectionTo(payload)
    .update(writersOf(payload))
    .set({ id: memberId })
    .where(eq(id, memberId))
    .returning({ status, emailVerified })
  const held = row && Held.parse(row)
  if (held?.status !== 'active') throw invalidCredentials()
  return held
}

/**
 * The same for a member who may write. Rate limits and pre-moderation do not apply to members who speak for the brand.
 * @throws FORBIDDEN of type `unverified` or `limited`.
 */
export async function lockAuthor(
  payload: BasePayload,
  memberId: string,
): Promise<{ isBrand: boolean }> {
  const { emailVerified } = await lockMember(payload, memberId)
  if (!emailVerified) throw refuseWriting('unverified')
  const { limitedUntil, isBrand, memberId: author } = authorsOf(payload)
  const [row] = await connectionTo(payload)
    .select({ limitedUntil, isBrand })
    .from(authorsOf(payload))
    .where(eq(author, memberId))
  const until = column.nullableMoment.parse(row?.limitedUntil ?? null)
  if (until !== null && Date.parse(until) > Date.now()) throw refuseWriting('limited', until)
  return { isBrand: column.flag.nullable().parse(row?.isBrand ?? null) ?? false }
}
