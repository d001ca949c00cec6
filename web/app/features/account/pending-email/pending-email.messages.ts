import { defineMessages, type MessageIdOf } from '../../../core/i18n/messages.ts'

export type PendingEmailMessageId = MessageIdOf<typeof pendingEmailMessages>

export const pendingEmailMessages = defineMessages({
  'pendingEmail.waiting': {
    th: 'รอยืนยันอีเมลใหม่ {email} ภายใน {until} เปิดลิงก์ที่เราส่งไปแล้วกดยืนยัน ระหว่างนี้บัญชียังใช้อีเมลเดิม',
    en: 'Waiting for you to confirm {email} by {until}. Open the link we sent there. Until then, your account keeps its current email.',
  },
  'pendingEmail.again': { th: 'ส่งลิงก์อีกครั้ง', en: 'Send the link again' },
  'pendingEmail.cancel': { th: 'ยกเลิกการเปลี่ยนอีเมล', en: 'Cancel the change' },
  'pendingEmail.sent': {
    th: 'ส่งลิงก์ไปที่อีเมลใหม่อีกครั้งแล้ว',
    en: 'We’ve sent the link to your new email again',
  },
  'pendingEmail.cancelled': {
    th: 'ยกเลิกการเปลี่ยนอีเมลแล้ว บัญชียังใช้อีเมลเดิม',
    en: 'Email change cancelled. Your account keeps its current email.',
  },
  'pendingEmail.gone': {
    th: 'ไม่มีอีเมลที่รอยืนยันแล้ว อาจยืนยันไปแล้ว ถูกยกเลิก หรือหมดเวลา',
    en: 'There’s no email change waiting any more. It was confirmed or cancelled, or the link expired.',
  },
  'pendingEmail.limited': {
    th: 'ขอลิงก์หลายครั้งแล้ว รอ 1\u00A0ชั่วโมงแล้วลองใหม่',
    en: 'You’ve asked for several links already. Please try again in an hour.',
  },
  'pendingEmail.failed': {
    th: 'ทำรายการไม่สำเร็จ รอสักครู่แล้วลองอีกครั้ง',
    en: 'That didn’t work. Please try again in a moment.',
  },
  'pendingEmail.password': {
    th: 'อีเมลใหม่ {email} กำลังรอยืนยัน ถ้าเปลี่ยนรหัสผ่าน คำขอเปลี่ยนอีเมลนี้จะถูกยกเลิก',
    en: '{email} is waiting to be confirmed. Changing your password cancels that email change.',
  },
})
