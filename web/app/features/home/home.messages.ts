import { defineMessages, type MessageIdOf } from '../../i18n/messages.ts'

export const homeMessages = defineMessages({
  'home.findBranch': { th: 'หาสาขาใกล้ฉัน', en: 'Find a branch' },
})

export type HomeMessageId = MessageIdOf<typeof homeMessages>
