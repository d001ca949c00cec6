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
  'problemStatus.sent': { th: 'สิ่งที่คุณส่งมา', en: 'What you sent' },
  'problemStatus.sent.photo': { th: 'รูปที่ส่งเมื่อ {time}', en: 'Photo sent on {time}' },
  'problemStatus.sent.gone': {
    th: 'รูปนี้ถูกลบแล้วตามระยะเวลาจัดเก็บ',
    en: 'This photo has been deleted because its storage period ended.',
  },
  'problemStatus.sent.member': {
    th: 'เรื่องนี้แจ้งจากบัญชีสมาชิก เข้าสู่ระบบด้วยบัญชีนั้นเพื่อดูข้อความ ดูรูป หรือส่งข้อมูลเพิ่ม',
    en: 'This report was sent from a member’s account. Sign in to that account to see the messages and photos, or to add more.',
  },
  'problemStatus.sent.signIn': { th: 'เข้าสู่ระบบ', en: 'Sign in' },
  'problemStatus.sent.other': {
    th: 'เรื่องนี้แจ้งจากบัญชีสมาชิกอื่น จึงดูข้อความและรูปจากบัญชีนี้ไม่ได้',
    en: 'This report was sent from another account, so you can’t see its messages and photos here.',
  },
  'problemStatus.add': { th: 'ส่งข้อมูลเพิ่ม', en: 'Add to your report' },
  'problemStatus.add.message': { th: 'ข้อความถึงทีมงาน', en: 'Message to our team' },
  'problemStatus.add.hint': {
    th: 'พิมพ์ข้อความ แนบรูป หรือส่งทั้งสองอย่างก็ได้',
    en: 'Write a message, attach a photo, or both.',
  },
  'problemStatus.add.send': { th: 'ส่งเพิ่ม', en: 'Send' },
  'problemStatus.add.empty': {
    th: 'พิมพ์ข้อความหรือแนบรูปก่อนส่ง',
    en: 'Write a message or attach a photo',
  },
  'problemStatus.add.closed': {
    th: 'เรื่องนี้ปิดแล้ว จึงส่งข้อมูลเพิ่มไม่ได้ ถ้ายังมีปัญหา แจ้งเรื่องใหม่ได้เลย',
    en: 'This report is closed, so you can’t add to it. If there’s still a problem, send a new report.',
  },
  'problemStatus.add.full': {
    th: 'เรื่องนี้มีข้อความครบจำนวนแล้ว ติดต่อทีมงานโดยตรงและบอกรหัสนี้ได้เลย',
    en: 'This report can’t take any more messages. Please contact our team and give them this code.',
  },
  'problemStatus.add.owner': {
    th: 'เฉพาะสมาชิกที่แจ้งเรื่องนี้เท่านั้นที่ส่งข้อมูลเพิ่มได้ เข้าสู่ระบบด้วยบัญชีที่ใช้แจ้ง',
    en: 'Only the member who sent this report can add to it. Sign in to the account you used.',
  },
  'problemStatus.added': { th: 'ได้รับข้อมูลเพิ่มแล้ว', en: 'We’ve got your message' },
  'problemStatus.added.hint': {
    th: 'ข้อมูลนี้อยู่ในเรื่องเดิมแล้ว ทีมงานเปิดดูได้ ไม่ต้องแจ้งใหม่',
    en: 'Our team can see it in your report. You don’t need to report it again.',
  },
  'problemStatus.added.more': { th: 'ส่งเพิ่มอีก', en: 'Add something else' },
  'problemStatus.help': {
    th: 'มีคำถามเพิ่ม บอกรหัสนี้กับทีมงานได้เลย',
    en: 'Any questions? Give our team this code.',
  },
})
