import { defineMessages, type MessageIdOf } from '../../../core/i18n/messages.ts'

export type AccountMessageId = MessageIdOf<typeof accountMessages>

export const accountMessages = defineMessages({
  'account.title': { th: 'ตะกร้าผ้าของฉัน', en: 'My laundry' },
  'account.hello': { th: 'สวัสดีคุณ{name}', en: 'Hello, {name}' },
  'account.lead': {
    th: 'ดูเรื่องที่แจ้งไว้ และตั้งค่าบัญชีได้ที่นี่',
    en: 'Your reports and account, all in one place.',
  },

  'account.unread': {
    th: 'มีการแจ้งเตือนใหม่ {count, plural, other {#}} เรื่อง',
    en: 'You have {count, plural, one {one new notification} other {# new notifications}}.',
  },
  'account.unread.see': { th: 'ดูการแจ้งเตือน', en: 'See notifications' },

  'account.verify': {
    th: 'เหลืออีกขั้นเดียว ยืนยันอีเมล {email} กดลิงก์ในอีเมลที่เราส่งไปได้เลย',
    en: 'One step left: confirm your email {email}. Please open the link we sent you.',
  },
  'account.verify.again': { th: 'ส่งอีเมลยืนยันอีกครั้ง', en: 'Send the email again' },
  'account.verify.sent': {
    th: 'ส่งอีเมลยืนยันไปที่ {email} แล้ว ถ้าไม่เจอ ลองดูในโฟลเดอร์อีเมลขยะ',
    en: 'We’ve sent another email to {email}. Can’t find it? Check your spam folder.',
  },
  'account.verify.failed': {
    th: 'ยังส่งอีเมลไม่ได้ รอสักครู่แล้วลองอีกครั้ง',
    en: 'We couldn’t send the email. Please try again in a moment.',
  },

  'account.posts': { th: 'กระทู้ของฉัน', en: 'My posts' },
  'account.posts.none': {
    th: 'ยังไม่เคยตั้งกระทู้ สงสัยเรื่องคราบหรือเครื่อง ถามคนที่เคยเจอได้เลย',
    en: 'No posts yet. Got a stain or a stubborn machine? Just ask: someone’s been there.',
  },
  'account.posts.write': { th: 'ตั้งกระทู้', en: 'Write a post' },
  'account.posts.all': { th: 'ดูกระทู้ของฉันทั้งหมด', en: 'See all my posts' },
  'account.posts.failed': {
    th: 'ตอนนี้ดูกระทู้ของคุณไม่ได้ รอสักครู่แล้วลองอีกครั้ง',
    en: 'We can’t show your posts right now. Please try again in a moment.',
  },
  'account.posts.untitled': { th: 'กระทู้นี้ถูกลบแล้ว', en: 'This post was deleted' },
  'account.posts.waiting': { th: 'รอทีมงานดู', en: 'Waiting for our team' },
  'account.posts.new': { th: 'มีความเห็นใหม่', en: 'New replies' },
  'account.posts.replies': {
    th: '{count, plural, =0 {ยังไม่มีความเห็น} other {# ความเห็น}}',
    en: '{count, plural, =0 {No replies} one {One reply} other {# replies}}',
  },
  'account.reports': { th: 'เรื่องที่แจ้งและเงินคืน', en: 'Reports and refunds' },
  'account.reports.none': { th: 'ไม่มีเรื่องค้างอยู่', en: 'No open reports' },
  'account.reports.none.hint': {
    th: 'เครื่องมีปัญหาหรือเหรียญหาย แจ้งเราได้ตลอด 24\u00A0ชั่วโมง',
    en: 'Machine stopped or kept your coins? Tell us any time.',
  },
  'account.reports.report': { th: 'แจ้งปัญหาการใช้งาน', en: 'Report a problem' },
  'account.reports.failed': {
    th: 'ตอนนี้เปิดดูเรื่องที่แจ้งไม่ได้ แต่เรื่องของคุณยังอยู่ครบ ลองใหม่ในอีกสักครู่',
    en: 'We can’t show your reports right now, but they’re safe with us. Please try again in a moment.',
  },
  'account.reports.over': {
    th: 'เรื่องที่จบแล้ว {count, plural, other {#}} เรื่อง',
    en: '{count, plural, one {One closed report} other {# closed reports}}',
  },
  'account.report.code': { th: 'เรื่อง', en: 'Report' },
  'account.report.machine': { th: 'เครื่อง {machine}', en: 'Machine {machine}' },
  'account.report.amount': { th: '{amount}\u00A0บาท', en: '{amount} baht' },
  'account.report.created': { th: 'แจ้งเมื่อ {date}', en: 'Reported on {date}' },
  'account.report.updated': { th: 'อัปเดตล่าสุด {date}', en: 'Last updated {date}' },

  'account.join': { th: 'เคยแจ้งเรื่องไว้ก่อนสมัคร?', en: 'Reported something before you registered?' },
  'account.join.hint': {
    th: 'ใส่รหัสติดตามเรื่อง กับเบอร์โทรหรืออีเมลที่ให้ไว้ตอนแจ้ง เรื่องจะมาอยู่ที่นี่',
    en: 'Enter the report code and the phone or email you gave, and we’ll add it here.',
  },
  'account.join.reference': { th: 'รหัสติดตามเรื่อง', en: 'Report code' },
  'account.join.reference.hint': {
    th: '8 ตัว เช่น 7K3M-Q9TD',
    en: '8 characters, e.g. 7K3M-Q9TD',
  },
  'account.join.proof': {
    th: 'เบอร์โทรหรืออีเมลที่ให้ไว้ตอนแจ้ง',
    en: 'The phone or email you gave',
  },
  'account.join.send': { th: 'เพิ่มเรื่องนี้', en: 'Add report' },
  'account.join.done': { th: 'เพิ่มเรื่อง {reference} แล้ว', en: 'Report {reference} added' },
  'account.join.fault.reference': { th: 'ใส่รหัสติดตามเรื่อง', en: 'Please enter the report code' },
  'account.join.fault.proof': {
    th: 'ใส่เบอร์โทรหรืออีเมลที่ให้ไว้ตอนแจ้ง',
    en: 'Please enter the phone or email you gave',
  },
  'account.join.fault.unknown': {
    th: 'ไม่พบเรื่องที่มีรหัสและเบอร์โทรหรืออีเมลตรงกัน ตรวจอีกครั้ง',
    en: 'No report matches this code and this phone or email. Please check both.',
  },
  'account.join.fault.busy': {
    th: 'ลองหลายครั้งแล้ว พักสักครู่แล้วลองใหม่',
    en: 'Too many tries. Please wait a moment and try again.',
  },

  'account.settings': { th: 'ตั้งค่าบัญชี', en: 'Account settings' },
  'account.settings.profile': { th: 'ข้อมูลส่วนตัวและรูป', en: 'Profile and picture' },
  'account.settings.email': { th: 'อีเมล', en: 'Email' },
  'account.settings.email.open': { th: 'ยังไม่ยืนยัน', en: 'Not confirmed' },
  'account.settings.mail': { th: 'อีเมลที่คุณได้รับ', en: 'Emails you get' },
  'account.settings.mail.none': { th: 'เฉพาะเรื่องบัญชี', en: 'Account emails only' },
  'account.settings.mail.digest': { th: 'สรุปข่าวประจำสัปดาห์', en: 'Weekly summary' },
  'account.settings.mail.bundle': { th: 'ความเคลื่อนไหวของคุณ', en: 'Daily updates' },
  'account.settings.mail.both': {
    th: 'สรุปข่าวประจำสัปดาห์และความเคลื่อนไหวของคุณ',
    en: 'Weekly summary and daily updates',
  },
  'account.settings.mail.stopped': { th: 'ส่งไม่ถึง', en: 'Not delivered' },
  'account.settings.password': { th: 'รหัสผ่าน', en: 'Password' },
  'account.settings.password.none': {
    th: 'ยังไม่มี คุณเข้าสู่ระบบด้วย LINE',
    en: 'Not set: you sign in with LINE',
  },
  'account.settings.line': { th: 'เข้าสู่ระบบด้วย LINE', en: 'Sign in with LINE' },
  'account.settings.line.joined': { th: 'เชื่อมแล้ว', en: 'Linked' },
  'account.settings.line.apart': { th: 'ยังไม่ได้เชื่อม', en: 'Not linked' },
  'account.settings.password.detail': { th: 'เปลี่ยนรหัสผ่าน', en: 'Change password' },
  'account.settings.sessions': { th: 'อุปกรณ์ที่เข้าสู่ระบบอยู่', en: 'Where you’re signed in' },
  'account.settings.sessions.count': {
    th: '{count, plural, other {#}} เครื่อง',
    en: '{count, plural, one {One device} other {# devices}}',
  },
  'account.settings.sessions.misused': { th: 'ควรตรวจดู', en: 'Please check' },
  'account.settings.webboard': { th: 'ชื่อในเว็บบอร์ด', en: 'Web board name' },
  'account.settings.webboard.none': { th: 'ตั้งชื่อเล่นได้ที่นี่', en: 'Choose a nickname' },
  'account.settings.data': { th: 'ข้อมูลของฉัน', en: 'My data' },
  'account.settings.data.detail': { th: 'ดาวน์โหลดเก็บไว้ได้', en: 'Download a copy' },
  'account.settings.leave': { th: 'ลบบัญชี', en: 'Delete account' },
  'account.settings.leave.detail': {
    th: 'ดูก่อนว่าอะไรจะถูกลบ อะไรจะยังอยู่',
    en: 'See what’s deleted and what’s kept',
  },
})
