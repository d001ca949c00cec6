import { defineMessages } from '../../i18n/messages.ts'

export const richTextMessages = defineMessages({
  'richText.table': { th: 'ตาราง เลื่อนดูด้านข้างได้', en: 'Table, scrolls sideways' },
})
