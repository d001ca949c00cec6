import { randomUUID } from 'node:crypto'
import { invalidToken } from '@washhouse/contract/wire/errors'
import { and, eq, exists, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { greetingName } from '../../../core/accounts/greeting-name.ts'
import {
  drawSeed,
  openLink,
  readLink,
  redeemLink,
  tokenOf,
} from '../../../core/accounts/mail-links.rows.ts'
import { membersOf } from '../../../core/accounts/member-tables.ts'
import type { Member } from '../../../core/calls/member.ts'
import {
  type Brand,
  brandIn,
  brandEmail,
  say,
  sendBrandEmail,
} from '../../../core/mail/brand-email.ts'
import type { Letter } from '../../../core/mail/email-content.ts'
import {
  type Delivered,
  type DeliveryTools,
  dropped,
  type OutboxSource,
  type Job,
} from '../../../core/mail/outbox-source.ts'
import { wakeOutbox } from '../../../core/mail/outbox-wake-up.ts'
import { queueJobs } from '../../../core/mail/outbox.rows.ts'
import { connectionTo, allOf, writeWhole } from '../../../platform/database/tables.ts'
import { label } from '../../../platform/languages/labels.ts'
import { websitePage } from '../../../platform/website-page.ts'
import { forgiveBounces } from '../bounce/mail-bounce.rows.ts'
import { choicesOf, readChoice } from '../preferences/mail-preferences.rows.ts'
import type { Reader } from '../sending/campaign.ts'
import { findReader } from '../sending/mailed-reader.rows.ts'

const purpose = 'mail-start'
const lifetimeMs = 24 * 60 * 60 * 1000

/** The mail that confirms that a suppressed address works again. It is sent despite the suppression. */
export const mailStartOutbox: OutboxSource = {
  collection: 'members',
  purposes: {
    [purpose]: {
      label: label('ลิงก์ขอรับอีเมลอีกครั้ง', 'Link to get emails again'),
      channel: 'mail',
      toVisitor: true,
    },
  },
  deliver,
}

/** Mails a link to the member's address if it is suppressed. */
export async function askMailStart(
  payload: BasePayload,
  { id, email }: Pick<Member, 'id' | 'email'>,
): Promise<undefined> {
  if ((await readChoice(payload, id)).stoppedAddress !== email) return
  const expiresAt = new Date(Date.now() + lifetimeMs)
  const job = { subjectId: id, purpose, part: randomUUID(), expiresAt }
  await queueJobs(payload, mailStartOutbox, [{ ...job, content: { seed: drawSeed() } }])
  wakeOutbox()
}

/**
 * Allows mail to a suppressed address again, if the link that was mailed there is used. Earlier bounces are no longer counted.
 * @throws INVALID_TOKEN if the link is unknown, expired or used, or the address is not suppressed any more.
 */
export async function startMail(payload: BasePayload, token: string): Promise<undefined> {
  const link = await readLink(payload, 'start', 'members', token)
  if (!link) throw invalidToken()
  await writeWhole(payload, async () => {
    if (!(await redeemLink(payload, 'start', token))) throw invalidToken()
    const choices = choicesOf(payload)
    const isIt = and(eq(choices.memberId, link.accountId), eq(choices.stoppedAddress, link.email))
    const started = await connectionTo(payload)
      .update(choices)
      .set({ stoppedAddress: null, stoppedAt: null, updatedAt: new Date().toISOString() })
      .where(isIt)
      .returning({ memberId: choices.memberId })
    if (started.length === 0) throw invalidToken()
    await forgiveBounces(payload, link.accountId)
  })
}

const Content = z.object({ seed: z.string() })

async function deliver(job: Job, tools: DeliveryTools): Promise<Delivered> {
  const { payload } = tools
  const { data: content } = Content.safeParse(job.content)
  if (!content || !job.expiresAt) return dropped('ลิงก์ถูกลบไปแล้ว (its link was erased)')
  const id = job.subjectId
  const reader = await findReader(payload, id, isStopped(payload))
  if (!reader)
    return dropped(
      'ไม่ต้องส่งลิงก์นี้แล้ว (the account is not active, or its address not stopped any more)',
    )
  const { email, language, isConfirmed } = reader
  const token = tokenOf(payload, content.seed)
  const link = { kind: 'start', account: { collection: 'members', id } } as const
  if (!(await openLink(payload, { ...link, email, token, expiresAt: job.expiresAt })))
    return dropped('มีลิงก์ที่ใช้ได้อยู่หลายลิงก์แล้ว (several links work already)')
  const firstName = isConfirmed ? await greetingName(payload, reader.firstName) : null
  const receiver = { to: [email], language, share: 'strangers' } as const
  return await sendBrandEmail(job, tools, receiver, (brand) =>
    writeEmail({ language, firstName, token }, brand),
  )
}

/** Condition in a query of `members`: active, with a suppressed address. */
function isStopped(payload: BasePayload): SQL {
  const members = membersOf(payload)
  const choices = choicesOf(payload)
  const stopped = connectionTo(payload)
    .select({ id: choices.id })
    .from(choices)
    .where(and(eq(choices.memberId, members.id), eq(choices.stoppedAddress, members.email)))
  return allOf(eq(members.status, 'active'), exists(stopped))
}

interface Written extends Pick<Reader, 'language' | 'firstName'> {
  token: string
}

function writeEmail({ language, firstName, token }: Written, brand: Brand): Letter {
  const { subject, lines, button, note } = words[language](brandIn(language, brand))
  const href = websitePage(language, `/mail-start?token=${encodeURIComponent(token)}`)
  const parts = [...lines.map(say), { kind: 'link', name: button, href } as const]
  return brandEmail(language, brand, { subject, name: firstName, parts, note })
}

const th = (brand: string) => ({
  subject: `ยืนยันเพื่อรับอีเมลจาก${brand}อีกครั้ง`,
  lines: [
    'อีเมลของเราส่งไม่ถึงคุณหลายครั้ง เราจึงหยุดส่งสรุปข่าวและอีเมลแจ้งความเคลื่อนไหวมาที่อีเมลนี้ก่อน',
    'ถ้าคุณอ่านอีเมลฉบับนี้ได้ แปลว่าส่งถึงแล้ว กดปุ่มด้านล่างภายใน 24 ชั่วโมง เราจะส่งให้เหมือนเดิม',
  ],
  button: 'รับอีเมลอีกครั้ง',
  note: 'ถ้าคุณไม่ได้ขอ ไม่ต้องทำอะไร เราจะไม่ส่งสรุปข่าวและอีเมลแจ้งความเคลื่อนไหวมาที่อีเมลนี้',
})
const en: typeof th = (brand) => ({
  subject: `Get emails from ${brand} again`,
  lines: [
    'Several of our emails couldn’t be delivered to you, so we paused your weekly summary and daily updates.',
    'If you’re reading this, your email works again. Press the button within 24 hours and we’ll send them as before.',
  ],
  button: 'Get emails again',
  note: 'Didn’t ask for this? Ignore this email, and we won’t send the weekly summary or daily updates here.',
})
const words = { th, en }
