import { leadTexts } from '@washhouse/contract/contact/contact.contract'
import { defineMessages, type MessageIdOf } from '../../i18n/messages.ts'

export type LeadFormMessageId = MessageIdOf<typeof leadFormMessages>

/** What every form for visitors says; a page with one sends it along. */
export const leadFormMessages = defineMessages({
  'lead.firstName': { th: 'ชื่อ', en: 'Name' },
  'lead.lastName': { th: 'นามสกุล', en: 'Last name' },
  'lead.email': { th: 'อีเมล', en: 'Email' },
  'lead.phone': { th: 'เบอร์โทร', en: 'Phone' },
  'lead.phone.hint': {
    th: 'ตัวเลขเท่านั้น เช่น 0812345678',
    en: 'Digits only, such as 0812345678',
  },
  'lead.message': { th: 'ข้อความ', en: 'Message' },
  'lead.optional': { th: 'ไม่บังคับ', en: 'optional' },
  'lead.consent': {
    th: 'ยินยอมให้ติดต่อกลับด้วยข้อมูลที่กรอกไว้',
    en: 'You may contact me using these details.',
  },
  'lead.consent.policy': { th: 'อ่านนโยบายความเป็นส่วนตัว', en: 'Read the privacy policy' },
  'lead.trap': { th: 'เว้นช่องนี้ว่างไว้', en: 'Leave this field empty' },
  'lead.sending': { th: 'กำลังส่ง…', en: 'Sending…' },

  'lead.summary': {
    th: 'ยังส่งไม่ได้ มี {count, plural, other {#}} จุดที่ต้องแก้',
    en: '{count, plural, one {One thing needs} other {# things need}} another look',
  },
  'lead.fileAgain': {
    th: 'รูปที่เลือกไว้ไม่ได้ติดมาด้วย เลือกอีกครั้งก่อนส่ง',
    en: 'Please choose the photo again: browsers do not keep it.',
  },

  'lead.away.title': {
    th: 'ส่งไม่สำเร็จ แต่ที่กรอกไว้ยังอยู่ครบ',
    en: 'Not sent, but nothing you wrote is lost',
  },
  'lead.away.hint': {
    th: 'ระบบของเราขัดข้องชั่วคราว รอสักครู่แล้วกดส่งอีกครั้ง กดซ้ำได้ เราจะนับเป็นเรื่องเดียว',
    en: 'Our system is out for a moment. Wait a little and send again: however often, it counts once.',
  },
  'lead.busy.title': {
    th: 'ส่งมาถี่ไปนิด ที่กรอกไว้ยังอยู่ครบ',
    en: 'A little too often, but nothing you wrote is lost',
  },
  'lead.busy.hint': {
    th: 'เครือข่ายนี้ส่งแบบฟอร์มเข้ามาหลายครั้งติดกัน พักสัก 10 นาทีแล้วกดส่งอีกครั้ง',
    en: 'Many forms came from your network at once. Wait ten minutes, then send again.',
  },
  'lead.failed.reach': { th: 'เรื่องด่วน ติดต่อเราได้ทันที', en: 'Urgent? Reach us now' },

  'lead.fault.firstNameRequired': { th: 'กรอกชื่อ', en: leadTexts.firstNameRequired },
  'lead.fault.lastNameRequired': { th: 'กรอกนามสกุล', en: leadTexts.lastNameRequired },
  'lead.fault.emailRequired': { th: 'กรอกอีเมล', en: leadTexts.emailRequired },
  'lead.fault.emailFormat': {
    th: 'อีเมลไม่ถูกต้อง ลองดูตัวอย่าง name@example.com',
    en: leadTexts.emailFormat,
  },
  'lead.fault.phoneRequired': { th: 'กรอกเบอร์โทร', en: leadTexts.phoneRequired },
  'lead.fault.phoneDigits': { th: 'ใส่เบอร์โทรเป็นตัวเลขเท่านั้น', en: leadTexts.phoneDigits },
  'lead.fault.phoneLength': { th: 'เบอร์โทรนี้ไม่ครบหรือเกิน ตรวจอีกครั้ง', en: leadTexts.phoneLength },
  'lead.fault.messageRequired': { th: 'เขียนข้อความถึงเราสักนิด', en: leadTexts.messageRequired },
  'lead.fault.consentRequired': {
    th: 'ติ๊กยินยอมก่อน เราจึงจะติดต่อกลับได้',
    en: leadTexts.consentRequired,
  },
  'lead.fault.unreachable': {
    th: 'กรอกเบอร์โทรหรืออีเมลอย่างใดอย่างหนึ่ง',
    en: leadTexts.unreachable,
  },
  'lead.fault.missing': { th: 'ช่องนี้ยังว่างอยู่', en: 'Please fill this in' },
  'lead.fault.invalid': { th: 'ตรวจช่องนี้อีกครั้ง', en: 'Please check this field' },
})
