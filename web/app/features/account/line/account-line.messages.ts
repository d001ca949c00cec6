import { defineMessages } from '../../../core/i18n/messages.ts'

export const accountLineMessages = defineMessages({
  'accountLine.title': { th: 'เข้าสู่ระบบด้วย LINE', en: 'Sign in with LINE' },
  'accountLine.lead': {
    th: 'เชื่อม LINE ไว้ ครั้งหน้าแตะครั้งเดียวก็เข้าได้',
    en: 'Link your LINE account and next time you can sign in with one tap.',
  },
  'accountLine.hint': {
    th: 'ใส่รหัสผ่านก่อน เพื่อให้แน่ใจว่าเป็นคุณ แล้วเราจะพาไปที่ LINE',
    en: 'Enter your password first, so we know it’s you. Then we’ll take you to LINE.',
  },
  'accountLine.join': { th: 'เชื่อมกับ LINE', en: 'Link LINE' },
  'accountLine.since': { th: 'เชื่อมกับ LINE ตั้งแต่ {date}', en: 'Linked to LINE since {date}' },
  'accountLine.part': { th: 'เลิกเชื่อมกับ LINE', en: 'Unlink LINE' },
  'accountLine.part.hint': {
    th: 'เมื่อเลิกเชื่อม ระบบจะแจ้ง LY Corporation เพื่อถอนสิทธิ์ที่คุณเคยให้ไว้ บัญชีของคุณที่นี่ยังอยู่ และยังเข้าด้วยอีเมลกับรหัสผ่านได้',
    en: 'When you unlink, we ask LY Corporation to remove the permissions you gave in LINE. Your account here stays, and you can still sign in with your email and password.',
  },
  'accountLine.only': {
    th: 'ตอนนี้ LINE เป็นทางเดียวที่ใช้เข้าบัญชีนี้ ถ้าจะเลิกเชื่อม ตั้งรหัสผ่านก่อน',
    en: 'LINE is the only way to sign in to this account. Set a password before you unlink it.',
  },
  'accountLine.setPassword': { th: 'ตั้งรหัสผ่านทางอีเมล', en: 'Set a password by email' },
  'accountLine.going': { th: 'กำลังพาไปที่ LINE', en: 'Taking you to LINE' },
  'accountLine.go': { th: 'ไปที่ LINE', en: 'Go to LINE' },
  'accountLine.choices': { th: 'แจ้งฉันทาง LINE', en: 'Notify me on LINE' },
  'accountLine.choices.hint': {
    th: 'ทุกเรื่องดูได้ที่กระดิ่งในเว็บเสมอ ถ้าเดือนไหนเราใช้โควตาข้อความ LINE หมดแล้ว จะแจ้งที่กระดิ่งอย่างเดียว',
    en: 'Everything is always in your notifications on this site. If our LINE messages for the month run out, you’ll only find it there.',
  },
  'accountLine.choices.reports': {
    th: 'ความคืบหน้าของเรื่องที่ฉันแจ้ง',
    en: 'Progress on my reports',
  },
  'accountLine.choices.branches': {
    th: 'ประกาศของสาขาที่ฉันติดตาม',
    en: 'Notices from branches I follow',
  },
  'accountLine.done.chosen': { th: 'บันทึกแล้ว', en: 'Saved.' },
  'accountLine.done.joined': {
    th: 'เชื่อมกับ LINE แล้ว ครั้งหน้าเข้าด้วย LINE ได้เลย',
    en: 'LINE is linked. You can sign in with it from now on.',
  },
  'accountLine.done.parted': {
    th: 'เลิกเชื่อมกับ LINE แล้ว',
    en: 'LINE is unlinked from your account.',
  },
  'accountLine.failed.taken': {
    th: 'LINE นี้เชื่อมกับบัญชีอื่นอยู่แล้ว หรือบัญชีนี้เชื่อมกับ LINE อื่นอยู่ เลิกเชื่อมที่นั่นก่อน แล้วลองอีกครั้ง',
    en: 'This LINE account is linked to another account, or your account is linked to another LINE account. Unlink that first, then try again.',
  },
})
