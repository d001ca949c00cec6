import { defineMessages } from '../../../core/i18n/messages.ts'

export const mailChoicesMessages = defineMessages({
  'mailChoices.title': { th: 'อีเมลที่คุณได้รับ', en: 'Emails you get' },
  'mailChoices.lead': {
    th: 'เลือกได้ว่าอยากรับอีเมลเรื่องไหนจากเรา เลิกรับเมื่อไรก็ได้',
    en: 'Choose which emails you get. You can stop them whenever you like.',
  },
  'mailChoices.digest': { th: 'สรุปข่าวประจำสัปดาห์', en: 'Weekly summary' },
  'mailChoices.digest.hint': {
    th: 'ข่าว โปรโมชัน จดหมายข่าว และเรื่องของสาขาที่คุณติดตาม ทุกเย็นวันศุกร์ เฉพาะสัปดาห์ที่มีเรื่องใหม่',
    en: 'News, offers, E-news and the branches you follow. Sent on Friday evenings, only when there’s something new.',
  },
  'mailChoices.digest.weekly': { th: 'ส่งให้ทุกสัปดาห์', en: 'Send it every week' },
  'mailChoices.digest.none': { th: 'ไม่ต้องส่ง', en: 'Don’t send it' },
  'mailChoices.minor': {
    th: 'สรุปข่าวประจำสัปดาห์มีข่าวและโปรโมชัน เราจึงส่งให้เฉพาะสมาชิกอายุ 20 ปีขึ้นไป ตอนสมัครคุณแจ้งว่ายังไม่ถึง 20 ปี',
    en: 'The weekly summary includes news and offers, so we only send it to members aged 20 or older. You told us you were under 20 when you registered.',
  },
  'mailChoices.minor.profile': {
    th: 'อายุครบ 20 ปีแล้ว แจ้งที่ข้อมูลส่วนตัว',
    en: 'Turned 20? Tell us in your profile',
  },
  'mailChoices.bundle': {
    th: 'แจ้งทางอีเมลเมื่อมีคนตอบ หรือเรื่องที่แจ้งมีความคืบหน้า',
    en: 'Email me when someone replies or my report moves forward',
  },
  'mailChoices.bundle.hint': {
    th: 'รวมถึงความเคลื่อนไหวอื่นของคุณ ส่งรวมกันไม่เกินวันละฉบับ ไม่มีข่าวหรือโปรโมชัน เปิดไว้ให้ตั้งแต่สมัคร',
    en: 'And about anything else that’s just for you. One email a day at most, with no news or offers. On for new members.',
  },
  'mailChoices.always': {
    th: 'อีเมลที่จำเป็นต่อการใช้บัญชี เช่น ลิงก์ตั้งรหัสผ่านใหม่ เราส่งให้เสมอ',
    en: 'We always send emails your account needs, such as a password reset link.',
  },
  'mailChoices.saved': { th: 'บันทึกแล้ว', en: 'Your choice is saved' },
  'mailChoices.unverified': {
    th: 'เราจะเริ่มส่งเมื่อคุณยืนยันอีเมล {email} แล้ว',
    en: 'We’ll start once you confirm your email {email}.',
  },
  'mailChoices.verify': { th: 'ส่งลิงก์ยืนยันอีเมลให้ฉัน', en: 'Send me the confirmation link' },
  'mailChoices.complained': {
    th: 'เมื่อ {date} ผู้ให้บริการอีเมลของคุณแจ้งว่าอีเมลจากเราถูกรายงานเป็นสแปม เราจึงเลิกส่งทั้งหมด ถ้ายังอยากรับ เลือกใหม่ได้ที่นี่',
    en: 'On {date} your email provider told us our emails were reported as spam, so we stopped them all. If you still want some, choose them here.',
  },
})
