import { label, type Label } from '../languages/labels.ts'

/** What allows that something is kept, by the words of the Act. */
export const bases = {
  contract: label('สัญญา (มาตรา 24 (3))', 'Contract (section 24 (3))'),
  consent: label('ความยินยอม (มาตรา 19)', 'Consent (section 19)'),
  interest: label('ประโยชน์โดยชอบด้วยกฎหมาย (มาตรา 24 (5))', 'Legitimate interest (section 24 (5))'),
  duty: label('หน้าที่ตามกฎหมาย (มาตรา 24 (6))', 'Legal obligation (section 24 (6))'),
}

/** Who receives personal data besides the brand's own staff. */
export const receivers = {
  host: label('ผู้ให้บริการเซิร์ฟเวอร์', 'Hosting provider'),
  mail: label('ผู้ให้บริการอีเมล', 'Mail provider'),
  line: label('LINE (LY Corporation)', 'LINE (LY Corporation)'),
  franchisees: label('ผู้รับแฟรนไชส์ เฉพาะเรื่องของร้านตัวเอง', 'Franchisees, only for their own shop'),
  members: label('สมาชิกคนอื่น', 'Other members'),
  authorities: label('เจ้าพนักงาน เมื่อกฎหมายบังคับ', 'Authorities, if the law requires it'),
}

/** For how many days after what; `setting` is the variable by which that is set, then `days` holds where it is not. */
export interface Days {
  days: number
  from: Label
  setting?: RetentionSetting
}

/** For as long as something lasts: nobody's job. */
export interface Lasting {
  until: Label
}

export interface Kept {
  what: Label
  /** Collections by their slugs, folders of the data folder with a slash behind. */
  where: readonly string[]
  purpose: Label
  basis: keyof typeof bases
  receivers: readonly (keyof typeof receivers)[]
  period: Days | Lasting
  /** What the privacy policy calls it where it tells the period: what stands in bold before that. */
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
