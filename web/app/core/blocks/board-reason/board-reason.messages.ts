import type { Language } from '@washhouse/contract/language'
import type { BoardReason } from '@washhouse/contract/webboard/board-moderation.contract'
import { defineMessages, type MessageIdOf } from '../../i18n/messages.ts'

export type BoardReasonMessageId = MessageIdOf<typeof boardReasonMessages>

export const boardReasonMessages = defineMessages({
  'boardReason.spam': { th: 'โฆษณาหรือสแปม', en: 'Advertising or spam' },
  'boardReason.abuse': { th: 'หยาบคายหรือคุกคาม', en: 'Abuse or harassment' },
  'boardReason.personal_data': { th: 'เปิดเผยข้อมูลส่วนตัว', en: 'Shares personal details' },
  'boardReason.illegal': { th: 'ผิดกฎหมาย', en: 'Illegal content' },
  'boardReason.off_topic': { th: 'ไม่เกี่ยวกับเว็บบอร์ดนี้', en: 'Off topic' },
  'boardReason.other': { th: 'เหตุผลอื่น', en: 'Something else' },
  'boardReason.field': { th: 'เพราะอะไร', en: 'What’s wrong with it?' },
  'boardReason.missing': { th: 'เลือกเหตุผล', en: 'Please choose a reason' },
} satisfies Record<`boardReason.${BoardReason | 'field' | 'missing'}`, Record<Language, string>>)
