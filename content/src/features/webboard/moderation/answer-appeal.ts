import { and, eq } from 'drizzle-orm'
import { memberAdministrationOf } from '../../../core/accounts/member-administration.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
import { appealsOf } from '../tables/moderation-tables.ts'
import { isSuspended } from './act-on-author.rows.ts'
import type { BoardDeciding } from './target.rows.ts'

/** Mails the outcome to a suspended appellant, who cannot read notifications. */
export async function answerAppeal({ payload, key, found, target }: BoardDeciding): Promise<void> {
  const { memberId } = target
  if (memberId === null) return
  const appeals = appealsOf(payload)
  const isIt = and(eq(appeals.caseId, found.id), eq(appeals.about, 'suspension'))
  const asked = await connectionTo(payload).select({ id: appeals.id }).from(appeals).where(isIt)
  if (asked.length === 0) return
  const isGranted = !(await isSuspended(payload, memberId))
  await memberAdministrationOf(payload).answerAppeal(payload, memberId, { isGranted, key })
}
