import { type Language, languages } from '@washhouse/contract/language'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { brandIn, brandEmail, say, sendBrandEmail } from '../../../core/mail/brand-email.ts'
import { queueJobs } from '../../../core/mail/outbox.rows.ts'
import {
  type Delivered,
  type DeliveryTools,
  dropped,
  type OutboxSource,
  type Job,
} from '../../../core/mail/outbox-source.ts'
import { label } from '../../../platform/languages/labels.ts'

/** Acknowledgements of take-down requests. */
export const takeDownOutbox: OutboxSource = {
  collection: 'board-take-downs',
  purposes: {
    'take-down': {
      label: label('ตอบรับคำขอให้นำออก', 'Take-down request received'),
      channel: 'mail',
      toVisitor: true,
    },
  },
  deliver,
}

const Content = z.object({ language: z.enum(languages) })

/** Call in the transaction that stores the request. */
export async function queueTakeDownAcknowledgement(
  payload: BasePayload,
  id: number,
  language: Language,
): Promise<void> {
  const job = { subjectId: String(id), purpose: 'take-down', content: { language } }
  await queueJobs(payload, takeDownOutbox, [job])
}

async function deliver(job: Job, tools: DeliveryTools): Promise<Delivered> {
  const id = Number(job.subjectId)
  const asked = { collection: 'board-take-downs', id, disableErrors: true } as const
  const given = await tools.payload.findByID(asked)
  const { data: content } = Content.safeParse(job.content)
  if (!given || !content) return dropped('คำขอนี้ถูกลบไปแล้ว (it was erased)')
  const { language } = content
  const receiver = { to: [given.email], language, share: 'strangers' } as const
  return await sendBrandEmail(job, tools, receiver, (brand) => {
    const { subject, text, note } = words[language](brandIn(language, brand))
    return brandEmail(language, brand, { subject, parts: [say(text)], note })
  })
}

/** Contains nothing that the sender typed: anyone can enter another person's address. */
const words = {
  th: (brand: string) => ({
    subject: `${brand}ได้รับคำขอให้นำข้อความออกแล้ว`,
    text: 'เราได้รับคำขอให้นำข้อความออกจากเว็บบอร์ดแล้ว ทีมงานจะตรวจสอบภายใน 24 ชั่วโมง แล้วติดต่อกลับทางอีเมลนี้',
    note: 'อีเมลนี้ส่งอัตโนมัติ เพราะมีผู้กรอกอีเมลของคุณบนเว็บไซต์ ถ้าไม่ใช่คุณ ไม่ต้องทำอะไร',
  }),
  en: (brand: string) => ({
    subject: `${brand} has received your request about the web board`,
    text: 'We’ve received your request to remove something from our web board. Our team will review it within 24 hours and reply to you at this email address.',
    note: 'We sent this email automatically because someone entered your address on our website. If it wasn’t you, ignore it.',
  }),
}
