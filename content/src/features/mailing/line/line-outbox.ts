import type { BasePayload } from 'payload'
import { deliveryId } from '../../../core/mail/email-content.ts'
import { pushToLine } from '../../../core/mail/line-push.ts'
import { linePush } from '../../../core/mail/line-push.env.ts'
import { oneLine } from '../../../core/mail/one-line.ts'
import {
  type Delivered,
  type DeliveryTools,
  dropped,
  type OutboxPurpose,
  type OutboxSource,
  sent,
  type Job,
} from '../../../core/mail/outbox-source.ts'
import { wakeOutbox } from '../../../core/mail/outbox-wake-up.ts'
import { queueJobs } from '../../../core/mail/outbox.rows.ts'
import { label, type Label } from '../../../platform/languages/labels.ts'
import { websitePage } from '../../../platform/website-page.ts'
import { giveBack, takeFrom } from '../sending/mail-quota.rows.ts'
import { monthInThailand } from '../sending/bangkok-clock.ts'
import { mailingEnv } from '../sending/mailing.env.ts'
import { type LineChoice, lineChoiceNames, linePurpose } from './line-choices.rows.ts'
import { findUntold, readTelling, type Telling } from './line-notifications.rows.ts'

/** The LINE channel for members, and its monthly limit of messages. */
export interface MemberLine {
  channel: { token: string; apiUrl: string } | undefined
  monthly: number
}

const chosen: MemberLine = { channel: linePush, monthly: mailingEnv.lineAMonth }
const dayMs = 24 * 60 * 60 * 1000
const queuedAtOnce = 500

const toMember = (text: Label): OutboxPurpose => ({
  label: text,
  channel: 'member-line',
  toVisitor: true,
})
const purposes = {
  [linePurpose.reports]: toMember(label('สถานะเรื่องที่แจ้ง (LINE)', 'Report status (LINE)')),
  [linePurpose.branches]: toMember(label('ประกาศของสาขา (LINE)', 'Branch notice (LINE)')),
}

/** Sends chosen notifications in LINE. The notification menu lists all of them, also after the monthly limit. */
export function createMemberLine({ channel, monthly }: MemberLine = chosen) {
  const outbox: OutboxSource = { collection: 'members', purposes, deliver }
  return { outbox, keep }

  /** Queues notifications of the last 24 hours. */
  async function keep(payload: BasePayload, now: Date): Promise<void> {
    if (!channel || monthly === 0) return
    for (const choice of lineChoiceNames) {
      const since = new Date(now.getTime() - dayMs)
      const untold = await findUntold(payload, choice, { since, now, most: queuedAtOnce })
      if (untold.length === 0) continue
      const jobs = untold.map(({ memberId, notification }) => ({
        subjectId: memberId,
        purpose: linePurpose[choice],
        part: String(notification),
        content: { notification },
        expiresAt: new Date(Date.now() + dayMs),
      }))
      await queueJobs(payload, outbox, jobs)
      wakeOutbox()
    }
  }

  async function deliver(job: Job, { payload, signal }: DeliveryTools): Promise<Delivered> {
    if (!channel) return dropped('ปิดไลน์ไปแล้ว (LINE was switched off)')
    const choice = lineChoiceNames.find((each) => job.purpose === linePurpose[each])
    const notification = notificationIn(job)
    const telling =
      choice && notification !== undefined
        ? await readTelling(payload, choice, { memberId: job.subjectId, notification })
        : undefined
    if (!choice || !telling) return dropped('ไม่ต้องแจ้งทางไลน์แล้ว (no longer needed in LINE)')
    const allowance = `line:${monthInThailand(new Date())}`
    if ((await takeFrom(payload, allowance, { wanted: 1, most: monthly })) === 0)
      return dropped('ใช้โควตาไลน์เดือนนี้หมดแล้ว ดูได้ที่กระดิ่ง (this month’s LINE quota is used up)')
    try {
      const push = { id: deliveryId(job), text: textOf(choice, telling), signal }
      await pushToLine({ ...channel, to: telling.subject }, push)
      return sent
    } catch (error) {
      await giveBack(payload, allowance, 1)
      throw error
    }
  }
}

function notificationIn({ content }: Job): number | undefined {
  const isNamed = typeof content === 'object' && content !== null && 'notification' in content
  return isNamed ? Number(content.notification) : undefined
}

function textOf(choice: LineChoice, { language, titleTh, titleEn, slug }: Telling): string {
  const title = language === 'en' ? (titleEn ?? titleTh) : titleTh
  const branch = slug === null ? '/branch' : `/branch/${encodeURIComponent(slug)}`
  const page = websitePage(language, choice === 'reports' ? '/account' : branch)
  return `${oneLine(title, 300)}\n${page}`
}

/** As configured. */
export const memberLine = createMemberLine()
