import { hasDays, type Days, type Kept } from './retained-data.ts'
import { retentionPeriods } from './retention-periods.ts'
import { label } from '../languages/labels.ts'

/** Data of staff, backups and audit data: rows of the retention table. */
const keptForRunning = {
  staff: {
    what: label('บัญชีทีมงานหลังบ้าน', 'Accounts of staff'),
    where: ['staff', 'staff-factors', 'payload-preferences', 'payload-locked-documents'],
    purpose: label('ให้ทีมงานทำงาน', 'Work of staff in the admin'),
    basis: 'contract',
    receivers: ['host', 'mail'],
    period: { until: label('จนกว่าผู้ดูแลระบบจะลบ', 'Until an administrator deletes it') },
  },
  'traffic-log': {
    what: label(
      'ข้อมูลจราจร: สมาชิกคนไหนเข้าสู่ระบบหรือโพสต์ เมื่อไร จากหมายเลขไอพีใด (เข้ารหัส เก็บแยก ไม่อยู่ในสำเนาสำรอง)',
      'Traffic data: which member signed in or posted, when and from which address (encrypted, stored separately, in no backup)',
    ),
    where: ['traffic/'],
    purpose: label(
      'หน้าที่ตามพระราชบัญญัติว่าด้วยการกระทำความผิดเกี่ยวกับคอมพิวเตอร์ มาตรา 26',
      'Section 26 of the Computer Crime Act',
    ),
    basis: 'duty',
    receivers: ['host', 'authorities'],
    period: {
      days: 90,
      from: label('หลังวันที่เกิดรายการ', 'after the day'),
      setting: 'TRAFFIC_LOG_DAYS',
    },
    inPolicy: label('ข้อมูลจราจร', 'Traffic data'),
  },
  strays: {
    what: label(
      'ไฟล์ที่ไม่มีข้อมูลใดอ้างถึง ซึ่งระบบตรวจพบประจำวัน (ไม่เผยแพร่ และไม่อยู่ในสำเนาสำรอง)',
      'Files without a record, found by the daily sweep (never served, in no backup)',
    ),
    where: ['strays/'],
    purpose: label(
      'กู้ไฟล์คืนเมื่อระบบเปิดกับฐานข้อมูลผิดชุดหรือชุดเก่า',
      'Restoring files after a start with a wrong or older database',
    ),
    basis: 'interest',
    receivers: ['host'],
    period: { days: 14, from: label('หลังย้ายเข้าโฟลเดอร์นี้', 'after they were moved there') },
  },
  backups: {
    what: label(
      'สำเนาสำรองทุกชนิด และสิ่งที่การกู้คืนเก็บไว้',
      'Backups of every kind, and data that restores replaced',
    ),
    where: ['backups/', 'replaced/'],
    purpose: label(
      'กู้ข้อมูลเมื่อเครื่องหรือโปรแกรมเสีย',
      'Restoring data after a failure of a machine or program',
    ),
    basis: 'interest',
    receivers: ['host'],
    period: { days: 90, from: label('หลังทำสำเนา', 'after they were made') },
    inPolicy: label('สำเนาสำรอง', 'Backups'),
  },
  erasures: {
    what: label('บันทึกว่าลบอะไรไปแล้ว (เป็นรหัสที่อ่านกลับไม่ได้)', 'Ledger of erasures (hashes of ids)'),
    where: ['erasures'],
    purpose: label(
      'ไม่ให้สำเนาสำรองพาข้อมูลที่ลบแล้วกลับมา',
      'Preventing backups from restoring erased data',
    ),
    basis: 'duty',
    receivers: ['host'],
    period: { days: 400, from: label('หลังลบ', 'after the erasure') },
  },
  'staff-audit': {
    what: label(
      'บันทึกว่าทีมงานคนไหนเปิดดู ส่งออก แก้ไข หรือลบข้อมูลส่วนบุคคลเมื่อไร (มีแต่เลขอ้างอิง)',
      'Which member of staff read, exported, changed or erased personal data, and when (ids only)',
    ),
    where: ['staff-audit'],
    purpose: label('ตรวจสอบการใช้ข้อมูลของทีมงาน', 'Reviewing how staff use personal data'),
    basis: 'interest',
    receivers: ['host'],
    period: { days: 400, from: label('หลังรายการนั้น', 'after the entry') },
    inPolicy: label('บันทึกการใช้ข้อมูลของทีมงาน', 'Record of what our staff did'),
  },
  'retention-runs': {
    what: label('บันทึกการลบข้อมูลที่ครบกำหนด (มีแต่จำนวน)', 'Deletions of due data (numbers only)'),
    where: ['retention-runs'],
    purpose: label('เป็นหลักฐานว่าลบตามกำหนด', 'Proof that due data is deleted'),
    basis: 'duty',
    receivers: ['host'],
    period: { days: 400, from: label('นับจากวันที่ลบ', 'after the deletion') },
  },
} as const satisfies Readonly<Record<string, Kept>>

/**
 * All stored personal data: content, place, purpose, basis, period and recipients. It is the source of the deletion jobs,
 * the records of processing in the admin and docs/privacy.md; the policy's numbers are compared with it. Each row with days
 * has a job of the same name (`composition/retention-jobs.ts`).
 */
export const retentionTable = { ...retentionPeriods, ...keptForRunning }

export type RetentionName = keyof typeof retentionTable

/** Rows with days, and so with a job. */
export type TimedRetentionName = {
  [Name in RetentionName]: (typeof retentionTable)[Name]['period'] extends Days ? Name : never
}[RetentionName]

const byName = new Map<string, Kept>(Object.entries(retentionTable))

export function isTimedRetentionName(name: string): name is TimedRetentionName {
  const kept = byName.get(name)
  return kept !== undefined && hasDays(kept.period)
}

/** Days between the notice and the deletion of an unconfirmed account. */
export const unverifiedNoticeDays = 7

/** Days between the two notices and the deletion of an inactive account. */
export const inactiveNoticeDays = { first: 60, last: 14 } as const
