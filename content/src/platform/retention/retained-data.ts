import { label, type Label } from '../languages/labels.ts'

/** Legal bases for storing data, in the words of the Act. */
export const bases = {
  contract: label('สัญญา (มาตรา 24 (3))', 'Contract (section 24 (3))'),
  consent: label('ความยินยอม (มาตรา 19)', 'Consent (section 19)'),
  interest: label('ประโยชน์โดยชอบด้วยกฎหมาย (มาตรา 24 (5))', 'Legitimate interest (section 24 (5))'),
  duty: label('หน้าที่ตามกฎหมาย (มาตรา 24 (6))', 'Legal obligation (section 24 (6))'),
}

export const receivers = {
  host: label('ผู้ให้บริการเซิร์ฟเวอร์', 'Hosting provider'),
  mail: label('ผู้ให้บริการอีเมล', 'Mail provider'),
  line: label('LINE (LY Corporation)', 'LINE (LY Corporation)'),
  franchisees: label('ผู้รับแฟรนไชส์ เฉพาะเรื่องของร้านตัวเอง', 'Franchisees, only for their own shop'),
  members: label('สมาชิกคนอื่น', 'Other members'),
  authorities: label('เจ้าพนักงาน เมื่อกฎหมายบังคับ', 'Authorities, if the law requires it'),
}

/** A number of days after an event. The variable `setting` overrides `days`. */
export interface Days {
  days: number
  from: Label
  setting?: RetentionSetting
}

export interface Lasting {
  until: Label
}

export interface Kept {
  what: Label
  /** Collections by slug; folders of the data folder end with a slash. */
  where: readonly string[]
  purpose: Label
  basis: keyof typeof bases
  receivers: readonly (keyof typeof receivers)[]
  period: Days | Lasting
  /** The bold label before the period in the privacy policy. */
  inPolicy?: Label
}

export type RetentionSetting =
  | 'LEAD_DAYS'
  | 'MESSAGE_DAYS'
  | 'PROBLEM_PHOTO_DAYS'
  | 'CONSENT_LOG_DAYS'
  | 'TRAFFIC_LOG_DAYS'

export function hasDays(period: Days | Lasting): period is Days {
  return 'days' in period
}
