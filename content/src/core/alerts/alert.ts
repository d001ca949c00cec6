import { label, namesIn, type Label } from '../../platform/languages/labels.ts'

/** What operators are told about. Each has a section with the same name in docs/alerts.md. */
export const alertTitles = {
  database: label('ฐานข้อมูลอ่านหรือบันทึกไม่ได้', 'The database cannot be read or written'),
  disk: label('พื้นที่ดิสก์ใกล้เต็ม', 'The disk is nearly full'),
  backup: label('ไม่มีข้อมูลสำรองล่าสุด', 'There is no recent backup'),
  outbox: label('อีเมลหรือข้อความส่งออกไม่ได้', 'Emails or messages cannot be sent'),
  campaigns: label('การส่งอีเมลถึงสมาชิกหยุดชะงัก', 'Sending to members has stopped'),
  cases: label('มีเรื่องที่เกินกำหนดตอบ', 'Cases are overdue'),
  errors: label('ระบบตอบด้วยข้อผิดพลาดหลายครั้ง', 'Many requests fail'),
  slow: label('ระบบทำงานช้าผิดปกติ', 'The service is overloaded'),
  'sign-ins': label('มีการลงชื่อเข้าใช้ผิดหลายครั้ง', 'Many sign-ins fail'),
  website: label(
    'เข้าเว็บไซต์ไม่ได้ หรือใบรับรองใกล้หมดอายุ',
    'The website cannot be reached, or its certificate expires',
  ),
} satisfies Record<string, Label>

export type AlertName = keyof typeof alertTitles
export const alertNames = namesIn(alertTitles)

/** What an operator needs to know first; logged as it is. */
export type AlertDetails = Readonly<Record<string, unknown>>

/** Returns details while there is something to report. */
export type AlertCheck = () => Promise<AlertDetails | undefined>

export type AlertChecks = Readonly<Partial<Record<AlertName, AlertCheck>>>

export interface Alert {
  name: AlertName
  state: 'started' | 'ended'
  /** ISO. */
  since: string
  details: AlertDetails
}
