import { defineMessages, type MessageIdOf } from '../../core/i18n/messages.ts'

export type ProblemStatusMessageId = MessageIdOf<typeof problemStatusMessages>

export const problemStatusMessages = defineMessages({
  'problemStatus.problem': { th: 'แจ้งปัญหาการใช้งาน', en: 'Report a problem' },
  'problemStatus.title': { th: 'ติดตามเรื่องที่แจ้ง', en: 'Track your report' },
  'problemStatus.lead': {
    th: 'ใส่รหัสที่ได้ตอนแจ้งเรื่อง แล้วดูว่าถึงไหนแล้ว',
    en: 'Enter your report code to check its progress.',
  },
  'problemStatus.code': { th: 'รหัสติดตามเรื่อง', en: 'Report code' },
  'problemStatus.code.hint': {
    th: '8 ตัว เช่น 7K3M-Q9TD',
    en: '8 characters, e.g. 7K3M-Q9TD',
  },
  'problemStatus.lost': {
    th: 'ถ้าทำรหัสหาย ทักหรือโทรหาเรา บอกสาขา วันเวลา และเบอร์โทรหรืออีเมลที่ให้ไว้ ทีมงานค้นหาเรื่องให้ได้',
    en: 'Lost the code? Message or call us with the branch, the date and the phone or email you gave. Our team can find your report.',
  },
  'problemStatus.look': { th: 'ดูความคืบหน้า', en: 'Check progress' },
  'problemStatus.missing': {
    th: 'ไม่พบเรื่องที่ใช้รหัสนี้ ตรวจตัวอักษรและตัวเลขอีกครั้ง',
    en: 'No report has this code. Please check the letters and numbers.',
  },
  'problemStatus.failed': {
    th: 'ตอนนี้เปิดดูสถานะไม่ได้ แต่เรื่องของคุณยังอยู่ครบ รอสักครู่แล้วลองอีกครั้ง',
    en: 'We can’t show the status right now, but your report is safe with us. Please try again in a moment.',
  },
  'problemStatus.report': { th: 'แจ้งเรื่องใหม่', en: 'Report another problem' },
  'problemStatus.of': { th: 'เรื่องรหัส', en: 'Report' },
  'problemStatus.created': { th: 'แจ้งเมื่อ', en: 'Reported' },
  'problemStatus.updated': { th: 'อัปเดตล่าสุด', en: 'Last updated' },
  'problemStatus.steps': { th: 'ความคืบหน้า', en: 'Progress' },
  'problemStatus.now': { th: 'ตอนนี้', en: 'now' },
  'problemStatus.done': { th: 'เสร็จแล้ว', en: 'done' },
  'problemStatus.received.hint': {
    th: 'เรื่องอยู่ในคิวของทีมงานสาขา',
    en: 'It’s in the branch team’s queue.',
  },
  'problemStatus.working.hint': {
    th: 'ทีมงานกำลังตรวจเครื่องและยอดเงิน',
    en: 'The team is checking the machine and the amount.',
  },
  'problemStatus.refunded.hint': {
    th: 'คืนเงินตามยอดที่ตรวจพบเรียบร้อย',
    en: 'We’ve refunded the amount we confirmed.',
  },
  'problemStatus.refunded.ahead': {
    th: 'ถ้ามียอดต้องคืน',
    en: 'If a refund is due.',
  },
  'problemStatus.closed.hint': {
    th: 'จัดการเรียบร้อย ขอบคุณที่บอกเรา',
    en: 'All done. Thanks for telling us.',
  },
  'problemStatus.help': {
    th: 'มีคำถามเพิ่ม บอกรหัสนี้กับทีมงานได้เลย',
    en: 'Any questions? Give our team this code.',
  },
})
