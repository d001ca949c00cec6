import { and, asc, eq, exists, gt, inArray, isNotNull, lte, or, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { membersOf } from '../../../core/accounts/member-tables.ts'
import { followedOf } from '../../../core/notifications/notification-tables.ts'
import { isEditor } from '../../../platform/access.ts'
import { connectionTo, allOf } from '../../../platform/database/tables.ts'
import { wholeNumber } from '../../../platform/database/whole-number.ts'
import { label, type Label } from '../../../platform/languages/labels.ts'
import { log } from '../../../platform/log.ts'
import { countBounces } from '../bounce/mail-bounce.rows.ts'
import { countLeft } from '../preferences/mail-preferences.rows.ts'
import { isMailable } from '../preferences/mailable.ts'
import { dayInThailand, nextWeekly } from '../sending/bangkok-clock.ts'
import { type CampaignKind, openStates } from '../sending/campaign.ts'
import {
  campaignsOf,
  createCampaign,
  findNewest,
  isIn,
  listCampaigns,
  updateCampaign,
} from '../sending/campaign.rows.ts'
import { startCampaign } from '../sending/draft.rows.ts'
import { composeDigest, Digest, isForAll } from './compose-digest.ts'
import { writeDigest } from './digest-email.ts'

/** Sending time in Thailand. */
const fridayAtFive = { weekday: 5, hour: 17 }

/** Weekly news for members who chose it. */
export const digestKind: CampaignKind<Digest> = {
  kind: 'digest',
  label: label('สรุปรายสัปดาห์', 'Weekly digest'),
  purpose: 'digest',
  leftAs: 'digest',
  isHandledBy: isEditor,
  plan: planDigest,
  contentOf: ({ frozen }) => Digest.parse(frozen),
  audience: isForReader,
  async write(payload, content, reader) {
    const notices = await noticesFor(payload, reader.memberId, content)
    if (!isForAll(content) && notices.length === 0) return undefined
    return writeDigest(content, { ...reader, notices })
  },
  draft: {
    compose: composeDigest,
    sample: (content, language, brand) =>
      writeDigest(content, { language, brand, way: undefined, notices: content.notices }),
    needsTest: isFirst,
    listNotes: async (payload) => ((await isFirst(payload)) ? [firstNote] : []),
    start: label('เริ่มส่งตอนนี้', 'Start now'),
    askStart: label(
      'เริ่มส่งให้สมาชิกที่เลือกรับไว้ทุกคนเลยไหม หลังจากนี้แก้เนื้อหาไม่ได้',
      'Start sending to all members who signed up for it? You can’t change the text after this.',
    ),
  },
  countMore: countAftermath,
}

const firstNote = label(
  'ฉบับแรกต้องมีคนกดเริ่มส่ง ฉบับต่อ ๆ ไประบบส่งให้เองทุกวันศุกร์ 17.00 น.',
  'This is the first issue, so someone has to start it. Later issues are sent automatically on Fridays at 17:00.',
)

/** True until a digest has been started. The first needs a person to start it. */
async function isFirst(payload: BasePayload): Promise<boolean> {
  const sent = await findNewest(payload, ({ kind, frozen, startedAt }) =>
    and(eq(kind, 'digest'), isNotNull(frozen), isNotNull(startedAt)),
  )
  return sent === undefined
}

/**
 * Starts the due digest, except the very first, and creates the next one. Its introduction can be written during the week
 * before.
 */
async function planDigest(payload: BasePayload, now: Date): Promise<void> {
  const due = await listCampaigns(payload, ({ kind, state, dueAt }) =>
    and(eq(kind, 'digest'), eq(state, 'planned'), lte(dueAt, now.toISOString())),
  )
  for (const { id } of due) {
    if (await isFirst(payload)) {
      await updateCampaign(payload, id, isIn(['planned']), { state: 'waiting' })
      continue
    }
    const state = await startCampaign(payload, digestKind, id, now)
    if (state) log.info({ campaign: id, state }, 'the weekly digest is due')
  }
  const dueAt = nextWeekly(now, fridayAtFive)
  await createDigest(payload, { day: dayInThailand(dueAt), dueAt })
}

/** Creates the digest of a day, unless another one has not started yet. */
export async function createDigest(
  payload: BasePayload,
  { day, dueAt }: { day: string; dueAt: Date },
): Promise<void> {
  const isOpen = isIn(openStates)
  const open = await findNewest(payload, (table) => and(eq(table.kind, 'digest'), isOpen(table)))
  if (open) return
  await createCampaign(payload, {
    kind: 'digest',
    key: `digest:${day}`,
    state: 'planned',
    dueAt: dueAt.toISOString(),
  })
}

/** Unsubscribes, bounces and complaints between the start of a digest and of the next one. */
async function countAftermath(payload: BasePayload, startedAt: Date): Promise<[Label, number][]> {
  const table = campaignsOf(payload)
  const [next] = await connectionTo(payload)
    .select({ startedAt: table.startedAt })
    .from(table)
    .where(and(eq(table.kind, 'digest'), gt(table.startedAt, startedAt.toISOString())))
    .orderBy(asc(table.startedAt))
    .limit(1)
  const span = { since: startedAt, until: next && new Date(String(next.startedAt)) }
  const { bounced, complained } = await countBounces(payload, span)
  return [
    [label('เลิกรับหลังฉบับนี้', 'Unsubscribed since'), await countLeft(payload, 'digest', span)],
    [label('ตีกลับหลังฉบับนี้', 'Bounced since'), bounced],
    [label('แจ้งว่าเป็นสแปม', 'Marked as spam since'), complained],
  ]
}

/** Condition in a query of `members`: the member subscribes to the digest, and the issue contains something for them. */
function isForReader(payload: BasePayload, issue: Digest): SQL {
  const takes = isMailable(payload, 'digest')
  if (isForAll(issue)) return takes
  const members = membersOf(payload)
  const followed = followedOf(payload)
  const byBranch = Map.groupBy(issue.notices, ({ branch }) => branch)
  const told = [...byBranch].map(([branch, its]) => {
    // Ordered by time.
    const last = its.at(-1)?.at ?? ''
    return and(eq(followed.branchId, branch), lte(followed.createdAt, last))
  })
  const follows = connectionTo(payload)
    .select({ id: followed.id })
    .from(followed)
    .where(and(eq(followed.memberId, members.id), or(...told)))
  return allOf(takes, exists(follows))
}

/** Notices of the branches that a member followed at the time. */
async function noticesFor(
  payload: BasePayload,
  memberId: string,
  { notices }: Digest,
): Promise<Digest['notices']> {
  if (notices.length === 0) return []
  const followed = followedOf(payload)
  const branch = wholeNumber(followed.branchId)
  const rows = await connectionTo(payload)
    .select({ branch, since: followed.createdAt })
    .from(followed)
    .where(
      and(
        eq(followed.memberId, memberId),
        inArray(branch, [...new Set(notices.map((each) => each.branch))]),
      ),
    )
  const since = new Map(
    rows.map((row) => [Number(row.branch), new Date(String(row.since)).toISOString()]),
  )
  return notices.filter((notice) => {
    const followedAt = since.get(notice.branch)
    return followedAt !== undefined && followedAt <= notice.at
  })
}
