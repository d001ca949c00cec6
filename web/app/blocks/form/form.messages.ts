import { defineMessages, type MessageIdOf } from '../../i18n/messages.ts'

export type FormMessageId = MessageIdOf<typeof formMessages>

/** What every form that is sent says; a page with one sends it along. */
export const formMessages = defineMessages({
  'form.firstName': { th: 'ชื่อ', en: 'First name' },
  'form.lastName': { th: 'นามสกุล', en: 'Last name' },
  'form.email': { th: 'อีเมล', en: 'Email' },
  'form.phone': { th: 'เบอร์โทร', en: 'Phone' },
  'form.phone.hint': {
    th: 'ตัวเลขเท่านั้น เช่น 0812345678 เบอร์ต่างประเทศขึ้นต้นด้วย 00 และรหัสประเทศ',
    en: 'Digits only, such as 0812345678; from abroad 00 and the country, as in 0044…',
  },
  'form.phone.dialled': {
    th: 'เช่น 081-234-5678 เบอร์ต่างประเทศขึ้นต้นด้วย + และรหัสประเทศ',
    en: 'Such as 081-234-5678; from abroad + and the country, as in +44…',
  },
  'form.optional': { th: 'ไม่บังคับ', en: 'optional' },
  'form.trap': { th: 'เว้นช่องนี้ว่างไว้', en: 'Leave this field empty' },
  'form.preview': { th: 'ดูตัวอย่างก่อน', en: 'Preview' },
  'form.preview.title': { th: 'ตัวอย่าง ยังไม่ได้ส่ง', en: 'Preview, not sent yet' },
  'form.draft': {
    th: 'เรียกข้อความที่พิมพ์ค้างไว้กลับมาให้แล้ว',
    en: 'Here is what you had not sent yet.',
  },
  'form.draft.discard': { th: 'เริ่มใหม่', en: 'Start over' },
  'form.sending': { th: 'กำลังส่ง…', en: 'Sending…' },

  'form.summary': {
    th: 'ยังส่งไม่ได้ มี {count, plural, other {#}} จุดที่ต้องแก้',
    en: '{count, plural, one {One thing needs} other {# things need}} another look',
  },
  'form.fileAgain': {
    th: 'รูปที่เลือกไว้ไม่ได้ติดมาด้วย เลือกอีกครั้งก่อนส่ง',
    en: 'Please choose the photo again: browsers do not keep it.',
  },

  'form.away.title': {
    th: 'ส่งไม่สำเร็จ แต่ที่กรอกไว้ยังอยู่ครบ',
    en: 'Not sent, but nothing you wrote is lost',
  },
  'form.away.hint': {
    th: 'ระบบของเราขัดข้องชั่วคราว รอสักครู่แล้วกดส่งอีกครั้ง',
    en: 'Our system is out for a moment. Wait a little and send again.',
  },
  'form.away.once': {
    th: 'ระบบของเราขัดข้องชั่วคราว รอสักครู่แล้วกดส่งอีกครั้ง กดซ้ำได้ เราจะนับเป็นเรื่องเดียว',
    en: 'Our system is out for a moment. Wait a little and send again: however often, it counts once.',
  },
  'form.busy.title': {
    th: 'ส่งมาถี่ไปนิด ที่กรอกไว้ยังอยู่ครบ',
    en: 'A little too often, but nothing you wrote is lost',
  },
  'form.busy.hint': {
    th: 'เครือข่ายนี้ส่งแบบฟอร์มเข้ามาหลายครั้งติดกัน พักสัก 10 นาทีแล้วกดส่งอีกครั้ง',
    en: 'Many forms came from your network at once. Wait ten minutes, then send again.',
  },
  'form.failed.reach': { th: 'เรื่องด่วน ติดต่อเราได้ทันที', en: 'Urgent? Reach us now' },

  // By what is wrong with a field, or by the field's name and what is wrong with it. The English words
  // are those of spec §5.
  'fault.email': { th: 'อีเมลไม่ถูกต้อง ลองดูตัวอย่าง name@example.com', en: 'Invalid email format' },
  'fault.firstName.required': { th: 'กรอกชื่อ', en: 'Please enter name' },
  'fault.lastName.required': { th: 'กรอกนามสกุล', en: 'Please enter last name' },
  'fault.email.required': { th: 'กรอกอีเมล', en: 'Please enter email' },
  'fault.phone.required': { th: 'กรอกเบอร์โทร', en: 'Please enter phone number' },
  'fault.phone.digits': { th: 'ใส่เบอร์โทรเป็นตัวเลขเท่านั้น', en: 'Numbers only' },
})
