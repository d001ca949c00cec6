import { defineMessages } from '../../../core/i18n/messages.ts'

export const reportMessages = defineMessages({
  'report.title': { th: 'รายงานข้อความนี้', en: 'Report this to our team' },
  'report.lead': {
    th: 'บอกทีมงานว่ามีอะไรไม่เหมาะสม เราจะดูภายใน 24 ชั่วโมง ผู้เขียนจะไม่รู้ว่าใครรายงาน',
    en: 'Tell our team what’s wrong. We’ll look at it within 24 hours, and the author won’t know who reported it.',
  },
  'report.note': { th: 'อยากบอกอะไรเพิ่มไหม', en: 'Anything else we should know?' },
  'report.send': { th: 'ส่งรายงาน', en: 'Send report' },
  'report.sent.title': { th: 'ได้รับรายงานแล้ว ขอบคุณ', en: 'Thanks, we’ve got your report' },
  'report.sent.hint': {
    th: 'ทีมงานจะดูภายใน 24 ชั่วโมง',
    en: 'Our team will look at it within 24 hours.',
  },
  'report.own': {
    th: 'ข้อความนี้เป็นของคุณเอง ถ้าอยากเอาออก ลบได้ในกระทู้เลย',
    en: 'You wrote this yourself. You can delete it on its page.',
  },
  'report.unverified': {
    th: 'ยืนยันอีเมลของคุณก่อน แล้วรายงานได้เลย',
    en: 'Confirm your email first, then you can report.',
  },
  'report.tooMany': {
    th: 'วันนี้รายงานครบจำนวนแล้ว รอ {wait} แล้วรายงานใหม่ได้',
    en: 'You’ve reached today’s limit for reports. You can report again in {wait}.',
  },
  'report.gone': {
    th: 'ข้อความนี้ไม่อยู่แล้ว ไม่ต้องรายงาน',
    en: 'It’s no longer there, so there’s nothing to report.',
  },
})
