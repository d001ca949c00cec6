import { defineMessages } from '../../../core/i18n/messages.ts'

/** Used only on the server for refusals; never sent as a catalogue. */
export const refusedWritingMessages = defineMessages({
  'write.refused.gone': {
    th: 'ส่งไม่ได้ เพราะกระทู้หรือความเห็นนี้ไม่อยู่แล้ว',
    en: 'We can’t send this: the post or reply no longer exists.',
  },
  'write.refused.waiting': {
    th: 'ข้อความแบบนี้ทีมงานต้องดูก่อน และตอนนี้ยังมีของคุณรออยู่อีกหนึ่งข้อความ ทีมงานจะดูให้ภายใน 24 ชั่วโมง หลังจากนั้นกดส่งได้เลย ข้อความยังอยู่ตรงนี้',
    en: 'Our team checks posts like this first, and one of yours is still waiting. We’ll look within 24 hours, then you can send this one. What you wrote stays here.',
  },
  'write.refused.tooFast': {
    th: 'เขียนติดกันเร็วไปนิด รออีก {wait} แล้วกดส่งได้เลย ข้อความยังอยู่ครบ',
    en: 'That was a little quick. Wait {wait}, then send it. Nothing you wrote is lost.',
  },
  'write.refused.tooMany': {
    th: 'วันนี้เขียนครบจำนวนแล้ว รอ {wait} แล้วเขียนใหม่ได้ ข้อความยังอยู่ตรงนี้',
    en: 'You’ve reached today’s limit. You can write again in {wait}. What you wrote stays here.',
  },
  'write.refused.sameText': {
    th: 'คุณเพิ่งส่งข้อความนี้ไปแล้ว ถ้าอยากส่งซ้ำจริง ๆ รออีก {wait}',
    en: 'You’ve just sent this. To send it again anyway, wait {wait}.',
  },
  'write.refused.busy': {
    th: 'ส่งมาถี่ไปนิด รออีก {wait} แล้วลองใหม่ ข้อความยังอยู่ครบ',
    en: 'Sent too often. Try again in {wait}. Nothing you wrote is lost.',
  },
  'write.refused.tooManyPictures': {
    th: 'ส่งรูปไว้หลายรูปแล้วแต่ยังไม่ได้ใช้ รออีก {wait} แล้วส่งรูปใหม่ หรือส่งข้อความโดยไม่ใส่รูป',
    en: 'You’ve uploaded many pictures you haven’t used yet. Wait {wait} to add more, or send the text without pictures.',
  },
  'write.fault.format': {
    th: 'มีไฟล์ที่ไม่ใช่รูป JPEG, PNG หรือ WebP เลือกรูปใหม่',
    en: 'One of the files isn’t a JPEG, PNG or WebP picture. Please choose another.',
  },
  'write.fault.images': {
    th: 'มีรูปที่ใช้ไม่ได้แล้ว เอาออกแล้วเลือกใหม่',
    en: 'One of the pictures is no longer available. Remove it and choose it again.',
  },
  'write.fault.quote': {
    th: 'ความเห็นที่อ้างถึงถูกลบแล้ว ส่งใหม่โดยไม่อ้างถึงได้',
    en: 'The reply you quoted was deleted. You can send yours without the quote.',
  },
})
