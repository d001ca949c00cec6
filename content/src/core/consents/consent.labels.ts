import { label, type Label } from '../../platform/languages/labels.ts'

/** Purposes that a member can consent to or declare, and withdraw. */
export const purposeLabels = {
  terms: label('ข้อกำหนดการใช้บริการและนโยบายความเป็นส่วนตัว', 'Terms of service and privacy policy'),
  of_age: label('แจ้งว่าอายุ 20 ปีขึ้นไป', 'Declared to be 20 or older'),
  guardian: label('แจ้งว่าผู้ปกครองอนุญาต', 'Declared a guardian’s permission'),
  digest: label('อีเมลสรุปข่าวประจำสัปดาห์', 'Weekly summary by email'),
  bundle: label('อีเมลแจ้งความเคลื่อนไหวของตัวเอง', 'Own updates by email'),
  'line-reports': label('สถานะเรื่องที่แจ้งทาง LINE', 'Report status in LINE'),
  'line-branches': label('ประกาศของสาขาทาง LINE', 'Branch notices in LINE'),
} satisfies Record<string, Label>
export type Purpose = keyof typeof purposeLabels

export const consentActLabels = {
  given: label('ให้ไว้', 'Given'),
  withdrawn: label('ถอน', 'Withdrawn'),
} satisfies Record<string, Label>
export type ConsentAct = keyof typeof consentActLabels

/** Where the consent was given or withdrawn. */
export const consentChannelLabels = {
  website: label('หน้าเว็บ', 'Website'),
  'mail-link': label('ลิงก์ในอีเมล', 'Link in an email'),
  complaint: label('แจ้งสแปมที่ผู้ให้บริการอีเมล', 'Spam report'),
  line: label('สมัครด้วย LINE', 'Registering with LINE'),
} satisfies Record<string, Label>
export type ConsentChannel = keyof typeof consentChannelLabels
