import { defineMessages, type MessageIdOf } from '../../core/i18n/messages.ts'

export type ProblemStatusMessageId = MessageIdOf<typeof problemStatusMessages>

export const problemStatusMessages = defineMessages({
  'problemStatus.problem': { th: 'แจ้งปัญหาการใช้งาน', en: 'Report a problem' },
  'problemStatus.title': { th: 'ติดตามเรื่องที่แจ้ง', en: 'Follow your report' },
  'problemStatus.lead': {
    th: 'ใส่รหัสที่ได้ตอนแจ้งเรื่อง แล้วดูว่าถึงไหนแล้ว',
    en: 'Enter the code you were given to see how far we have got.',
  },
  'problemStatus.code': { th: 'รหัสติดตามเรื่อง', en: 'Your code' },
  'problemStatus.code.hint': {
    th: '8 ตัว เช่น 7K3M-Q9TD',
    en: 'Eight characters, such as 7K3M-Q9TD',
  },
  'problemStatus.lost': {
    th: 'รหัสหาย ทักหรือโทรหาเรา บอกสาขา วันเวลา และเบอร์หรืออีเมลที่ให้ไว้ ทีมงานหาเรื่องให้ได้',
    en: 'Lost the code? Message or call us with the branch, the day and the phone or email you gave: our team can find the report.',
  },
  'problemStatus.look': { th: 'ดูความคืบหน้า', en: 'Check progress' },
  'problemStatus.missing': {
    th: 'ไม่พบเรื่องที่ใช้รหัสนี้ ตรวจตัวอักษรและตัวเลขอีกครั้ง',
    en: 'No report has this code. Please check the letters and digits.',
  },
  'problemStatus.failed': {
    th: 'ตอนนี้เปิดดูสถานะไม่ได้ เรื่องของคุณยังอยู่กับเรา รอสักครู่แล้วลองอีกครั้ง',
    en: 'The status is not available just now. Your report is safe with us: try again in a moment.',
  },
  'problemStatus.report': { th: 'แจ้งเรื่องใหม่', en: 'Report something new' },
  'problemStatus.of': { th: 'เรื่องรหัส', en: 'Report' },
  'problemStatus.created': { th: 'แจ้งเมื่อ', en: 'Reported' },
  'problemStatus.updated': { th: 'อัปเดตล่าสุด', en: 'Last update' },
  'problemStatus.steps': { th: 'ความคืบหน้า', en: 'Progress' },
  'problemStatus.now': { th: 'ตอนนี้', en: 'now' },
  'problemStatus.done': { th: 'เสร็จแล้ว', en: 'done' },
  'problemStatus.received.hint': {
    th: 'เรื่องอยู่ในคิวของทีมงานสาขา',
    en: 'It is in the queue of the branch team.',
  },
  'problemStatus.working.hint': {
    th: 'ทีมงานกำลังตรวจเครื่องและยอดเงิน',
    en: 'The team is checking the machine and the amount.',
  },
  'problemStatus.refunded.hint': {
    th: 'คืนเงินตามยอดที่ตรวจพบเรียบร้อย',
    en: 'The missing amount has been refunded.',
  },
  'problemStatus.refunded.ahead': {
    th: 'ถ้ามียอดต้องคืน',
    en: 'If there is anything to refund.',
  },
  'problemStatus.closed.hint': {
    th: 'จัดการเรียบร้อย ขอบคุณที่บอกเรา',
    en: 'All done. Thank you for telling us.',
  },
  'problemStatus.help': {
    th: 'อยากถามเพิ่ม บอกรหัสนี้กับทีมงานได้เลย',
    en: 'Anything to ask? Tell our team this code.',
  },
})
