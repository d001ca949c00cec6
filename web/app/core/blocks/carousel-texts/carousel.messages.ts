import { defineMessages, type MessageIdOf } from '../../i18n/messages.ts'

export type CarouselMessageId = MessageIdOf<typeof carouselMessages>

export const carouselMessages = defineMessages({
  'carousel.kind': { th: 'แถบเลื่อน', en: 'carousel' },
  'carousel.slideKind': { th: 'สไลด์', en: 'slide' },
  'carousel.previous': { th: 'ก่อนหน้า', en: 'Previous' },
  'carousel.next': { th: 'ถัดไป', en: 'Next' },
  'carousel.play': { th: 'เลื่อนเองต่อ', en: 'Play' },
  'carousel.pause': { th: 'หยุดเลื่อน', en: 'Pause' },
  'carousel.position': { th: '{number} จาก {count}', en: '{number} of {count}' },
})
