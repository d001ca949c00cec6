import type { BoardReason } from '@washhouse/contract/webboard/board-care.contract'
import type { BasePayload } from 'payload'
import { connectionTo } from '../../../platform/database/tables.ts'
import { keptTextsOf, logOf } from '../tables/care-tables.ts'
import { subjectKey, type Stored } from '../tables/subject.ts'

interface Logged {
  act: string
  reason?: BoardReason | null
  days?: number | null
  subject?: string | null
  memberId?: string | null
  caseId?: number | null
  decision?: string | null
  /** Id of the member of staff; null: nobody of them. */
  by: number | null
}

/** Adds a line to the log, in the write that it tells of. */
export async function writeLog(payload: BasePayload, line: Logged): Promise<void> {
  const now = new Date().toISOString()
  const nothing = {
    reason: null,
    days: null,
    subject: null,
    memberId: null,
    caseId: null,
    decision: null,
  }
  await connectionTo(payload)
    .insert(logOf(payload))
    .values({ ...nothing, ...line, createdAt: now, updatedAt: now })
}

/** Keeps the texts of something that staff take away or change, apart from the log: these can be erased. */
export async function keepTexts(
  payload: BasePayload,
  stored: Stored,
  decision: string,
): Promise<void> {
  const now = new Date().toISOString()
  await connectionTo(payload)
    .insert(keptTextsOf(payload))
    .values({
      decision,
      subject: subjectKey(stored),
      memberId: stored.memberId,
      title: stored.kind === 'post' ? stored.title : null,
      detail: stored.detail,
      quote: stored.kind === 'reply' ? stored.quote : null,
      createdAt: now,
      updatedAt: now,
    })
}
