import { boardLengths } from '@washhouse/contract/webboard/board-lengths'
import { defineMessages } from '../../../core/i18n/messages.ts'

export const webboardMessages = defineMessages({
  'webboard.title': { th: 'ชื่อในเว็บบอร์ด', en: 'Your name on the web board' },
  'webboard.lead': {
    th: 'ชื่อที่สมาชิกคนอื่นเห็นคู่กับทุกข้อความของคุณ ทั้งที่เขียนไปแล้วและที่จะเขียนต่อจากนี้',
    en: 'What other members see beside all that you write, and have written.',
  },
  'webboard.now': { th: 'ตอนนี้คนอื่นเห็นคุณในชื่อ', en: 'Others see you as' },
  'webboard.nickname': { th: 'ชื่อเล่น', en: 'Nickname' },
  'webboard.nickname.hint': {
    th: `ตัวอักษรไทย อังกฤษ และตัวเลข ${boardLengths.leastNickname}–${boardLengths.nickname} ตัว เว้นว่างไว้ถ้าอยากใช้ชื่อจริงแบบย่อ`,
    en: `Thai and English letters and digits, ${boardLengths.leastNickname} to ${boardLengths.nickname}. Leave it empty to go by your own name, shortened.`,
  },
  'webboard.nickname.format': {
    th: 'ใช้ได้แค่ตัวอักษรไทย อังกฤษ และตัวเลข',
    en: 'Only Thai and English letters and digits, please',
  },
  'webboard.nickname.reserved': {
    th: 'ชื่อนี้สงวนไว้สำหรับทีมงาน เลือกชื่ออื่น',
    en: 'That name is kept for our team: please choose another',
  },
  'webboard.saved': { th: 'บันทึกชื่อแล้ว', en: 'Your name is saved' },
  'webboard.unverified': {
    th: 'ยืนยันอีเมลของคุณก่อน แล้วตั้งชื่อได้เลย',
    en: 'Confirm your email address first, then you can choose a name.',
  },
  'webboard.limited': {
    th: '{ends, select, never {คุณเขียนในเว็บบอร์ดไม่ได้แล้ว จึงเปลี่ยนชื่อไม่ได้ด้วย} other {คุณเขียนและเปลี่ยนชื่อได้อีกครั้งหลัง {until}}}',
    en: '{ends, select, never {Our team has ended your writing on the web board, so the name stays as it is.} other {You can write, and change the name, again after {until}.}}',
  },
  'webboard.limit': { th: 'งดเขียนในเว็บบอร์ด', en: 'Writing on the web board' },
  'webboard.limit.reason': { th: 'เหตุผล: {reason}', en: 'Why: {reason}' },
  'webboard.appeal': {
    th: 'ถ้าคิดว่าเป็นความเข้าใจผิด เขียนถึงทีมงานได้หนึ่งครั้ง เราจะทบทวนภายใน 24 ชั่วโมง',
    en: 'If you think this is a mistake, tell our team, once. We look at it again within 24 hours.',
  },
  'webboard.appeal.message': { th: 'ข้อความถึงทีมงาน', en: 'Your message to our team' },
  'webboard.appeal.missing': { th: 'เขียนถึงเราสักนิด', en: 'Please write us a few words' },
  'webboard.appeal.send': { th: 'ขอให้ทบทวน', en: 'Ask them to look again' },
  'webboard.appeal.sent': {
    th: 'ส่งแล้ว ทีมงานจะทบทวนภายใน 24 ชั่วโมง แล้วแจ้งผลให้ที่การแจ้งเตือน',
    en: 'Sent. Our team looks at it again within 24 hours; you will find the answer among your notifications.',
  },
  'webboard.appeal.asked': {
    th: 'คุณขอให้ทบทวนไปแล้ว ดูผลได้ที่การแจ้งเตือน',
    en: 'You have asked already. The answer comes among your notifications.',
  },
  'webboard.appeal.none': {
    th: 'คุณเขียนได้ตามปกติ หรือขอให้ทบทวนไปแล้ว',
    en: 'You may write, or have asked already.',
  },
  'webboard.verify': { th: 'ส่งลิงก์ยืนยันอีเมลให้ฉัน', en: 'Send me the link to confirm it' },
})
