import type { Language } from '@washhouse/contract/language'
import { label, type Label } from '../../platform/languages/labels.ts'

const queueTexts = {
  title: label('เรื่องที่รอทีมงาน', 'Cases'),
  none: label('จัดการครบแล้ว ไม่มีเรื่องรอ', 'All done. Nothing is waiting.'),
  all: label('ทั้งหมด', 'All'),
  open: label('เรื่องที่รอ', 'Open'),
  late: label('เกินเวลา', 'Overdue'),
  due: label('ต้องตัดสินก่อน', 'Due'),
  opened: label('เปิดเรื่องเมื่อ', 'Opened'),
  list: label('เรื่องที่รอ เรียงตามกำหนด', 'Cases by due date'),
  before: label('หน้าก่อน', 'Previous page'),
  behind: label('หน้าถัดไป', 'Next page'),
  page: label('หน้า', 'Page'),
  keys: label(
    'ปุ่มลัดใช้ได้เมื่ออยู่ในกรอบนี้ และไม่ได้กำลังพิมพ์',
    'Shortcuts work inside this frame while you’re not typing.',
  ),
  isIt: label('ต้องตัดสินข้อความนี้', 'Needs a decision'),
  record: label('เปิดหน้าของเรื่องนี้', 'Open the full page'),
  gone: label('เรื่องนี้ถูกลบไปแล้ว', 'This has been deleted'),
  history: label('ประวัติ', 'History'),
  next: label('ข้ามไปเรื่องถัดไป', 'Next case'),
  take: label('รับเรื่อง', 'Take it'),
  giveBack: label('คืนเรื่อง', 'Give it back'),
  taken: label('รับเรื่องแล้ว', 'Taken'),
  givenBack: label('คืนเรื่องแล้ว', 'Given back'),
  mine: label('ฉันรับเรื่องไว้', 'Mine'),
  cancel: label('ยกเลิก', 'Cancel'),
  undo: label('เลิกทำ', 'Undo'),
  done: label('ตัดสินแล้ว', 'Decided'),
  undone: label('เลิกทำแล้ว', 'Undone'),
  trouble: label('ไม่สำเร็จ ลองอีกครั้ง', 'That didn’t work. Try again.'),
}

export const sayIn = (language: Language) => (text: keyof typeof queueTexts) =>
  queueTexts[text][language]

/** Steps that all kinds have. */
export const engineSteps: Readonly<Record<string, Label>> = {
  assigned: label('มอบหมาย', 'Assigned'),
  undo: label('เลิกทำ', 'Undone'),
  refused: label('ทำตามที่ตัดสินไม่ได้', 'Could not be carried out'),
}
