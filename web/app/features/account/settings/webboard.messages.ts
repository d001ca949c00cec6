import { boardLengths } from '@washhouse/contract/webboard/board-lengths'
import { defineMessages } from '../../../core/i18n/messages.ts'

export const webboardMessages = defineMessages({
  'webboard.title': { th: 'ชื่อในเว็บบอร์ด', en: 'Your name on the web board' },
  'webboard.lead': {
    th: 'ชื่อที่สมาชิกคนอื่นเห็นคู่กับทุกข้อความของคุณ ทั้งที่เขียนไปแล้วและที่จะเขียนต่อจากนี้',
    en: 'The name other members see on everything you write, past and future.',
  },
  'webboard.now': { th: 'ตอนนี้คนอื่นเห็นคุณในชื่อ', en: 'Others see you as' },
  'webboard.nickname': { th: 'ชื่อเล่น', en: 'Nickname' },
  'webboard.nickname.hint': {
    th: `ตัวอักษรไทย อังกฤษ และตัวเลข ${boardLengths.leastNickname}–${boardLengths.nickname} ตัว เว้นว่างไว้ถ้าอยากใช้ชื่อจริงแบบย่อ`,
    en: `Thai and English letters and numbers, ${boardLengths.leastNickname}–${boardLengths.nickname} characters. Leave it empty to use a short form of your real name.`,
  },
  'webboard.nickname.format': {
    th: 'ใช้ได้แค่ตัวอักษรไทย อังกฤษ และตัวเลข',
    en: 'Please use only Thai and English letters and numbers',
  },
  'webboard.nickname.reserved': {
    th: 'ชื่อนี้สงวนไว้สำหรับทีมงาน เลือกชื่ออื่น',
    en: 'This name is reserved for our team. Please choose another.',
  },
  'webboard.saved': { th: 'บันทึกชื่อแล้ว', en: 'Name saved' },
  'webboard.unverified': {
    th: 'ยืนยันอีเมลของคุณก่อน แล้วตั้งชื่อได้เลย',
    en: 'Confirm your email first, then you can choose a name.',
  },
  'webboard.limited': {
    th: '{ends, select, never {คุณเขียนในเว็บบอร์ดไม่ได้แล้ว จึงเปลี่ยนชื่อไม่ได้ด้วย} other {คุณเขียนและเปลี่ยนชื่อได้อีกครั้งหลัง {until}}}',
    en: '{ends, select, never {You can no longer write on the web board, so you can’t change your name.} other {You can write and change your name again after {until}.}}',
  },
  'webboard.limit': { th: 'งดเขียนในเว็บบอร์ด', en: 'Web board restriction' },
  'webboard.limit.reason': { th: 'เหตุผล: {reason}', en: 'Reason: {reason}' },
  'webboard.appeal': {
    th: 'ถ้าคิดว่าเป็นความเข้าใจผิด เขียนถึงทีมงานได้หนึ่งครั้ง เราจะทบทวนภายใน 24 ชั่วโมง',
    en: 'If you think this is a mistake, you can write to our team once. We’ll review it within 24 hours.',
  },
  'webboard.appeal.message': { th: 'ข้อความถึงทีมงาน', en: 'Your message to our team' },
  'webboard.appeal.missing': { th: 'เขียนถึงเราสักนิด', en: 'Please write us a few words' },
  'webboard.appeal.send': { th: 'ขอให้ทบทวน', en: 'Ask for a review' },
  'webboard.appeal.sent': {
    th: 'ส่งแล้ว ทีมงานจะทบทวนภายใน 24 ชั่วโมง แล้วแจ้งผลให้ที่การแจ้งเตือน',
    en: 'Sent. Our team will review it within 24 hours and reply in your notifications.',
  },
  'webboard.appeal.asked': {
    th: 'คุณขอให้ทบทวนไปแล้ว ดูผลได้ที่การแจ้งเตือน',
    en: 'You’ve already asked for a review. You’ll find the reply in your notifications.',
  },
  'webboard.appeal.none': {
    th: 'ตอนนี้ไม่มีอะไรต้องทบทวน คุณเขียนได้ตามปกติ หรือเราได้รับคำขอของคุณแล้ว',
    en: 'There’s nothing to review right now: you can write as usual, or we already have your request.',
  },
  'webboard.verify': { th: 'ส่งลิงก์ยืนยันอีเมลให้ฉัน', en: 'Send me the confirmation link' },
})
