import { defineMessages, type MessageIdOf } from '../../i18n/messages.ts'

export type BannerMessageId = MessageIdOf<typeof bannerMessages>

export const bannerMessages = defineMessages({
  'banner.label': { th: 'โปรโมชันและข่าวเด่น', en: 'Offers and highlights' },
  'banner.more': { th: 'ดูรายละเอียด', en: 'See details' },
  'banner.picture': { th: 'ภาพประชาสัมพันธ์', en: 'Announcement' },
})
