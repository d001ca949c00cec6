import { defineMessages } from '../../../core/i18n/messages.ts'

export const reportMessages = defineMessages({
  'report.title': { th: 'รายงานข้อความนี้', en: 'Report this to our team' },
  'report.lead': {
    th: 'บอกทีมงานว่ามีอะไรไม่เหมาะสม เราจะดูภายใน 24 ชั่วโมง ผู้เขียนจะไม่รู้ว่าใครรายงาน',
    en: 'Tell our team what is wrong. We look at it within 24 hours; its author is not told who you are.',
  },
  'report.note': { th: 'อยากบอกอะไรเพิ่มไหม', en: 'Anything else we should know?' },
  'report.send': { th: 'ส่งรายงาน', en: 'Send the report' },
  'report.sent.title': { th: 'ได้รับรายงานแล้ว ขอบคุณ', en: 'Thank you, we have your report' },
  'report.sent.hint': {
    th: 'ทีมงานจะดูภายใน 24 ชั่วโมง',
    en: 'Our team looks at it within 24 hours.',
  },
  'report.own': {
    th: 'ข้อความนี้เป็นของคุณเอง ถ้าอยากเอาออก ลบได้ในกระทู้เลย',
    en: 'This is your own. You can take it back on its page.',
  },
  'report.unverified': {
    th: 'ยืนยันอีเมลของคุณก่อน แล้วรายงานได้เลย',
    en: 'Confirm your email address first, then you can report.',
  },
  'report.tooMany': {
    th: 'วันนี้รายงานครบจำนวนแล้ว อีก {wait} รายงานได้ใหม่',
    en: 'You have reported as much as one may in a day. You can report again in {wait}.',
  },
  'report.gone': {
    th: 'ข้อความนี้ไม่อยู่แล้ว ไม่ต้องรายงาน',
    en: 'It is not there any more: there is nothing left to report.',
  },
})
