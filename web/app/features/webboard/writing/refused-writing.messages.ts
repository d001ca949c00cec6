import { defineMessages } from '../../../core/i18n/messages.ts'

/** Used only on the server for refusals; never sent as a catalogue. */
export const refusedWritingMessages = defineMessages({
  'write.refused.gone': {
    th: 'ส่งไม่ได้ เพราะกระทู้หรือความเห็นนี้ไม่อยู่แล้ว',
    en: 'This cannot be sent: the post or the reply is no longer there.',
  },
  'write.refused.waiting': {
    th: 'ข้อความแบบนี้ทีมงานต้องดูก่อน และตอนนี้ยังมีของคุณรออยู่อีกหนึ่งข้อความ ทีมงานจะดูให้ภายใน 24 ชั่วโมง หลังจากนั้นกดส่งได้เลย ข้อความยังอยู่ตรงนี้',
    en: 'Our team would look at this first, and another of yours is still waiting. They look within 24 hours; send it again then. Your text stays here.',
  },
  'write.refused.tooFast': {
    th: 'เขียนติดกันเร็วไปนิด รออีก {wait} แล้วกดส่งได้เลย ข้อความยังอยู่ครบ',
    en: 'That was a little quick. Wait {wait} and send it then: nothing you wrote is lost.',
  },
  'write.refused.tooMany': {
    th: 'วันนี้เขียนครบจำนวนแล้ว อีก {wait} เขียนได้ใหม่ ข้อความยังอยู่ตรงนี้',
    en: 'You have written as much as one may in a day. You can write again in {wait}; your text stays here.',
  },
  'write.refused.sameText': {
    th: 'คุณเพิ่งส่งข้อความนี้ไปแล้ว ถ้าอยากส่งซ้ำจริง ๆ รออีก {wait}',
    en: 'You have just sent this text. To send it once more all the same, wait {wait}.',
  },
  'write.refused.busy': {
    th: 'ส่งมาถี่ไปนิด รออีก {wait} แล้วลองใหม่ ข้อความยังอยู่ครบ',
    en: 'A little too often. Try again in {wait}: nothing you wrote is lost.',
  },
  'write.refused.tooManyPictures': {
    th: 'ส่งรูปไว้หลายรูปแล้วแต่ยังไม่ได้ใช้ รออีก {wait} แล้วส่งรูปใหม่ หรือส่งข้อความโดยไม่ใส่รูป',
    en: 'You have sent many pictures that stand nowhere yet. Wait {wait} to send more, or send the text without.',
  },
  'write.fault.format': {
    th: 'มีไฟล์ที่ไม่ใช่รูป JPEG, PNG หรือ WebP เลือกรูปใหม่',
    en: 'One of the files is no JPEG, PNG or WebP picture: please choose another',
  },
  'write.fault.images': {
    th: 'มีรูปที่ใช้ไม่ได้แล้ว เอาออกแล้วเลือกใหม่',
    en: 'One of the pictures is not there any more: remove it and choose it again',
  },
  'write.fault.quote': {
    th: 'ความเห็นที่อ้างถึงถูกลบแล้ว ส่งใหม่โดยไม่อ้างถึงได้',
    en: 'What you quote was taken back. Send it without the quote.',
  },
})
