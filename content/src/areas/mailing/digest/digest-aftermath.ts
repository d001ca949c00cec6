import { and, asc, eq, gt } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { connectionTo } from '../../../ground/database/tables.ts'
import { label, type Label } from '../../../ground/languages/labels.ts'
import { countBounces } from '../bounce/mail-bounce.rows.ts'
import { countLeft } from '../choice/mail-choices.rows.ts'
import { campaignsOf } from '../sending/campaign.rows.ts'

const labels = {
  left: label('เลิกรับหลังฉบับนี้', 'Left the digest since'),
  bounced: label('ตีกลับหลังฉบับนี้', 'Turned back since'),
  complained: label('แจ้งว่าเป็นสแปม', 'Called spam since'),
}

/** How many readers left, and how many mails came back, between the start of a digest and that of the next one. */
export async function countAftermath(
  payload: BasePayload,
  startedAt: Date,
): Promise<[Label, number][]> {
  const next = await findNextStart(payload, startedAt)
  const all = await countSince(payload, startedAt)
  const later = next && (await countSince(payload, next))
  return (['left', 'bounced', 'complained'] as const).map((name) => [
    labels[name],
    all[name] - (later?.[name] ?? 0),
  ])
}

async function countSince(payload: BasePayload, since: Date) {
  const left = await countLeft(payload, 'digest', since)
  return { left, ...(await countBounces(payload, since)) }
}

async function findNextStart(payload: BasePayload, after: Date): Promise<Date | undefined> {
  const { kind, startedAt } = campaignsOf(payload)
  const [row] = await connectionTo(payload)
    .select({ startedAt })
    .from(campaignsOf(payload))
    .where(and(eq(kind, 'digest'), gt(startedAt, after.toISOString())))
    .orderBy(asc(startedAt))
    .limit(1)
  return row && new Date(String(row.startedAt))
}
