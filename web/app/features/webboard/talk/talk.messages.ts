import { defineMessages, type MessageIdOf } from '../../../core/i18n/messages.ts'

export type TalkMessageId = MessageIdOf<typeof talkMessages>

export const talkMessages = defineMessages({
  'talk.board': { th: 'เว็บบอร์ด', en: 'Web board' },
  'talk.toBoard': { th: 'กลับไปเว็บบอร์ด', en: 'Back to the web board' },
  'talk.toTopic': { th: 'กลับไปที่กระทู้', en: 'Back to the post' },

  'talk.staff': { th: 'ทีมงาน', en: 'Our team' },
  'talk.nameless': { th: 'สมาชิก', en: 'A member' },
  'talk.former': { th: 'อดีตสมาชิก', en: 'A former member' },
  'talk.since': { th: 'สมาชิกตั้งแต่ {date}', en: 'Member since {date}' },
  'talk.edited': { th: 'แก้ไขเมื่อ {date}', en: 'Edited {date}' },
  'talk.quote.of': { th: 'อ้างถึง', en: 'Quoting' },
  'talk.quote.gone': { th: 'ข้อความที่อ้างถึงถูกลบแล้ว', en: 'The quoted text was deleted' },
  'talk.picture': { th: 'รูปที่ {number}', en: 'Picture {number}' },

  'talk.pinned': { th: 'ปักหมุด', en: 'Pinned' },
  'talk.solved': { th: 'ได้คำตอบแล้ว', en: 'Answered' },
  'talk.locked': { th: 'ปิดการตอบ', en: 'Closed' },
  'talk.waiting': { th: 'รอทีมงานดู', en: 'Waiting for our team' },
  'talk.untitled': { th: 'กระทู้นี้ถูกลบแล้ว', en: 'This post was deleted' },

  'talk.pager.first': { th: 'หน้าแรกสุด', en: 'First page' },
  'talk.pager.last': { th: 'หน้าสุดท้าย', en: 'Last page' },
  'talk.pager.position': { th: 'หน้า {page} จาก {pageCount}', en: 'Page {page} of {pageCount}' },
  'talk.pager.previous': { th: 'หน้าก่อนหน้า', en: 'Previous page' },
  'talk.pager.next': { th: 'หน้าถัดไป', en: 'Next page' },
  'talk.pager.page': { th: 'หน้า {page}', en: 'Page {page}' },
})
