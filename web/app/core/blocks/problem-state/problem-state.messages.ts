import { defineMessages, type MessageIdOf } from '../../i18n/messages.ts'

export type ProblemStateMessageId = MessageIdOf<typeof problemStateMessages>

export const problemStateMessages = defineMessages({
  'problemState.received': { th: 'รับเรื่องแล้ว', en: 'Received' },
  'problemState.working': { th: 'กำลังแก้ไข', en: 'In progress' },
  'problemState.refunded': { th: 'คืนเงินแล้ว', en: 'Refunded' },
  'problemState.closed': { th: 'ปิดเรื่องแล้ว', en: 'Closed' },
})
