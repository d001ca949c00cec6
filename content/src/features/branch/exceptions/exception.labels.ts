import type { ExceptionKind } from '@washhouse/contract/branch/branch.contract'
import { label, type Label } from '../../../platform/languages/labels.ts'

export const exceptionKindLabels: Record<ExceptionKind, Label> = {
  closed: label('ปิด', 'Closed'),
  hours: label('เวลาเปิดพิเศษ', 'Special hours'),
  notice: label('ประกาศ (เปิดตามปกติ)', 'Notice (open as usual)'),
}

/** When followers of the branch are notified. */
export const tellLabels = {
  now: label('แจ้งทันที', 'Now'),
  begin: label('แจ้งเมื่อถึงเวลา', 'When it begins'),
  no: label('ไม่แจ้ง', 'Not at all'),
}
