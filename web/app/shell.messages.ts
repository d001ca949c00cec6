import { defineMessages, type MessageIdOf } from './i18n/messages.ts'

/** Texts of every page: header, footer, errors, the parts of blocks/. */
export const shellMessages = defineMessages({
  'shell.skip': { th: 'ข้ามไปที่เนื้อหา', en: 'Skip to content' },
  'error.notFound.title': { th: 'ไม่พบหน้านี้', en: 'This page is missing' },
  'error.failed.title': { th: 'ขออภัย ระบบสะดุดไปชั่วครู่', en: 'Sorry, something jammed' },
  'error.away.title': { th: 'เว็บไซต์พักสักครู่', en: 'We will be right back' },
})

export type ShellMessageId = MessageIdOf<typeof shellMessages>
