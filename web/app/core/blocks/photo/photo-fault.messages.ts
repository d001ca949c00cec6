import { defineMessages } from '../../i18n/messages.ts'

/** Texts for images that are too expensive to render, by error type; never sent as a catalogue. */
export const photoFaultMessages = defineMessages({
  pixels: {
    th: 'รูปละเอียดเกินไป ใช้ได้ไม่เกิน 50 ล้านพิกเซล หรือ 16 ล้านพิกเซลถ้าเป็น JPEG แบบ progressive หรือ PNG แบบ interlaced ย่อรูปแล้วลองใหม่',
    en: 'The image has too many pixels. The limit is 50 million, or 16 million for a progressive JPEG or an interlaced PNG. Make it smaller and try again.',
  },
  decoded: {
    th: 'รูปใช้พื้นที่เกิน 150\u00A0MB เมื่อเปิดเต็มขนาด ย่อรูปหรือบันทึกเป็น JPEG แล้วลองใหม่',
    en: 'The image takes up more than 150\u00A0MB at full size. Make it smaller or save it as a JPEG, then try again.',
  },
  frames: {
    th: 'ภาพเคลื่อนไหวยาวเกิน 500 เฟรม ใช้ภาพนิ่งแทน',
    en: 'The animation has more than 500 frames. Use a still image instead.',
  },
  slow: {
    th: 'รูปนี้ใช้เวลาประมวลผลเกิน 5 วินาที ย่อรูปหรือบันทึกเป็น JPEG แล้วลองใหม่',
    en: 'The image takes more than 5 seconds to process. Make it smaller or save it as a JPEG, then try again.',
  },
})
