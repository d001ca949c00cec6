import { and, eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { memberCareOf } from '../../../core/accounts/member-care.ts'
import { connectionTo } from '../../../platform/database/tables.ts'
import { appealsOf } from '../tables/care-tables.ts'
import { findSuspension } from './act-on-author.rows.ts'
import type { Deciding } from './deciding.ts'
import { undoMs } from '../tables/undo-time.ts'

/**
 * Mails whoever asked by the link of his suspension how that ended: he reads no notifications. It leaves when nobody can
 * take the decision back any more.
 */
export async function answerAppeal({ payload, key, target, undo }: Deciding): Promise<void> {
  const { caseId, kind, memberId } = target
  if (caseId === null || kind !== 'appeal' || memberId === null) return
  if (!(await isAboutSuspension(payload, caseId))) return
  const isGranted = (await findSuspension(payload, memberId)) === undefined
  const mailAfter = new Date(Date.now() + undoMs)
  await memberCareOf(payload).answerAppeal(payload, memberId, { isGranted, key, mailAfter })
  undo.answered = memberId
}

async function isAboutSuspension(payload: BasePayload, caseId: number): Promise<boolean> {
  const appeals = appealsOf(payload)
  const isIt = and(eq(appeals.caseId, caseId), eq(appeals.about, 'suspension'))
  const found = await connectionTo(payload).select({ id: appeals.id }).from(appeals).where(isIt)
  return found.length > 0
}
