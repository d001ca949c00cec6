import { leadTexts } from '@washhouse/contract/contact/contact.contract'
import { defineMessages, type MessageIdOf } from '../../i18n/messages.ts'

export type LeadFormMessageId = MessageIdOf<typeof leadFormMessages>

/** Texts of lead forms, in addition to the shared form texts. */
export const leadFormMessages = defineMessages({
  'lead.message': { th: 'ข้อความ', en: 'Message' },
  'lead.consent': {
    th: 'ยินยอมให้ติดต่อกลับด้วยข้อมูลที่กรอกไว้',
    en: 'You may contact me using these details.',
  },
  'lead.consent.policy': { th: 'อ่านนโยบายความเป็นส่วนตัว', en: 'Read the privacy policy' },

  'lead.answer': {
    th: 'เราจะติดต่อกลับภายใน {days}\u00A0วันทำการ',
    en: 'We’ll get back to you within {days, plural, one {one working day} other {# working days}}.',
  },

  'lead.fault.message': { th: 'เขียนข้อความถึงเราสักนิด', en: leadTexts.messageRequired },
  'lead.fault.consent': {
    th: 'ติ๊กยินยอมก่อน เราจึงจะติดต่อกลับได้',
    en: leadTexts.consentRequired,
  },
  'lead.fault.unreachable': {
    th: 'กรอกเบอร์โทรหรืออีเมลอย่างใดอย่างหนึ่ง',
    en: leadTexts.unreachable,
  },
})
