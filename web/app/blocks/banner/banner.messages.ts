import { defineMessages, type MessageIdOf } from '../../i18n/messages.ts'

export type BannerMessageId = MessageIdOf<typeof bannerMessages>

/** What banners say beside their own texts; a page with one sends these along. */
export const bannerMessages = defineMessages({
  'banner.label': { th: 'โปรโมชั่นและข่าวเด่น', en: 'What is on' },
  'banner.more': { th: 'ดูรายละเอียด', en: 'See details' },
  'banner.picture': { th: 'ภาพประชาสัมพันธ์', en: 'Announcement' },
})
