import { defineMessages, type MessageIdOf } from '../../../core/i18n/messages.ts'

export type RegistrationMessageId = MessageIdOf<typeof registrationMessages>

export const registrationMessages = defineMessages({
  'register.title': { th: 'สมัครสมาชิก', en: 'Register' },
  'register.lead': {
    th: 'ฟรี ใช้เวลาไม่ถึง 2\u00A0นาที',
    en: 'Free. Takes under two minutes.',
  },
  'register.password': { th: 'ตั้งรหัสผ่าน', en: 'Password' },
  'register.submit': { th: 'สมัครสมาชิก', en: 'Register' },
  'register.signIn': { th: 'เป็นสมาชิกแล้ว เข้าสู่ระบบ', en: 'Already a member? Sign in' },

  'register.own': {
    th: 'มีคนตอบกระทู้หรือเรื่องที่แจ้งคืบหน้า เราแจ้งทางอีเมล ปิดการแจ้งได้',
    en: 'We email you about replies and your reports. You can turn it off.',
  },
  'register.notice': {
    th: 'เราใช้ข้อมูลนี้เพื่อดูแลบัญชีและติดต่อคุณเท่านั้น ลบบัญชีได้ทุกเมื่อ',
    en: 'We only use this to run your account and to contact you.',
  },
  'register.policy': { th: 'นโยบายความเป็นส่วนตัว', en: 'Privacy policy' },

  'register.terms': { th: 'เมื่อสมัคร ถือว่าคุณยอมรับ', en: 'By registering, you accept our' },
  'register.terms.read': { th: 'ข้อกำหนดการใช้บริการ', en: 'terms of service' },

  'register.location': { th: 'ที่อยู่จัดส่ง', en: 'Delivery address' },
  'register.location.hint': {
    th: 'ใช้เฉพาะตอนต้องส่งของให้คุณ เช่น ของที่ลืมไว้ที่ร้าน',
    en: 'Only used to send you something, such as an item you left at a branch',
  },
  'register.age': { th: 'อายุของคุณ', en: 'Your age' },
  'register.age.ofAge': { th: 'อายุ 20 ปีขึ้นไป', en: '20 or older' },
  'register.age.guardian': {
    th: 'ยังไม่ถึง 20 ปี และผู้ปกครองอนุญาตแล้ว',
    en: 'Under 20, and my guardian agrees',
  },
  'register.age.missing': {
    th: 'เลือกอายุ ถ้ายังไม่ถึง 20 ปี ขออนุญาตผู้ปกครองก่อน',
    en: 'Please choose your age. If you’re under 20, ask your guardian first.',
  },
  'register.news': {
    th: 'ส่งข่าวและโปรโมชันให้ฉันทางอีเมล เลิกรับเมื่อไรก็ได้',
    en: 'Send me news and offers by email. I can unsubscribe any time.',
  },
  'register.news.hint': {
    th: 'ส่งให้เฉพาะผู้ที่อายุ 20 ปีขึ้นไป',
    en: 'Only for members aged 20 or older',
  },
  'register.taken': {
    th: 'อีเมลนี้เป็นสมาชิกอยู่แล้ว',
    en: 'This email already has an account',
  },
  'register.taken.signIn': { th: 'เข้าสู่ระบบ', en: 'Sign in' },
  'register.taken.forgot': { th: 'ลืมรหัสผ่าน', en: 'Forgot your password?' },
  'register.wait': {
    th: 'มีการสมัครจากเครือข่ายนี้หลายครั้งติดกัน รออีก {minutes}\u00A0นาทีแล้วกดสมัครอีกครั้ง',
    en: 'Your network has registered many accounts in a row. Please wait {minutes, plural, one {a minute} other {# minutes}}.',
  },

  'register.why': { th: 'เป็นสมาชิกแล้วได้อะไร', en: 'What you get' },
  'register.why.reports': {
    th: 'เรื่องที่แจ้งและเงินคืนอยู่รวมกันในที่เดียว ไม่ต้องจำรหัส',
    en: 'Your reports and refunds in one place, with no codes to remember',
  },
  'register.why.forms': {
    th: 'แบบฟอร์มกรอกชื่อและเบอร์โทรไว้ให้แล้ว',
    en: 'Forms already filled in with your name and phone number',
  },
  'register.why.members': {
    th: 'เว็บบอร์ด เอกสารดาวน์โหลด จดหมายข่าว และแจ้งเตือนจากสาขาที่คุณติดตาม',
    en: 'The web board, downloads, E-news and alerts from branches you follow',
  },
  'register.why.account': {
    th: 'ข้อมูลเป็นของคุณ แก้ ดาวน์โหลด หรือลบเองได้ทุกเมื่อ',
    en: 'Your data is yours: edit, download or delete it any time',
  },
})
