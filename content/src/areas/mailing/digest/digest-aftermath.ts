import { and, asc, gt, isNotNull } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { connectionTo } from '../../../ground/database/tables.ts'
import { countBounces } from '../bounce/mail-bounce.rows.ts'
import { countLeft } from '../choice/mail-choices.rows.ts'
import { runsIn } from '../sending/run.rows.ts'

/** What became of readers after an issue began to leave, and before the next one did. */
export interface Aftermath {
  left: number
  bounced: number
  complained: number
}

export async function readAftermath(payload: BasePayload, startedAt: Date): Promise<Aftermath> {
  const next = await findNextStart(payload, startedAt)
  const [all, later] = await Promise.all([
    countSince(payload, startedAt),
    next ? countSince(payload, next) : { left: 0, bounced: 0, complained: 0 },
  ])
  return {
    left: all.left - later.left,
    bounced: all.bounced - later.bounced,
    complained: all.complained - later.complained,
  }
}

async function countSince(payload: BasePayload, since: Date): Promise<Aftermath> {
  const left = await countLeft(payload, 'digest', since)
  return { left, ...(await countBounces(payload, since)) }
}

async function findNextStart(payload: BasePayload, after: Date): Promise<Date | undefined> {
  const issues = runsIn(payload, 'digest_issues')
  const [row] = await connectionTo(payload)
    .select({ startedAt: issues.startedAt })
    .from(issues)
    .where(and(isNotNull(issues.startedAt), gt(issues.startedAt, after.toISOString())))
    .orderBy(asc(issues.startedAt))
    .limit(1)
  return row && new Date(String(row.startedAt))
}
