import { resetPurpose } from '../../../engines/accounts/account-mail.ts'
import type { OutboxPurpose } from '../../../engines/mail/outbox-source.ts'
import { label, type Label } from '../../../ground/languages/labels.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

/** Whoever registers types his address: of one that does not exist nobody need be told. */
const toMember = (text: Label): OutboxPurpose => ({ label: text, channel: 'mail', toVisitor: true })

/** What is mailed to members. */
export const memberPurposes = {
  reset: { ...resetPurpose, toVisitor: true },
  welcome: toMember(label('ต้อนรับและยืนยันอีเมล', 'Welcome and verification')),
  verify: toMember(label('ยืนยันอีเมล', 'Verification')),
  'new-email': toMember(label('ยืนยันอีเมลใหม่', 'Confirm a new e-mail')),
  'email-moved': toMember(label('แจ้งว่าอีเมลเปลี่ยนแล้ว', 'E-mail was changed')),
  'password-changed': toMember(label('แจ้งว่ารหัสผ่านเปลี่ยนแล้ว', 'Password was changed')),
  'new-device': toMember(label('แจ้งการเข้าสู่ระบบจากเครื่องใหม่', 'Sign-in on a new device')),
  misuse: toMember(label('แจ้งการใช้เซสชันผิดปกติ', 'Session was misused')),
  'line-joined': toMember(label('แจ้งว่าเชื่อมกับ LINE แล้ว', 'LINE was joined')),
  'line-parted': toMember(label('แจ้งว่าเลิกเชื่อมกับ LINE แล้ว', 'LINE was parted')),
  suspended: toMember(label('แจ้งว่าบัญชีถูกระงับ', 'Account was suspended')),
  'appeal-granted': toMember(label('แจ้งว่าเลิกระงับหลังทบทวน', 'Appeal was granted')),
  'appeal-refused': toMember(label('แจ้งว่ายังระงับหลังทบทวน', 'Appeal was turned down')),
  inactive: toMember(label('แจ้งว่าบัญชีที่ไม่ได้ใช้จะถูกลบ', 'Unused account will be deleted')),
  unverified: toMember(label('แจ้งว่าบัญชีที่ยังไม่ยืนยันอีเมลจะถูกลบ', 'Unconfirmed account will be deleted')),
  deleted: toMember(label('แจ้งว่าลบบัญชีแล้ว', 'Account was deleted')),
} satisfies Record<string, OutboxPurpose>

export type MemberPurpose = keyof typeof memberPurposes

/** How long each may leave, in milliseconds, and its link works, if it has one. */
export const mailLifetimes: Record<MemberPurpose, number> = {
  reset: hour,
  welcome: day,
  verify: day,
  'new-email': day,
  'email-moved': 7 * day,
  'password-changed': 3 * day,
  'new-device': 3 * day,
  misuse: 3 * day,
  'line-joined': 3 * day,
  'line-parted': 3 * day,
  suspended: 14 * day,
  'appeal-granted': 14 * day,
  'appeal-refused': 14 * day,
  inactive: 14 * day,
  unverified: 7 * day,
  deleted: 3 * day,
}
