import { label, type Label } from '../../../ground/languages/labels.ts'

/** What a breach may do to those concerned, as whoever assesses it finds. */
export const riskLabels = {
  none: label('ไม่มีความเสี่ยง', 'No risk'),
  risk: label('มีความเสี่ยง', 'A risk'),
  high: label('ความเสี่ยงสูง', 'A high risk'),
}
export type Risk = keyof typeof riskLabels

/** What administrators write of a breach; its log names what they changed. */
export const textLabels = {
  title: label('เรื่อง', 'Title'),
  foundAt: label('พบเมื่อ', 'Found'),
  description: label('เกิดอะไรขึ้น', 'What happened'),
  assessment: label('เหตุผลของการประเมิน', 'Why'),
  officeNoticeThai: label('หนังสือแจ้ง สคส. (ไทย)', 'To the office (Thai)'),
  officeNoticeEnglish: label('หนังสือแจ้ง สคส. (อังกฤษ)', 'To the office (English)'),
  concernedNoticeThai: label('ข้อความแจ้งเจ้าของข้อมูล (ไทย)', 'To those concerned (Thai)'),
  concernedNoticeEnglish: label('ข้อความแจ้งเจ้าของข้อมูล (อังกฤษ)', 'To those concerned (English)'),
}

/** What is done about a breach, as its log has it. */
export const breachActLabels = {
  found: label('พบเหตุ', 'Found'),
  assessed: label('ประเมินความเสี่ยง', 'Assessed'),
  changed: label('แก้ไขบันทึก', 'Changed'),
  listed: label('ดาวน์โหลดรายชื่อเจ้าของข้อมูล', 'List of those concerned taken'),
  'told-office': label('แจ้ง สคส. แล้ว', 'The office was told'),
  'told-concerned': label('แจ้งเจ้าของข้อมูลแล้ว', 'Those concerned were told'),
  closed: label('ปิดเหตุ', 'Closed'),
  reopened: label('เปิดเหตุใหม่', 'Opened again'),
}
export type BreachAct = keyof typeof breachActLabels

/** Of whom a list is made. */
export const whoLabels = {
  members: label('สมาชิกทุกคน', 'All members'),
  'signed-in': label('สมาชิกที่ใช้งานในช่วงเวลา', 'Members who were signed in between'),
  files: label('สมาชิกที่มีรูปหรือไฟล์', 'Members with pictures'),
  leads: label('ผู้ติดต่อในช่วงเวลา', 'Those who wrote to us between'),
}
export type Who = keyof typeof whoLabels

/** Everything else that the page of a breach says. */
export const breachTexts = {
  title: label('ดำเนินการ', 'Handling'),
  clock: label('ต้องแจ้ง สคส. ภายใน 72 ชั่วโมง คือก่อน', 'The office is to be told within 72 hours, by'),
  late: label('เลยกำหนดแล้ว', 'overdue'),
  hoursLeft: label('ชั่วโมงที่เหลือ', 'hours left'),
  noNotice: label(
    'ไม่มีความเสี่ยง ไม่ต้องแจ้ง แต่ต้องบันทึกไว้',
    'No risk: nobody need be told, but it is kept.',
  ),
  told: label('แจ้ง สคส. แล้ว', 'The office was told'),
  unassessed: label('ยังไม่ได้ประเมินความเสี่ยง', 'Not assessed yet'),
  toldOffice: label('บันทึกว่าแจ้ง สคส. แล้ว', 'The office was told'),
  toldOfficeAsk: label('แจ้งเมื่อไร ทางไหน เลขรับเรื่องอะไร', 'When, how, and under which number?'),
  toldConcerned: label('บันทึกว่าแจ้งเจ้าของข้อมูลแล้ว', 'Those concerned were told'),
  toldConcernedAsk: label('แจ้งใคร เมื่อไร ทางไหน', 'Whom, when and how?'),
  close: label('ปิดเหตุ', 'Close'),
  closeAsk: label(
    'สรุปว่าแก้ไขอย่างไร และป้องกันไม่ให้เกิดซ้ำอย่างไร',
    'How was it mended, and kept from happening again?',
  ),
  reopen: label('เปิดเหตุใหม่', 'Open again'),
  reopenAsk: label('เหตุผลจะอยู่ในบันทึกขั้นตอน', 'The reason stays in the log.'),
  note: label('บันทึก', 'Note'),
  yes: label('ยืนยัน', 'Confirm'),
  no: label('ยกเลิก', 'Cancel'),
  trouble: label(
    'ไม่สำเร็จ ตรวจว่าประเมินและแจ้งครบแล้ว แล้วโหลดหน้านี้ใหม่',
    'That did not work. See that it is assessed and all were told, and reload.',
  ),
  steps: label('บันทึกขั้นตอน (แก้ไขไม่ได้)', 'Log of steps (never changed)'),
  staff: label('ทีมงาน', 'staff'),
  concerned: label('เจ้าของข้อมูลที่ได้รับผลกระทบ', 'Those concerned'),
  who: label('กลุ่ม', 'Who'),
  from: label('ตั้งแต่ (เวลาไทย)', 'From (Thailand)'),
  to: label('ถึง (เวลาไทย)', 'To (Thailand)'),
  count: label('นับจำนวน', 'Count'),
  download: label('ดาวน์โหลด CSV', 'Download as CSV'),
  people: label('คน', 'people'),
  countTrouble: label(
    'นับไม่ได้ ตรวจช่วงเวลาอีกครั้ง',
    'That could not be counted. Look at the times again.',
  ),
  noticeTitle: label('เหตุการละเมิดข้อมูลส่วนบุคคล', 'Breaches of personal data'),
  open: label('ยังไม่ปิด', 'open'),
  overdue: label('เลย 72 ชั่วโมงโดยยังไม่แจ้ง', 'past 72 hours without a notice'),
} satisfies Record<string, Label>
export type BreachText = keyof typeof breachTexts
