import { defineMessages } from '../../../core/i18n/messages.ts'

export const takeDownMessages = defineMessages({
  'takeDown.title': {
    th: 'ขอให้นำข้อความออกจากเว็บบอร์ด',
    en: 'Ask us to remove something from the web board',
  },
  'takeDown.lead': {
    th: 'ใครก็ขอได้ ไม่ต้องเป็นสมาชิก ทีมงานจะดูภายใน 24 ชั่วโมง แล้วแจ้งผลทางอีเมล',
    en: 'Anyone can ask, member or not. Our team will look at it within 24 hours and reply by email.',
  },
  'takeDown.address': { th: 'ข้อความอยู่ตรงไหน', en: 'Where is it?' },
  'takeDown.address.hint': {
    th: 'ใส่ลิงก์ของกระทู้หรือความเห็น ถ้าไม่มี บอกหัวข้อหรือวันที่ก็ได้',
    en: 'The link to the post or reply. If you don’t have it, its title or date will do.',
  },
  'takeDown.address.missing': {
    th: 'บอกเราว่าอยู่ตรงไหน',
    en: 'Please tell us where it is',
  },
  'takeDown.message': { th: 'เล่าให้เราฟังว่าทำไมควรนำออก', en: 'Why should it be removed?' },
  'takeDown.send': { th: 'ส่งคำขอ', en: 'Send request' },
  'takeDown.sent.title': { th: 'ได้รับคำขอแล้ว', en: 'We’ve got your request' },
  'takeDown.sent.hint': {
    th: 'ทีมงานจะดูภายใน 24 ชั่วโมง และแจ้งผลทางอีเมลที่ให้ไว้',
    en: 'Our team will look at it within 24 hours and reply by email.',
  },
  'takeDown.sent.again': { th: 'ส่งคำขออีกเรื่อง', en: 'Send another request' },
})
