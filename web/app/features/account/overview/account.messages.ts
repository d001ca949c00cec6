import { defineMessages, type MessageIdOf } from '../../../core/i18n/messages.ts'

export type AccountMessageId = MessageIdOf<typeof accountMessages>

export const accountMessages = defineMessages({
  'account.title': { th: 'ตะกร้าผ้าของฉัน', en: 'My laundry' },
  'account.hello': { th: 'สวัสดี คุณ{name}', en: 'Hello, {name}' },
  'account.lead': {
    th: 'ดูเรื่องที่แจ้งไว้ และตั้งค่าบัญชีได้ที่นี่',
    en: 'What you reported, and your account, in one place.',
  },

  'account.verify': {
    th: 'ยังไม่ได้ยืนยันอีเมล {email} กดลิงก์ในอีเมลที่เราส่งไปได้เลย',
    en: 'Your email {email} is not confirmed yet. Please open the link that we sent there.',
  },
  'account.verify.again': { th: 'ส่งอีเมลยืนยันอีกครั้ง', en: 'Send the email again' },
  'account.verify.sent': {
    th: 'ส่งอีเมลยืนยันไปที่ {email} แล้ว ถ้าไม่เจอ ลองดูในกล่องจดหมายขยะ',
    en: 'We have sent another email to {email}. If it is not there, look in the junk folder.',
  },
  'account.verify.failed': {
    th: 'ยังส่งอีเมลไม่ได้ รอสักครู่แล้วลองอีกครั้ง',
    en: 'The email could not be sent. Please try again in a moment.',
  },

  'account.posts': { th: 'กระทู้ของฉัน', en: 'My posts' },
  'account.posts.none': {
    th: 'ยังไม่เคยตั้งกระทู้ สงสัยเรื่องคราบหรือเครื่อง ถามคนที่เคยเจอได้เลย',
    en: 'You have not written on the web board yet. Stains, machines: somebody has been there before.',
  },
  'account.posts.write': { th: 'ตั้งกระทู้', en: 'Write a post' },
  'account.posts.all': { th: 'ดูกระทู้ของฉันทั้งหมด', en: 'See all my posts' },
  'account.posts.failed': {
    th: 'ตอนนี้ดูกระทู้ของคุณไม่ได้ รอสักครู่แล้วลองอีกครั้ง',
    en: 'Your posts could not be loaded just now. Please try again in a moment.',
  },
  'account.posts.untitled': { th: 'กระทู้นี้ถูกลบแล้ว', en: 'This post was taken back' },
  'account.posts.waiting': { th: 'รอทีมงานดู', en: 'waiting for our team' },
  'account.posts.new': { th: 'มีความเห็นใหม่', en: 'new replies' },
  'account.posts.replies': {
    th: '{count, plural, =0 {ยังไม่มีความเห็น} other {# ความเห็น}}',
    en: '{count, plural, =0 {No replies} one {One reply} other {# replies}}',
  },
  'account.reports': { th: 'เรื่องที่แจ้งและเงินคืน', en: 'Reports and refunds' },
  'account.reports.none': { th: 'ไม่มีเรื่องค้างอยู่', en: 'Nothing is open' },
  'account.reports.none.hint': {
    th: 'เครื่องมีปัญหา หรือเหรียญหาย แจ้งเราได้ตลอด 24 ชั่วโมง',
    en: 'A machine stopped, or kept your coins? Tell us at any hour.',
  },
  'account.reports.report': { th: 'แจ้งปัญหาการใช้งาน', en: 'Report a problem' },
  'account.reports.failed': {
    th: 'ตอนนี้เปิดดูเรื่องที่แจ้งไม่ได้ เรื่องของคุณยังอยู่กับเรา ลองใหม่ในอีกสักครู่',
    en: 'Your reports are not available just now. They are safe with us: try again in a moment.',
  },
  'account.reports.over': {
    th: 'เรื่องที่จบแล้ว {count, plural, other {#}} เรื่อง',
    en: '{count, plural, one {One report} other {# reports}} settled earlier',
  },
  'account.report.code': { th: 'เรื่อง', en: 'Report' },
  'account.report.machine': { th: 'เครื่อง {machine}', en: 'Machine {machine}' },
  'account.report.amount': { th: '{amount}\u00A0บาท', en: '{amount} baht' },
  'account.report.created': { th: 'แจ้งเมื่อ {date}', en: 'Reported on {date}' },
  'account.report.updated': { th: 'อัปเดตล่าสุด {date}', en: 'Last update {date}' },

  'account.join': { th: 'เคยแจ้งเรื่องไว้ก่อนสมัคร?', en: 'Reported something before you joined?' },
  'account.join.hint': {
    th: 'ใส่รหัสติดตามเรื่อง กับเบอร์โทรหรืออีเมลที่ให้ไว้ตอนแจ้ง เรื่องจะมาอยู่ที่นี่',
    en: 'Enter its code and the phone or email that you gave then, and it is listed here.',
  },
  'account.join.reference': { th: 'รหัสติดตามเรื่อง', en: 'The report’s code' },
  'account.join.reference.hint': {
    th: '8 ตัว เช่น 7K3M-Q9TD',
    en: 'Eight characters, such as 7K3M-Q9TD',
  },
  'account.join.proof': {
    th: 'เบอร์โทรหรืออีเมลที่ให้ไว้ตอนแจ้ง',
    en: 'The phone or email that you gave then',
  },
  'account.join.send': { th: 'เพิ่มเรื่องนี้', en: 'Add the report' },
  'account.join.done': { th: 'เพิ่มเรื่อง {reference} แล้ว', en: 'Report {reference} is yours now' },
  'account.join.fault.reference': { th: 'ใส่รหัสติดตามเรื่อง', en: 'Enter the report’s code' },
  'account.join.fault.proof': {
    th: 'ใส่เบอร์โทรหรืออีเมลที่ให้ไว้ตอนแจ้ง',
    en: 'Enter the phone or email that you gave then',
  },
  'account.join.fault.unknown': {
    th: 'ไม่พบเรื่องที่มีรหัสและเบอร์โทรหรืออีเมลตรงกัน ตรวจอีกครั้ง',
    en: 'No report has this code together with this phone or email. Please check both.',
  },
  'account.join.fault.busy': {
    th: 'ลองหลายครั้งแล้ว พักสักครู่แล้วลองใหม่',
    en: 'That was tried many times. Please wait a little and try again.',
  },

  'account.settings': { th: 'ตั้งค่าบัญชี', en: 'Your account' },
  'account.settings.profile': { th: 'ข้อมูลส่วนตัวและรูป', en: 'Profile and picture' },
  'account.settings.email': { th: 'อีเมล', en: 'Email' },
  'account.settings.email.open': { th: 'ยังไม่ยืนยัน', en: 'not confirmed' },
  'account.settings.mail': { th: 'อีเมลที่คุณได้รับ', en: 'Emails you get' },
  'account.settings.mail.none': { th: 'เฉพาะเรื่องบัญชี', en: 'Only about the account' },
  'account.settings.mail.digest': { th: 'สรุปประจำสัปดาห์', en: 'The weekly summary' },
  'account.settings.mail.bundle': { th: 'เรื่องของคุณ', en: 'What concerns you' },
  'account.settings.mail.both': {
    th: 'สรุปประจำสัปดาห์และเรื่องของคุณ',
    en: 'The weekly summary, and what concerns you',
  },
  'account.settings.mail.stopped': { th: 'ส่งไม่ถึง', en: 'not delivered' },
  'account.settings.password': { th: 'รหัสผ่าน', en: 'Password' },
  'account.settings.password.none': {
    th: 'ยังไม่มี คุณเข้าด้วย LINE',
    en: 'None yet: you sign in with LINE',
  },
  'account.settings.line': { th: 'เข้าสู่ระบบด้วย LINE', en: 'Sign in with LINE' },
  'account.settings.line.joined': { th: 'เชื่อมแล้ว', en: 'Linked' },
  'account.settings.line.apart': { th: 'ยังไม่ได้เชื่อม', en: 'Not linked' },
  'account.settings.password.detail': { th: 'เปลี่ยนรหัสผ่าน', en: 'Choose another one' },
  'account.settings.sessions': { th: 'อุปกรณ์ที่เข้าสู่ระบบอยู่', en: 'Where you are signed in' },
  'account.settings.sessions.count': {
    th: '{count, plural, other {#}} เครื่อง',
    en: '{count, plural, one {One device} other {# devices}}',
  },
  'account.settings.sessions.misused': { th: 'ควรตรวจดู', en: 'please look' },
  'account.settings.webboard': { th: 'ชื่อในเว็บบอร์ด', en: 'Name on the web board' },
  'account.settings.webboard.none': { th: 'ตั้งชื่อเล่นได้ที่นี่', en: 'Choose a nickname' },
  'account.settings.data': { th: 'ข้อมูลของฉัน', en: 'My data' },
  'account.settings.data.detail': { th: 'ดาวน์โหลดเก็บไว้', en: 'Take it with you' },
  'account.settings.leave': { th: 'ลบบัญชี', en: 'Delete the account' },
  'account.settings.leave.detail': {
    th: 'ดูว่าอะไรหายและอะไรยังอยู่',
    en: 'What goes, and what stays',
  },
})
