import type { BoardReason } from '@washhouse/contract/webboard/board-moderation.contract'
import { label, type Label, namesIn } from '../../../platform/languages/labels.ts'

export const caseKinds = {
  held: label('รอตรวจก่อนแสดง', 'Held for review'),
  reported: label('มีผู้รายงาน', 'Reported'),
  take_down: label('ขอให้นำออก', 'Take-down'),
  appeal: label('ขอให้ทบทวน', 'Appeal'),
}
export type BoardKind = keyof typeof caseKinds
export const boardKindNames = namesIn<BoardKind>(caseKinds)

export const isBoardKind = (kind: string): kind is BoardKind => kind in caseKinds

export const reasonLabels: Record<BoardReason, Label> = {
  spam: label('โฆษณาหรือสแปม', 'Advertising or spam'),
  abuse: label('หยาบคายหรือคุกคาม', 'Abuse or harassment'),
  personal_data: label('เปิดเผยข้อมูลส่วนตัว', 'Shares personal details'),
  illegal: label('ผิดกฎหมาย', 'Illegal content'),
  off_topic: label('ไม่เกี่ยวกับเว็บบอร์ดนี้', 'Off topic'),
  other: label('เหตุผลอื่น', 'Something else'),
}

/** A step of moderators that belongs to no case. */
export const outsideCases = { kind: 'reported', caseId: null } as const
