import { defineMessages } from '../../i18n/messages.ts'

/** Texts for errors that no browser finds, by type; never sent as a catalogue. */
export const faultMessages = defineMessages({
  'fault.required': { th: 'ช่องนี้ยังว่างอยู่', en: 'Please fill this in' },
  'fault.unique': { th: 'ข้อมูลนี้มีคนใช้แล้ว', en: 'This is already taken' },
  'fault.min': { th: 'ใส่ตั้งแต่ {min} ขึ้นไป', en: 'Enter {min} or more' },
  'fault.max': { th: 'ใส่ได้ไม่เกิน {max}', en: 'Enter {max} or less' },
  'fault.min_length': {
    th: 'สั้นเกินไป ใส่อย่างน้อย {min} ตัวอักษร',
    en: 'Too short: use at least {min} characters',
  },
  'fault.max_length': {
    th: 'ยาวเกินไป ใส่ได้ไม่เกิน {max} ตัวอักษร',
    en: 'Too long: use {max} characters or fewer',
  },
  'fault.too_large': {
    th: 'ไฟล์ใหญ่เกินไป เลือกไฟล์ที่เล็กลง',
    en: 'The file is too large. Choose a smaller one.',
  },
  'fault.phone.length': {
    th: 'เบอร์โทรมีตัวเลขขาดหรือเกิน ตรวจอีกครั้ง',
    en: 'This phone number has too few or too many digits. Please check it.',
  },
  'fault.phone.number': {
    th: 'เบอร์โทรนี้ไม่ถูกต้อง ตรวจอีกครั้ง',
    en: 'This phone number isn’t valid. Please check it.',
  },
  'fault.invalid': { th: 'ตรวจช่องนี้อีกครั้ง', en: 'Please check this field' },
})
