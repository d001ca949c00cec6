import { defineMessages } from '../../i18n/messages.ts'

/** Texts for errors that no browser finds, by type; never sent as a catalogue. */
export const faultMessages = defineMessages({
  'fault.required': { th: 'ช่องนี้ยังว่างอยู่', en: 'Please fill this in' },
  'fault.unique': { th: 'ข้อมูลนี้มีคนใช้แล้ว', en: 'Somebody has taken this already' },
  'fault.min': { th: 'ใส่ตั้งแต่ {min} ขึ้นไป', en: '{min} at least' },
  'fault.max': { th: 'ใส่ได้ไม่เกิน {max}', en: '{max} at most' },
  'fault.min_length': {
    th: 'สั้นเกินไป ใส่อย่างน้อย {min} ตัวอักษร',
    en: 'Too short: {min} characters at least',
  },
  'fault.max_length': {
    th: 'ยาวเกินไป ใส่ได้ไม่เกิน {max} ตัวอักษร',
    en: 'Too long: {max} characters at most',
  },
  'fault.too_large': {
    th: 'ไฟล์ใหญ่เกินไป เลือกไฟล์ที่เล็กลง',
    en: 'The file is too large: choose a smaller one',
  },
  'fault.phone.length': {
    th: 'เบอร์โทรนี้ไม่ครบหรือเกิน ตรวจอีกครั้ง',
    en: 'Please check the length of the phone number',
  },
  'fault.phone.number': {
    th: 'ไม่มีเบอร์โทรแบบนี้ ตรวจอีกครั้ง',
    en: 'There is no such phone number: please check it',
  },
  'fault.invalid': { th: 'ตรวจช่องนี้อีกครั้ง', en: 'Please check this field' },
})
