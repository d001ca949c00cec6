import { type Language, languages } from '@washhouse/contract/language'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { toMail, type Letter } from '../../../core/mail/letter.ts'
import { oneLine } from '../../../core/mail/one-line.ts'
import { queueJobs } from '../../../core/mail/outbox.rows.ts'
import {
  type Delivered,
  type DeliveryTools,
  dropped,
  type OutboxSource,
  sent,
  type Job,
} from '../../../core/mail/outbox-source.ts'
import { label } from '../../../platform/languages/labels.ts'
import { spacedName } from '../../../platform/languages/spaced-name.ts'

/** The acknowledgement to whoever asks for something to be taken down. */
export const takeDownOutbox: OutboxSource = {
  collection: 'board-take-downs',
  purposes: {
    'take-down': {
      label: label('ตอบรับคำขอให้นำออก', 'To who asks for a take-down'),
      channel: 'mail',
      toVisitor: true,
    },
  },
  deliver,
}

const Content = z.object({ language: z.enum(languages) })

/** Queues it in the write that stores what it acknowledges. */
export async function keepAcknowledgement(
  payload: BasePayload,
  id: number,
  language: Language,
): Promise<void> {
  const job = { subjectId: String(id), purpose: 'take-down', content: { language } }
  await queueJobs(payload, takeDownOutbox, [job])
}

async function deliver(job: Job, { payload, sendMail, signal }: DeliveryTools): Promise<Delivered> {
  const id = Number(job.subjectId)
  const given = await payload.findByID({ collection: 'board-take-downs', id, disableErrors: true })
  const { data: content } = Content.safeParse(job.content)
  if (!given || !content) return dropped('คำขอนี้ถูกลบไปแล้ว (it was erased)')
  const { language } = content
  const settings = { slug: 'settings', locale: language, fallbackLocale: 'th' } as const
  const { brandName, email } = await payload.findGlobal(settings)
  const letter = writeLetter(language, brandName, email)
  const envelope = { to: [given.email], from: brandName, language, share: 'strangers' } as const
  await sendMail(toMail(job, letter, envelope), signal)
  return sent
}

/** Nothing that the sender typed is in it: anyone can enter another's address. */
function writeLetter(language: Language, brandName: string, email?: string | null): Letter {
  const brand = spacedName(oneLine(brandName), language)
  const { subject, lines, note } = language === 'th' ? thai(brand) : english(brand)
  return {
    subject: oneLine(subject),
    parts: [
      ...lines.map((text) => ({ kind: 'text', text: text.trim() }) as const),
      { kind: 'note', text: note },
    ],
    ...(email ? { replyTo: { name: brandName, address: email } } : {}),
  }
}

const thai = (brand: string) => ({
  subject: `${brand}ได้รับคำขอให้นำข้อความออกแล้ว`,
  lines: [
    'สวัสดี',
    'เราได้รับคำขอให้นำข้อความออกจากเว็บบอร์ดแล้ว ทีมงานจะตรวจสอบภายใน 24 ชั่วโมง แล้วติดต่อกลับทางอีเมลนี้',
    `ทีมงาน${brand}`,
  ],
  note: 'อีเมลนี้ส่งอัตโนมัติ เพราะมีผู้กรอกอีเมลของคุณบนเว็บไซต์ ถ้าไม่ใช่คุณ ไม่ต้องทำอะไร',
})

const english = (brand: string) => ({
  subject: `${brand} has received your request`,
  lines: [
    'Hello,',
    'We have received your request to take something off our web board. Our team looks at it within 24 hours and answers to this address.',
    `The ${brand} team`,
  ],
  note: 'This mail was sent because your address was entered on our website. If that was not you, there is nothing to do.',
})
