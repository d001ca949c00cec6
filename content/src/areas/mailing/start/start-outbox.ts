import { randomUUID } from 'node:crypto'
import { languages } from '@washhouse/contract/language'
import { eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { drawSeed, openLink, tokenOf } from '../../../engines/accounts/mail-links.rows.ts'
import { type Brand, readBrand } from '../../../engines/mail/brand.ts'
import { type Letter, toMail } from '../../../engines/mail/letter.ts'
import { oneLine } from '../../../engines/mail/one-line.ts'
import type { Job } from '../../../engines/mail/outbox-job.ts'
import {
  type Delivered,
  type DeliveryTools,
  dropped,
  type OutboxSource,
  sent,
} from '../../../engines/mail/outbox-source.ts'
import { wakeOutbox } from '../../../engines/mail/outbox-wake-up.ts'
import { queueJobs } from '../../../engines/mail/outbox.rows.ts'
import { connectionTo } from '../../../ground/database/tables.ts'
import { label } from '../../../ground/languages/labels.ts'
import { spacedName } from '../../../ground/languages/spaced-name.ts'
import { websitePage } from '../../../ground/website-page.ts'
import { readChoice } from '../choice/mail-choices.rows.ts'
import { mailedMembersOf } from '../choice/mailing-tables.ts'
import { startWords } from './start-words.ts'

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
const Reader = z.object({
  id: z.string(),
  email: z.string(),
  language: z.enum(languages),
  status: z.enum(['active', 'suspended']),
})

async function deliver(job: Job, { payload, sendMail, signal }: DeliveryTools): Promise<Delivered> {
  const { data: content } = Content.safeParse(job.content)
  if (!content || !job.expiresAt) return dropped('ลิงก์ถูกลบไปแล้ว (its link was erased)')
  const reader = await findReader(payload, job.subjectId)
  if (reader?.status !== 'active') return dropped('ไม่มีบัญชีที่ใช้งานได้ (there is no active account)')
  const { id, email, language } = reader
  if ((await readChoice(payload, id)).stoppedAddress !== email)
    return dropped('ส่งถึงอีเมลนี้ได้แล้ว (the address is not stopped any more)')
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

async function findReader(payload: BasePayload, memberId: string) {
  const members = mailedMembersOf(payload)
  const { id, email, language, status } = members
  const [row] = await connectionTo(payload)
    .select({ id, email, language, status })
    .from(members)
    .where(eq(id, memberId))
  return row && Reader.parse(row)
}

function writeLetter(
  language: z.infer<typeof Reader>['language'],
  { brandName, email }: Brand,
  token: string,
): Letter {
  const words = startWords[language](spacedName(oneLine(brandName), language))
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
