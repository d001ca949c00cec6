import { adminUrl } from '../../core/admin/admin-url.ts'
import { say } from '../../core/mail/brand-email.ts'
import type { Letter } from '../../core/mail/email-content.ts'

/** What changed, for the notice to the owner. */
export const accountChanges = ['password', 'email', 'factor', 'recoveryCodes'] as const
export type AccountChange = (typeof accountChanges)[number]

export function writeResetMail(token: string): Letter {
  return {
    subject: 'ตั้งรหัสผ่านใหม่สำหรับหลังบ้าน · Reset your password',
    parts: [
      say('มีคำขอตั้งรหัสผ่านใหม่สำหรับบัญชีนี้ กดปุ่มด้านล่างภายใน 1 ชั่วโมงเพื่อตั้งรหัสผ่าน'),
      say('Someone asked for a new password for this account. Set it within an hour.'),
      {
        kind: 'link',
        name: 'ตั้งรหัสผ่านใหม่ · Set a new password',
        href: passwordUrl(token),
      },
      {
        kind: 'note',
        text: 'ถ้าไม่ได้เป็นผู้ขอ ไม่ต้องทำอะไร รหัสผ่านเดิมยังใช้ได้\nIf it wasn’t you, ignore this email. Your password stays the same.',
      },
    ],
  }
}

export function writeInvitation(token: string): Letter {
  return {
    subject: 'คำเชิญเข้าใช้ระบบหลังบ้าน · Your invitation to the admin',
    parts: [
      say('คุณได้รับสิทธิ์เข้าใช้ระบบหลังบ้าน กดปุ่มด้านล่างภายใน 7 วันเพื่อตั้งรหัสผ่านของคุณเอง'),
      say('You’ve been invited to the admin. Choose your password within 7 days.'),
      { kind: 'link', name: 'ตั้งรหัสผ่าน · Choose a password', href: passwordUrl(token) },
      {
        kind: 'note',
        text: 'ลิงก์นี้ใช้ได้ครั้งเดียว อย่าส่งต่อให้ผู้อื่น\nThis link works once. Don’t share it.',
      },
    ],
  }
}

/** The page where an account's password is set. */
export function passwordUrl(token: string): string {
  return adminUrl(`/reset/${encodeURIComponent(token)}`)
}

const changeWords = {
  password: { th: 'รหัสผ่าน', en: 'password' },
  email: { th: 'อีเมล', en: 'email' },
  factor: { th: 'การยืนยันสองขั้น', en: 'second factor' },
  recoveryCodes: { th: 'ชุดรหัสสำรอง', en: 'set of recovery codes' },
} satisfies Record<AccountChange, object>

/** Notice of a changed account; the old address does not learn the new one. */
export function writeNotice(what: readonly AccountChange[]): Letter {
  const inThai = what.map((each) => changeWords[each].th).join('และ')
  const inEnglish = what.map((each) => changeWords[each].en).join(' and ')
  return {
    subject: `${inThai}ของบัญชีหลังบ้านถูกเปลี่ยน · Your account was changed`,
    parts: [
      say(`${inThai}ของบัญชีหลังบ้านนี้เพิ่งถูกเปลี่ยน`),
      say(`The ${inEnglish} of this admin account was just changed.`),
      {
        kind: 'note',
        text: 'ถ้าไม่ได้เป็นผู้เปลี่ยน กรุณาแจ้งผู้ดูแลระบบทันที\nIf it wasn’t you, tell an administrator right away.',
      },
    ],
  }
}

export function writeSignedOut(): Letter {
  return {
    subject: 'ผู้ดูแลระบบสั่งให้บัญชีหลังบ้านออกจากระบบ · You were signed out',
    parts: [
      say('ผู้ดูแลระบบเพิ่งสั่งให้บัญชีหลังบ้านนี้ออกจากระบบ เข้าสู่ระบบใหม่ได้ตามปกติ'),
      say('An administrator just signed this admin account out. You can sign in again.'),
      {
        kind: 'note',
        text: 'ถ้าไม่ทราบเหตุผล กรุณาถามผู้ดูแลระบบ\nIf you do not know why, ask an administrator.',
      },
    ],
  }
}
