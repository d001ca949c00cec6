import { randomUUID } from 'node:crypto'
import type { CollectionConfig, EmailAdapter } from 'payload'
import { z } from 'zod'
import { adminUrl } from '../../engines/admin/admin-url.ts'
import { deliveryId } from '../../engines/mail/letter.ts'
import { renderHtml } from '../../engines/mail/mail-body.ts'
import { mailEnv } from '../../engines/mail/mail.env.ts'
import { dropped, type OutboxSource, sent } from '../../engines/mail/outbox-source.ts'
import { wakeOutbox } from '../../engines/mail/outbox-wake-up.ts'
import { queueJobs } from '../../engines/mail/outbox.rows.ts'
import { label } from '../../ground/languages/labels.ts'

const subject = 'ตั้งรหัสผ่านใหม่สำหรับหลังบ้าน · Reset your password'
// As long as Payload lets the link work.
const lifetimeMs = 60 * 60 * 1000

/** What a member of staff gets who has forgotten his password. */
export const resetMail = {
  generateEmailSubject: () => subject,
  generateEmailHTML: ({ token = '' }: { token?: string } = {}) =>
    renderHtml(subject, 'th', [
      {
        kind: 'text',
        text: 'มีคำขอตั้งรหัสผ่านใหม่สำหรับบัญชีนี้ กดปุ่มด้านล่างภายใน 1 ชั่วโมงเพื่อตั้งรหัสผ่าน',
      },
      {
        kind: 'text',
        text: 'Somebody asked for a new password for this account. Set it within an hour.',
      },
      {
        kind: 'link',
        name: 'ตั้งรหัสผ่านใหม่ · Set a new password',
        href: adminUrl(`/reset/${encodeURIComponent(token)}`),
      },
      {
        kind: 'note',
        text: 'ถ้าไม่ได้เป็นผู้ขอ ไม่ต้องทำอะไร รหัสผ่านเดิมยังใช้ได้\nIf it was not you, do nothing: your password stays as it is.',
      },
    ]),
} satisfies NonNullable<Exclude<CollectionConfig['auth'], boolean | undefined>['forgotPassword']>

/** The mail as Payload gives it; the link in it cannot be made again. */
const WrittenMail = z.object({ to: z.string(), subject: z.string(), html: z.string() })

/** How the mails leave that Payload itself writes, to staff alone. */
export const staffOutbox: OutboxSource = {
  collection: 'staff',
  purposes: { reset: { label: label('ตั้งรหัสผ่านใหม่', 'New password'), channel: 'mail' } },
  async deliver(job, { sendMail, signal }) {
    const { data: written } = WrittenMail.safeParse(job.content)
    if (!written) return dropped('ลิงก์ถูกลบไปแล้ว (its link was erased)')
    const { to, ...mail } = written
    await sendMail({ id: deliveryId(job), from: mailEnv.from, to: [to], ...mail }, signal)
    return sent
  },
}

/** Payload's mails go into the outbox: they are stored when the answer goes out, and nobody waits for them to leave. */
export const staffEmail: EmailAdapter = ({ payload }) => ({
  name: 'outbox',
  defaultFromAddress: mailEnv.from.address,
  defaultFromName: mailEnv.from.name ?? 'Washhouse',
  async sendEmail(message) {
    const content = WrittenMail.parse(message)
    const { docs } = await payload.find({
      collection: 'staff',
      where: { email: { equals: content.to } },
      limit: 1,
    })
    const [reader] = docs
    if (!reader) throw new Error('Payload wrote to someone who is no staff')
    const expiresAt = new Date(Date.now() + lifetimeMs)
    const job = { subjectId: String(reader.id), purpose: 'reset', part: randomUUID() }
    await queueJobs(payload, staffOutbox, [{ ...job, content, expiresAt }])
    wakeOutbox()
  },
})
