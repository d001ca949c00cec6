import { defineMessages, type MessageIdOf } from '../../i18n/messages.ts'

export type OpeningStateMessageId = MessageIdOf<typeof openingStateMessages>

export const openingStateMessages = defineMessages({
  'branch.state.allDay': { th: 'เปิด 24 ชั่วโมง', en: 'Open 24 hours' },
  'branch.state.open': { th: 'เปิดอยู่ตอนนี้ ถึง {closes} น.', en: 'Open now, until {closes}' },
  'branch.state.closesSoon': { th: 'ใกล้ปิด ปิด {closes} น.', en: 'Closing soon, at {closes}' },
  'branch.state.opensToday': { th: 'ปิดอยู่ เปิด {opens} น.', en: 'Closed, opens at {opens}' },
  'branch.state.opensTomorrow': {
    th: 'ปิดแล้ว เปิดพรุ่งนี้ {opens} น.',
    en: 'Closed, opens tomorrow at {opens}',
  },
  'branch.state.closedForNow': { th: 'ปิดชั่วคราว', en: 'Temporarily closed' },
})
