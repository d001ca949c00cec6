import { randomUUID } from 'node:crypto'
import type { Language } from '@washhouse/contract/language'
import { and, eq, exists, type SQL } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { membersOf } from '../../../core/accounts/sessions/session-table.ts'
import { drawSeed, openLink, tokenOf } from '../../../core/accounts/mail-links.rows.ts'
import { type Brand, readBrand } from '../../../core/mail/brand.ts'
import { type Letter, toMail } from '../../../core/mail/letter.ts'
import { oneLine } from '../../../core/mail/one-line.ts'
import type { Job } from '../../../core/mail/outbox-job.ts'
import {
  type Delivered,
  type DeliveryTools,
  dropped,
  type OutboxSource,
  sent,
} from '../../../core/mail/outbox-source.ts'
import { wakeOutbox } from '../../../core/mail/outbox-wake-up.ts'
import { queueJobs } from '../../../core/mail/outbox.rows.ts'
import { connectionTo, every } from '../../../platform/database/tables.ts'
import { label } from '../../../platform/languages/labels.ts'
import { websitePage } from '../../../platform/website-page.ts'
import { choicesOf } from '../choice/mail-choices.rows.ts'
import { brandIn } from '../sending/frame-letter.ts'
import { findReader } from '../sending/mailed-reader.rows.ts'

const purpose = 'mail-start'
const lifetimeMs = 24 * 60 * 60 * 1000

/** The mail by which a member shows that mail arrives at his address again: it goes to an address that is stopped. */
export const mailStartOutbox: OutboxSource = {
  collection: 'members',
  purposes: {
    [purpose]: {
      label: label('ลิงก์ขอรับอีเมลอีกครั้ง', 'Mail to an address again'),
      channel: 'mail',
      toVisitor: true,
    },
  },
  deliver,
}

/** Queues it. */
export async function queueStart(payload: BasePayload, memberId: string): Promise<void> {
  const expiresAt = new Date(Date.now() + lifetimeMs)
  const job = { subjectId: memberId, purpose, part: randomUUID(), expiresAt }
  await queueJobs(payload, mailStartOutbox, [{ ...job, content: { seed: drawSeed() } }])
  wakeOutbox()
}

const Content = z.object({ seed: z.string() })

async function deliver(job: Job, { payload, sendMail, signal }: DeliveryTools): Promise<Delivered> {
  const { data: content } = Content.safeParse(job.content)
  if (!content || !job.expiresAt) return dropped('ลิงก์ถูกลบไปแล้ว (its link was erased)')
  const id = job.subjectId
  const reader = await findReader(payload, id, isStopped(payload))
  if (!reader)
    return dropped(
      'ไม่ต้องส่งลิงก์นี้แล้ว (the account is not active, or its address not stopped any more)',
    )
  const { email, language } = reader
  const token = tokenOf(payload, content.seed)
  const link = { kind: 'start', account: { collection: 'members', id } } as const
  if (!(await openLink(payload, { ...link, email, token, expiresAt: job.expiresAt })))
    return dropped('มีลิงก์ที่ใช้ได้อยู่หลายลิงก์แล้ว (several links work already)')
  const brand = await readBrand(payload, language)
  const letter = writeLetter(language, brand, token)
  const envelope = { to: [email], from: brand.brandName, language, share: 'strangers' } as const
  await sendMail(toMail(job, letter, envelope), signal)
  return sent
}

/** The condition, in a query of `members`, that one may have mail sent again: active, at an address that is stopped. */
function isStopped(payload: BasePayload): SQL {
  const members = membersOf(payload)
  const choices = choicesOf(payload)
  const stopped = connectionTo(payload)
    .select({ id: choices.id })
    .from(choices)
    .where(and(eq(choices.memberId, members.id), eq(choices.stoppedAddress, members.email)))
  return every(eq(members.status, 'active'), exists(stopped))
}

function writeLetter(language: Language, brand: Brand, token: string): Letter {
  const { brandName, email } = brand
  const words = startWords[language](brandIn({ brand, language }))
  const href = websitePage(language, `/mail-start?token=${encodeURIComponent(token)}`)
  return {
    subject: oneLine(words.subject),
    parts: [
      ...words.lines.map((text) => ({ kind: 'text', text }) as const),
      { kind: 'link', name: words.button, href },
      { kind: 'note', text: words.note },
    ],
    ...(email ? { replyTo: { name: brandName, address: email } } : {}),
  }
}

interface StartWords {
  subject: string
  lines: readonly string[]
  button: string
  note: string
}

/** What the mail says by which a member shows that mail arrives at his address again. */
const startWords: Record<Language, (brand: string) => StartWords> = {
  th: (brand) => ({
    subject: `ให้${brand}ส่งอีเมลมาที่นี่อีกครั้ง`,
    lines: [
      'สวัสดี',
      'อีเมลจากเราส่งไม่ถึงคุณหลายครั้ง เราเลยหยุดส่งข่าวและสรุปมาที่นี่ก่อน',
      'ถ้าคุณอ่านอีเมลฉบับนี้ได้ แปลว่ากลับมาส่งถึงแล้ว กดปุ่มด้านล่างภายใน 24 ชั่วโมง แล้วเราจะส่งให้เหมือนเดิม',
    ],
    button: 'ส่งมาที่นี่ได้เลย',
    note: 'ถ้าคุณไม่ได้ขอ ไม่ต้องทำอะไร เราจะไม่ส่งข่าวและสรุปมาที่อีเมลนี้',
  }),
  en: (brand) => ({
    subject: `Have ${brand} write to you here again`,
    lines: [
      'Hello,',
      'Several of our mails could not be delivered to you, so we stopped sending you news and summaries.',
      'If you can read this, mail arrives again. Press the button within 24 hours, and we send them as before.',
    ],
    button: 'Send them here again',
    note: 'If you did not ask for this, there is nothing to do: no news or summaries are sent here.',
  }),
}
