import { defineMessages, type MessageIdOf } from '../../i18n/messages.ts'

export type FormMessageId = MessageIdOf<typeof formMessages>

/** Shared texts of forms, sent with every page that has one. */
export const formMessages = defineMessages({
  'form.email': { th: 'อีเมล', en: 'Email' },
  'form.phone': { th: 'เบอร์โทร', en: 'Phone' },
  'form.optional': { th: 'ไม่บังคับ', en: 'optional' },
  'form.trap': { th: 'เว้นช่องนี้ว่างไว้', en: 'Leave this field empty' },
  'form.preview': { th: 'ดูตัวอย่างก่อน', en: 'Preview' },
  'form.preview.title': { th: 'ตัวอย่าง ยังไม่ได้ส่ง', en: 'Preview (not sent yet)' },
  'form.draft': {
    th: 'ข้อความที่พิมพ์ค้างไว้ยังอยู่ครบ',
    en: 'We’ve restored your unsent text.',
  },
  'form.draft.discard': { th: 'เริ่มใหม่', en: 'Start over' },
  'form.sending': { th: 'กำลังส่ง…', en: 'Sending…' },

  'form.file.choose': { th: 'เลือกรูป', en: 'Choose file' },
  'form.file.none': { th: 'ยังไม่ได้เลือก', en: 'No file chosen' },

  'form.summary': {
    th: 'ยังส่งไม่ได้ มี {count, plural, other {#}} จุดที่ต้องแก้',
    en: '{count, plural, one {There’s one thing} other {There are # things}} to fix',
  },
  'form.fileAgain': {
    th: 'รูปที่เลือกไว้ไม่ได้ส่งมาด้วย เลือกอีกครั้งก่อนส่ง',
    en: 'Please choose the file again. Your browser didn’t keep it.',
  },

  'form.away.title': {
    th: 'ส่งไม่สำเร็จ แต่ที่กรอกไว้ยังอยู่ครบ',
    en: 'Not sent, but nothing you wrote is lost',
  },
  'form.away.hint': {
    th: 'ระบบของเราขัดข้องชั่วคราว รอสักครู่แล้วกดส่งอีกครั้ง',
    en: 'Our system is down for a moment. Please wait a little and send again.',
  },
  'form.away.once': {
    th: 'ระบบของเราขัดข้องชั่วคราว รอสักครู่แล้วกดส่งอีกครั้ง กดซ้ำได้ เราจะนับเป็นเรื่องเดียว',
    en: 'Our system is down for a moment. Please wait a little and send again. Even if you send twice, we’ll count it once.',
  },
  'form.busy.title': {
    th: 'ส่งมาถี่ไปนิด ที่กรอกไว้ยังอยู่ครบ',
    en: 'Sent too often, but nothing you wrote is lost',
  },
  'form.busy.hint': {
    th: 'เครือข่ายนี้ส่งแบบฟอร์มเข้ามาหลายครั้งติดกัน พักสัก 10 นาทีแล้วกดส่งอีกครั้ง',
    en: 'Your network has sent many forms in a row. Wait ten minutes, then send again.',
  },
  'form.busy.wait': {
    th: 'มีการส่งแบบฟอร์มนี้จากเครือข่ายหรืออีเมลนี้หลายครั้งแล้ว รอ {wait} แล้วกดส่งอีกครั้ง',
    en: 'This form has been sent many times from your network or with this email. Wait {wait}, then send again.',
  },
  'form.failed.reach': { th: 'เรื่องด่วน ติดต่อเราได้ทันที', en: 'Urgent? Contact us now' },
})
