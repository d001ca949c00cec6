import type { CollectionConfig } from 'payload'
import { adminUrl } from '../../engines/admin/admin-url.ts'
import { renderHtml } from '../../engines/mail/mail-body.ts'

const subject = 'ตั้งรหัสผ่านใหม่สำหรับหลังบ้าน · Reset your password'

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
