import type {
  NewBoardAppeal,
  NewSuspensionAppeal,
} from '@washhouse/contract/webboard/board-moderation.contract'
import { invalidToken } from '@washhouse/contract/wire/errors'
import { and, eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { openCase } from '../../../core/cases/cases.rows.ts'
import { readLink, redeemLink } from '../../../core/accounts/mail-links.rows.ts'
import type { Member } from '../../../core/calls/member.ts'
import { connectionTo, writeWhole } from '../../../platform/database/tables.ts'
import { authorsOf, writersOf } from '../tables/board-tables.ts'
import { column } from '../tables/columns.ts'
import { appealsOf } from '../tables/moderation-tables.ts'
import { nextSequence } from '../board/counts.rows.ts'
import { lockMember } from '../board/locked-author.rows.ts'
import { refuseWriting } from '../board/refuse-writing.ts'

/**
 * Stores a limited member's appeal, one per limit.
 * @throws FORBIDDEN of type `no_appeal` without a limit, or after an earlier appeal.
 */
export async function askAgain(
  payload: BasePayload,
  { id: memberId }: Pick<Member, 'id'>,
  { message }: NewBoardAppeal,
): Promise<void> {
  await writeWhole(payload, async () => {
    await nextSequence(payload, {})
    await lockMember(payload, memberId)
    const authors = authorsOf(payload)
    const { limitedUntil, hasAppealed } = authors
    const isHe = eq(authors.memberId, memberId)
    const connection = connectionTo(payload)
    const [row] = await connection.select({ limitedUntil, hasAppealed }).from(authors).where(isHe)
    const until = column.nullableMoment.parse(row?.limitedUntil ?? null)
    const isLimited = until !== null && Date.parse(until) > Date.now()
    if (!isLimited || row?.hasAppealed) throw refuseWriting('no_appeal')
    await connection.update(authors).set({ hasAppealed: true }).where(isHe)
    await storeAppeal(payload, memberId, 'limit', message)
  })
}

/**
 * The same for a suspended account, by the mailed link, which works once, during the suspension.
 * @throws INVALID_TOKEN.
 */
export async function askSuspensionAgain(
  payload: BasePayload,
  { token, message }: NewSuspensionAppeal,
): Promise<void> {
  const link = await readLink(payload, 'appeal', 'members', token)
  if (!link) throw invalidToken()
  await writeWhole(payload, async () => {
    await nextSequence(payload, {})
    const writers = writersOf(payload)
    const isHe = and(eq(writers.id, link.accountId), eq(writers.status, 'suspended'))
    const held = await connectionTo(payload)
      .update(writers)
      .set({ id: link.accountId })
      .where(isHe)
      .returning({ id: writers.id })
    if (held.length === 0 || !(await redeemLink(payload, 'appeal', token))) throw invalidToken()
    await storeAppeal(payload, link.accountId, 'suspension', message)
  })
}

async function storeAppeal(
  payload: BasePayload,
  memberId: string,
  about: 'limit' | 'suspension',
  message: string,
): Promise<void> {
  const caseId = await openCase(payload, { kind: 'appeal', subject: null })
  const now = new Date().toISOString()
  await connectionTo(payload)
    .insert(appealsOf(payload))
    .values({ caseId, memberId, about, message, createdAt: now, updatedAt: now })
}
