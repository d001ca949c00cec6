import { defineMessages, type MessageIdOf } from '../../i18n/messages.ts'

export type PersonMessageId = MessageIdOf<typeof personMessages>

/** Fields of the sender and their errors, sent with every page that has them. */
export const personMessages = defineMessages({
  'form.firstName': { th: 'ชื่อ', en: 'First name' },
  'form.lastName': { th: 'นามสกุล', en: 'Last name' },
  'form.phone.hint': {
    th: 'เช่น 081-234-5678 เบอร์ต่างประเทศขึ้นต้นด้วย + และรหัสประเทศ',
    en: 'E.g. 081-234-5678. Outside Thailand, start with + and the country code.',
  },

  // By error type, or by field name and error type. The English texts are those of spec §5.
  'fault.email': { th: 'อีเมลไม่ถูกต้อง ลองดูตัวอย่าง name@example.com', en: 'Invalid email format' },
  'fault.firstName.required': { th: 'กรอกชื่อ', en: 'Please enter name' },
  'fault.lastName.required': { th: 'กรอกนามสกุล', en: 'Please enter last name' },
  'fault.email.required': { th: 'กรอกอีเมล', en: 'Please enter email' },
  'fault.phone.required': { th: 'กรอกเบอร์โทร', en: 'Please enter phone number' },
  'fault.phone.digits': { th: 'ใส่เบอร์โทรเป็นตัวเลขเท่านั้น', en: 'Numbers only' },
})
