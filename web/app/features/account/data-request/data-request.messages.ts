import type { DataRequestKind } from '@washhouse/contract/data-request/data-request.contract'
import type { Language } from '@washhouse/contract/language'
import { defineMessages, type MessageIdOf } from '../../../core/i18n/messages.ts'

export type DataRequestMessageId = MessageIdOf<typeof dataRequestMessages>
export type DataKindMessageId = MessageIdOf<typeof dataKindMessages>

export const dataKindMessages = defineMessages({
  'dataKind.access': { th: 'อยากรู้ว่าเก็บข้อมูลอะไรไว้บ้าง', en: 'What do you keep about me?' },
  'dataKind.copy': { th: 'ขอสำเนาข้อมูล', en: 'A copy of my data' },
  'dataKind.correction': { th: 'ขอแก้ไขข้อมูลที่ไม่ถูกต้อง', en: 'Correct what is wrong' },
  'dataKind.erasure': { th: 'ขอให้ลบข้อมูล', en: 'Erase my data' },
  'dataKind.objection': { th: 'คัดค้านการใช้ข้อมูล', en: 'Stop using my data' },
  'dataKind.guardian': {
    th: 'เป็นผู้ปกครอง ขอถอนความยินยอมแทนผู้เยาว์',
    en: 'As a guardian: I take back my consent for a minor',
  },
  'dataKind.field': { th: 'อยากให้เราทำอะไร', en: 'What would you like us to do?' },
  'dataKind.missing': { th: 'เลือกสิ่งที่อยากให้ทำ', en: 'Please choose what we should do' },
} satisfies Record<`dataKind.${DataRequestKind | 'field' | 'missing'}`, Record<Language, string>>)

export const dataRequestMessages = defineMessages({
  'dataRequest.title': { th: 'คำขอเรื่องข้อมูลส่วนบุคคล', en: 'Requests about your data' },
  'dataRequest.lead': {
    th: 'ขอดู ขอสำเนา แก้ไข ลบ หรือคัดค้านการใช้ข้อมูลของคุณได้ เราตอบภายใน 30 วัน',
    en: 'Ask what we keep, for a copy, a correction or an erasure, or object. We answer within 30 days.',
  },
  'dataRequest.message': { th: 'รายละเอียด', en: 'Details' },
  'dataRequest.message.hint': {
    th: 'เช่น ข้อมูลไหนไม่ถูกต้อง และที่ถูกคืออะไร ถ้าเป็นผู้ปกครอง บอกอีเมลที่ผู้เยาว์ใช้สมัครด้วย',
    en: 'Such as what is wrong, and what is right. As a guardian, also the email that the minor registered with.',
  },
  'dataRequest.email.hint': {
    th: 'ใช้อีเมลที่เคยให้ไว้กับเรา เราจะส่งลิงก์ไปให้ยืนยันว่าเป็นคุณ',
    en: 'The one that you gave us before. We send a link there to make sure that it is you.',
  },
  'dataRequest.send': { th: 'ส่งคำขอ', en: 'Send the request' },
  'dataRequest.signIn': {
    th: 'ถ้าเป็นสมาชิก เข้าสู่ระบบแล้วส่งคำขอได้เลย ไม่ต้องยืนยันอีเมล',
    en: 'A member? Sign in and ask there: you need not confirm your email.',
  },
  'dataRequest.sent.title': { th: 'ดูอีเมลของคุณ', en: 'Check your email' },
  'dataRequest.sent.hint': {
    th: 'เราส่งลิงก์ยืนยันไปแล้ว กดลิงก์ภายใน 7 วัน แล้วเราจะเริ่มดำเนินการ',
    en: 'We have sent you a link. Open it within 7 days, then we begin.',
  },

  'dataRequest.own.title': { th: 'คำขอเรื่องข้อมูลของฉัน', en: 'Requests about my data' },
  'dataRequest.own.sent': {
    th: 'ได้รับคำขอแล้ว เราจะตอบภายใน 30 วัน',
    en: 'We have your request and answer it within 30 days.',
  },
  'dataRequest.own.new': { th: 'ส่งคำขอใหม่', en: 'A new request' },
  'dataRequest.own.list': { th: 'คำขอที่ส่งแล้ว', en: 'Your requests' },
  'dataRequest.own.none': { th: 'ยังไม่เคยส่งคำขอ', en: 'You have not asked us anything yet.' },
  'dataRequest.own.open': {
    th: 'คุณมีคำขอแบบนี้ที่เรากำลังดำเนินการอยู่แล้ว เลขที่ {reference} ถ้าอยากเพิ่มรายละเอียด ตอบกลับอีเมลของคำขอนั้นได้เลย',
    en: 'We are dealing with such a request of yours already: reference {reference}. To add to it, reply to the email about it.',
  },
  'dataRequest.own.reference': { th: 'เลขที่ {reference}', en: 'Reference {reference}' },
  'dataRequest.own.asked': { th: 'ส่งเมื่อ {date}', en: 'Sent on {date}' },
  'dataRequest.own.due': { th: 'เราจะตอบภายใน {date}', en: 'We answer by {date}' },
  'dataRequest.own.closed': { th: 'ตอบเมื่อ {date}', en: 'Answered on {date}' },
  'dataRequest.state.unproven': { th: 'รอยืนยัน', en: 'to be confirmed' },
  'dataRequest.state.open': { th: 'กำลังดำเนินการ', en: 'in progress' },
  'dataRequest.state.answered': { th: 'เรียบร้อยแล้ว', en: 'done' },
  'dataRequest.state.refused': { th: 'ทำตามคำขอไม่ได้', en: 'refused' },
})
