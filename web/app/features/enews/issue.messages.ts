import { defineMessages } from '../../core/i18n/messages.ts'

/** Texts used only on the page of one issue. */
export const issueMessages = defineMessages({
  'issue.pdf': { th: 'ฉบับ PDF', en: 'PDF version' },
  'issue.link': { th: 'อ่านต่อ', en: 'Read more' },
  'issue.back': { th: 'ดูจดหมายข่าวทุกฉบับ', en: 'See all issues' },
})
