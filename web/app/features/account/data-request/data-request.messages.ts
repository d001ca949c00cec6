import type { DataRequestKind } from '@washhouse/contract/data-request/data-request.contract'
import type { Language } from '@washhouse/contract/language'
import { defineMessages, type MessageIdOf } from '../../../core/i18n/messages.ts'

export type DataRequestMessageId = MessageIdOf<typeof dataRequestMessages>
export type DataKindMessageId = MessageIdOf<typeof dataKindMessages>

export const dataKindMessages = defineMessages({
  'dataKind.access': { th: 'อยากรู้ว่าเก็บข้อมูลอะไรไว้บ้าง', en: 'See what you hold about me' },
  'dataKind.copy': { th: 'ขอสำเนาข้อมูล', en: 'Get a copy of my data' },
  'dataKind.correction': { th: 'ขอแก้ไขข้อมูลที่ไม่ถูกต้อง', en: 'Correct my data' },
  'dataKind.erasure': { th: 'ขอให้ลบข้อมูล', en: 'Delete my data' },
  'dataKind.objection': { th: 'คัดค้านการใช้ข้อมูล', en: 'Object to the use of my data' },
  'dataKind.guardian': {
    th: 'เป็นผู้ปกครอง ขอถอนความยินยอมแทนผู้เยาว์',
    en: 'I’m a guardian withdrawing consent for a minor',
  },
  'dataKind.field': { th: 'อยากให้เราทำอะไร', en: 'What would you like us to do?' },
  'dataKind.missing': { th: 'เลือกสิ่งที่อยากให้ทำ', en: 'Please choose what you’d like us to do' },
} satisfies Record<`dataKind.${DataRequestKind | 'field' | 'missing'}`, Record<Language, string>>)

export const dataRequestMessages = defineMessages({
  'dataRequest.title': { th: 'คำขอเรื่องข้อมูลส่วนบุคคล', en: 'Requests about your data' },
  'dataRequest.lead': {
    th: 'ขอดู ขอสำเนา แก้ไข ลบ หรือคัดค้านการใช้ข้อมูลของคุณได้ เราจะตอบภายใน 30\u00A0วัน',
    en: 'Ask to see, copy, correct or delete your data, or object to its use. We’ll reply within 30 days.',
  },
  'dataRequest.message': { th: 'รายละเอียด', en: 'Details' },
  'dataRequest.message.hint': {
    th: 'เช่น ข้อมูลไหนไม่ถูกต้อง และที่ถูกต้องคืออะไร ถ้าเป็นผู้ปกครอง บอกอีเมลที่ผู้เยาว์ใช้สมัครด้วย',
    en: 'For example, what’s wrong and what it should be. Guardians: add the email the minor registered with.',
  },
  'dataRequest.email.hint': {
    th: 'ใช้อีเมลที่เคยให้ไว้กับเรา เราจะส่งลิงก์ไปให้ยืนยันว่าเป็นคุณ',
    en: 'Use the email you gave us before. We’ll send a link there to check it’s you.',
  },
  'dataRequest.send': { th: 'ส่งคำขอ', en: 'Send request' },
  'dataRequest.signIn': {
    th: 'ถ้าเป็นสมาชิก เข้าสู่ระบบแล้วส่งคำขอได้เลย ไม่ต้องยืนยันอีเมล',
    en: 'Already a member? Sign in to send your request without confirming your email.',
  },
  'dataRequest.sent.title': { th: 'เช็กอีเมลของคุณ', en: 'Check your email' },
  'dataRequest.sent.hint': {
    th: 'เราส่งลิงก์ยืนยันไปแล้ว กดลิงก์ภายใน 7 วัน แล้วเราจะเริ่มดำเนินการ',
    en: 'We’ve sent you a link. Open it within 7 days and we’ll get started.',
  },

  'dataRequest.own.title': { th: 'คำขอเรื่องข้อมูลของฉัน', en: 'Requests about my data' },
  'dataRequest.own.sent': {
    th: 'ได้รับคำขอแล้ว เราจะตอบภายใน 30 วัน',
    en: 'We’ve received your request and will reply within 30 days.',
  },
  'dataRequest.own.new': { th: 'ส่งคำขอใหม่', en: 'New request' },
  'dataRequest.own.list': { th: 'คำขอที่ส่งแล้ว', en: 'Your requests' },
  'dataRequest.own.none': { th: 'คุณยังไม่เคยส่งคำขอ', en: 'You haven’t sent any requests yet.' },
  'dataRequest.own.open': {
    th: 'คุณมีคำขอแบบนี้ที่เรากำลังดำเนินการอยู่แล้ว เลขที่ {reference} ถ้าอยากเพิ่มรายละเอียด ตอบกลับอีเมลของคำขอนั้นได้เลย',
    en: 'We’re already working on a request like this: reference {reference}. To add details, reply to the email about it.',
  },
  'dataRequest.own.reference': { th: 'เลขที่ {reference}', en: 'Reference {reference}' },
  'dataRequest.own.asked': { th: 'ส่งเมื่อ {date}', en: 'Sent on {date}' },
  'dataRequest.own.due': { th: 'เราจะตอบภายใน {date}', en: 'We’ll reply by {date}' },
  'dataRequest.own.closed': { th: 'ตอบเมื่อ {date}', en: 'Answered on {date}' },
  'dataRequest.state.unproven': { th: 'รอยืนยัน', en: 'Awaiting confirmation' },
  'dataRequest.state.open': { th: 'กำลังดำเนินการ', en: 'In progress' },
  'dataRequest.state.answered': { th: 'เรียบร้อยแล้ว', en: 'Done' },
  'dataRequest.state.refused': { th: 'ทำตามคำขอไม่ได้', en: 'Refused' },
})
