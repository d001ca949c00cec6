import { defineMessages, type MessageIdOf } from '../../i18n/messages.ts'

export type ShareButtonsMessageId = MessageIdOf<typeof shareButtonsMessages>

export const shareButtonsMessages = defineMessages({
  'share.line': { th: 'ส่งทาง LINE', en: 'Share on LINE' },
  'share.facebook': { th: 'แชร์บน Facebook', en: 'Share on Facebook' },
  'share.copy': { th: 'คัดลอกลิงก์', en: 'Copy link' },
  'share.copied': { th: 'คัดลอกแล้ว', en: 'Copied' },
  'share.refused': { th: 'คัดลอกไม่ได้ กดค้างที่ลิงก์แทน', en: 'Couldn’t copy: select the link' },
})
