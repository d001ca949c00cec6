import { defineMessages, type MessageIdOf } from '../../i18n/messages.ts'

export type MemberFileMessageId = MessageIdOf<typeof memberFileMessages>

/** Texts of a members' file, on every page that shows one. */
export const memberFileMessages = defineMessages({
  'file.kind.pdf': { th: 'PDF', en: 'PDF' },
  'file.kind.word': { th: 'Word', en: 'Word' },
  'file.kind.excel': { th: 'Excel', en: 'Excel' },
  'file.kind.slides': { th: 'PowerPoint', en: 'PowerPoint' },
  'file.kind.archive': { th: 'ZIP', en: 'ZIP' },
  'file.kind.picture': { th: 'รูปภาพ', en: 'Picture' },
  'file.kind.film': { th: 'วิดีโอ', en: 'Video' },
  'file.kind.other': { th: 'ไฟล์', en: 'File' },
  'file.pages': { th: '{count} หน้า', en: '{count, plural, one {# page} other {# pages}}' },
  'file.kilobytes': { th: '{size} KB', en: '{size} KB' },
  'file.megabytes': { th: '{size} MB', en: '{size} MB' },

  'file.open': { th: 'เปิดดู', en: 'Open' },
  'file.download': { th: 'ดาวน์โหลด', en: 'Download' },
  'file.read': { th: 'อ่านทั้งฉบับที่นี่', en: 'Read it here' },
  'file.first': {
    th: 'นี่คือ {count} หน้าแรก เปิดไฟล์เพื่ออ่านทั้งหมด',
    en: '{count, plural, one {This is the first page.} other {These are the first # pages.}} Open the file to read the rest.',
  },
  'file.page': { th: '{name} หน้า {number}', en: '{name}, page {number}' },
  'file.close': { th: 'ปิด', en: 'Close' },
  'file.previousPicture': { th: 'ก่อนหน้า', en: 'Previous' },
  'file.nextPicture': { th: 'ถัดไป', en: 'Next' },
  'file.position': { th: '{number} / {count}', en: '{number} / {count}' },
})
