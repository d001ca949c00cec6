import { label, type Label } from '../../platform/languages/labels.ts'

/** Purposes that a member can consent to or declare, and withdraw. */
export const purposeLabels = {
  terms: label('ข้อกำหนดการใช้บริการและนโยบายความเป็นส่วนตัว', 'Terms of service and privacy policy'),
  of_age: label('แจ้งว่าอายุ 20 ปีขึ้นไป', 'Said to be 20 or older'),
  guardian: label('แจ้งว่าผู้ปกครองอนุญาต', 'Said that the guardian agrees'),
  digest: label('อีเมลสรุปข่าวประจำสัปดาห์', 'Weekly summary by e-mail'),
  bundle: label('อีเมลแจ้งเรื่องของตัวเอง', 'Own news by e-mail'),
  'line-reports': label('สถานะเรื่องที่แจ้งทาง LINE', 'States of reports in LINE'),
  'line-branches': label('ประกาศของสาขาทาง LINE', 'Notices of branches in LINE'),
} satisfies Record<string, Label>
export type Purpose = keyof typeof purposeLabels

export const consentActLabels = {
  given: label('ให้ไว้', 'Given'),
  withdrawn: label('ถอน', 'Taken back'),
} satisfies Record<string, Label>
export type ConsentAct = keyof typeof consentActLabels

/** Where the consent was given or withdrawn. */
export const consentChannelLabels = {
  website: label('หน้าเว็บ', 'A page of the website'),
  'mail-link': label('ลิงก์ในอีเมล', 'The link of a mail'),
  complaint: label('แจ้งสแปมที่ผู้ให้บริการอีเมล', 'A report as spam'),
  line: label('สมัครด้วย LINE', 'Registering with LINE'),
} satisfies Record<string, Label>
export type ConsentChannel = keyof typeof consentChannelLabels
