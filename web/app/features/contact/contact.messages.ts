import { defineMessages, type MessageIdOf } from '../../core/i18n/messages.ts'

export type ContactMessageId = MessageIdOf<typeof contactMessages>

export const contactMessages = defineMessages({
  'contact.title': { th: 'ติดต่อเรา', en: 'Contact us' },
  'contact.lead': {
    th: 'สงสัยเรื่องซัก อบ ราคา หรือสาขา ถามมาได้เลย ทีมงานตอบเองทุกข้อความ',
    en: 'Questions about washing, drying, prices or branches? Ask away. A real person answers every message.',
  },
  'contact.form': { th: 'ส่งข้อความถึงเรา', en: 'Write to us' },
  'contact.form.lead': {
    th: 'ฝากเบอร์โทรหรืออีเมลไว้อย่างใดอย่างหนึ่ง',
    en: 'Leave a phone number or an email address.',
  },
  'contact.message': { th: 'อยากบอกหรือถามอะไรเรา', en: 'What would you like to say or ask?' },
  'contact.send': { th: 'ส่งข้อความ', en: 'Send message' },
  'contact.sent.title': { th: 'ได้รับข้อความแล้ว ขอบคุณที่เขียนมา', en: 'Got it, thank you' },
  'contact.sent.hint': {
    th: 'ทีมงานตอบทุกข้อความ ตามช่องทางที่คุณให้ไว้',
    en: 'Someone from our team will get back to you by phone or email.',
  },
  'contact.sent.again': { th: 'เขียนอีกข้อความ', en: 'Write another message' },
  'contact.data': {
    th: 'ข้อมูลส่วนบุคคลของคุณ: ขอดู ขอสำเนา แก้ไข หรือลบ',
    en: 'Your personal data: see, copy, correct or delete it',
  },
  'contact.ways': { th: 'คุยกันตอนนี้เลย', en: 'Talk to us now' },
  'contact.line.hint': {
    th: 'สะดวกเมื่อไรก็ทักแชตมาได้เลย',
    en: 'Message us any time.',
  },
  'contact.line.open': { th: 'เปิดแชต LINE', en: 'Open the LINE chat' },
  'contact.line.scan': { th: 'สแกนด้วยมือถือเพื่อเพิ่มเพื่อน', en: 'Scan with your phone to add us' },
  'contact.line.code': { th: 'คิวอาร์โค้ดเพิ่มเพื่อน {id}', en: 'QR code to add {id}' },
  'contact.problem.title': {
    th: 'เครื่องมีปัญหาหรือเหรียญหาย',
    en: 'Machine stopped or kept your coins?',
  },
  'contact.problem.hint': {
    th: 'กรอกแบบแจ้งปัญหา ได้รหัสติดตามเรื่องทันที ถ้ายังยืนอยู่หน้าเครื่อง ทักแชตหรือโทรหาเราได้เลย',
    en: 'Fill in the form and get a report code right away. Still at the machine? Message us or call.',
  },
  'contact.problem.go': { th: 'แจ้งปัญหาการใช้งาน', en: 'Report a problem' },
  'contact.office': { th: 'สำนักงานใหญ่', en: 'Head office' },
  'contact.office.hours': { th: 'เวลาทำการ', en: 'Office hours' },
  'contact.office.map': { th: 'ดูบนแผนที่', en: 'Show on the map' },
  'contact.newTab': { th: '(เปิดแท็บใหม่)', en: '(opens a new tab)' },
})
