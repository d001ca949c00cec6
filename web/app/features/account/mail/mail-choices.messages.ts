import { defineMessages } from '../../../core/i18n/messages.ts'

export const mailChoicesMessages = defineMessages({
  'mailChoices.title': { th: 'อีเมลที่คุณได้รับ', en: 'Emails you get' },
  'mailChoices.lead': {
    th: 'เลือกได้ว่าอยากรับอีเมลเรื่องไหนจากเรา เลิกรับเมื่อไรก็ได้',
    en: 'Choose what we write to you about. You can stop it whenever you like.',
  },
  'mailChoices.digest': { th: 'สรุปข่าวประจำสัปดาห์', en: 'The weekly summary' },
  'mailChoices.digest.hint': {
    th: 'ข่าว โปรโมชัน จดหมายข่าว และเรื่องของสาขาที่คุณติดตาม ทุกเย็นวันศุกร์ เฉพาะสัปดาห์ที่มีเรื่องใหม่',
    en: 'News, offers, our paper and the branches you follow, on Friday evenings, only when something is new.',
  },
  'mailChoices.digest.weekly': { th: 'ส่งให้ทุกสัปดาห์', en: 'Send it weekly' },
  'mailChoices.digest.none': { th: 'ไม่ต้องส่ง', en: 'Do not send it' },
  'mailChoices.minor': {
    th: 'สรุปข่าวประจำสัปดาห์มีข่าวและโปรโมชัน เราจึงส่งให้เฉพาะสมาชิกอายุ 20 ปีขึ้นไป ตอนสมัครคุณแจ้งว่ายังไม่ถึง 20 ปี',
    en: 'The weekly summary brings news and offers, so it goes to members of 20 and older only. You registered as younger than 20.',
  },
  'mailChoices.minor.profile': {
    th: 'อายุครบ 20 ปีแล้ว แจ้งที่ข้อมูลส่วนตัว',
    en: 'Have you turned 20? Tell us in your profile',
  },
  'mailChoices.bundle': { th: 'แจ้งเรื่องของฉันทางอีเมล', en: 'Email me about what concerns me' },
  'mailChoices.bundle.hint': {
    th: 'เช่น มีคนตอบกระทู้ หรือเรื่องที่แจ้งไว้คืบหน้า รวมส่งไม่เกินวันละฉบับ',
    en: 'Replies to what you wrote, or how far a report has come: one email a day at most.',
  },
  'mailChoices.always': {
    th: 'อีเมลที่จำเป็นต่อการใช้บัญชี เช่น ลิงก์ตั้งรหัสผ่านใหม่ เราส่งให้เสมอ',
    en: 'What your account needs, such as a link to a new password, is always sent.',
  },
  'mailChoices.saved': { th: 'บันทึกแล้ว', en: 'Your choice is saved' },
  'mailChoices.unverified': {
    th: 'เราจะเริ่มส่งเมื่อคุณยืนยันอีเมล {email} แล้ว',
    en: 'We begin once your email {email} is confirmed.',
  },
  'mailChoices.verify': { th: 'ส่งลิงก์ยืนยันอีเมลให้ฉัน', en: 'Send me the link to confirm it' },
  'mailChoices.complained': {
    th: 'เมื่อ {date} ผู้ให้บริการอีเมลของคุณแจ้งว่าอีเมลจากเราถูกรายงานเป็นสแปม เราจึงเลิกส่งทั้งหมด ถ้ายังอยากรับ เลือกใหม่ได้ที่นี่',
    en: 'On {date} your email provider told us that our mail was reported as spam, so we stopped all of it. If you still want some, choose it here.',
  },
})
