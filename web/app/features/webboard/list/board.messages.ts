import { defineMessages, type MessageIdOf } from '../../../core/i18n/messages.ts'

export type BoardMessageId = MessageIdOf<typeof boardMessages>

export const boardMessages = defineMessages({
  'board.title': { th: 'เว็บบอร์ด', en: 'Web board' },
  'board.lead': {
    th: 'ถามเรื่องคราบ ผ้า และเครื่อง แลกเปลี่ยนเคล็ดลับกับคนที่ใช้ร้านเดียวกัน',
    en: 'Ask about stains, fabrics and machines, and swap tips with people who use the same branches.',
  },
  'board.gate': { th: 'มาคุยกัน เมื่อเป็นสมาชิก', en: 'Sign in and join the conversation' },
  'board.gate.ask': {
    th: 'ตั้งกระทู้ถามได้เลย มักมีคนเคยเจอเรื่องเดียวกันมาก่อน',
    en: 'Ask anything: someone’s usually been there before',
  },
  'board.gate.team': {
    th: 'ทีมงานเข้ามาอ่านและตอบด้วย',
    en: 'Our team reads along and answers too',
  },
  'board.gate.faq': {
    th: 'คำถามที่พบบ่อย พร้อมคำตอบ แยกตามหมวด',
    en: 'The FAQ with answers, sorted by subject',
  },

  'board.takeDown': {
    th: 'มีข้อความที่ควรนำออกจากเว็บบอร์ด? บอกเราได้',
    en: 'Something on the web board that shouldn’t be there? Tell us',
  },
  'board.new': { th: 'ตั้งกระทู้', en: 'Write a post' },
  'board.removed': { th: 'ลบกระทู้ของคุณแล้ว', en: 'Your post was deleted' },
  'board.heading': { th: 'กระทู้ล่าสุด', en: 'Latest posts' },
  'board.heading.page': { th: 'กระทู้ล่าสุด หน้า {page}', en: 'Latest posts, page {page}' },
  'board.heading.own': { th: 'กระทู้ของฉัน', en: 'My posts' },
  'board.heading.followed': { th: 'กระทู้ที่ติดตาม', en: 'Posts I follow' },
  'board.heading.unanswered': {
    th: '{text, select, th {กระทู้ภาษาไทยที่ยังไม่มีคนตอบ} en {กระทู้ภาษาอังกฤษที่ยังไม่มีคนตอบ} other {กระทู้ที่ยังไม่มีคนตอบ}}',
    en: '{text, select, th {Thai posts with no replies} en {English posts with no replies} other {Posts with no replies}}',
  },
  'board.heading.language': {
    th: '{text, select, en {กระทู้ภาษาอังกฤษ} other {กระทู้ภาษาไทย}}',
    en: '{text, select, en {Posts in English} other {Posts in Thai}}',
  },
  'board.heading.search': { th: 'กระทู้เรื่อง “{text}”', en: 'Posts about “{text}”' },
  'board.found': {
    th: 'พบ {count, plural, other {#}} กระทู้',
    en: '{count, plural, one {One post} other {# posts}}',
  },
  'board.scope': { th: 'แสดง', en: 'Show' },
  'board.scope.all': { th: 'ทั้งหมด', en: 'All' },
  'board.scope.unanswered': { th: 'ยังไม่มีคนตอบ', en: 'No replies yet' },
  'board.scope.own': { th: 'กระทู้ของฉัน', en: 'My posts' },
  'board.scope.followed': { th: 'ที่ติดตาม', en: 'Followed' },
  'board.language': { th: 'ภาษาของกระทู้', en: 'Language of posts' },
  'board.language.all': { th: 'ทุกภาษา', en: 'All languages' },
  'board.language.th': { th: 'ภาษาไทย', en: 'Thai' },
  'board.language.en': { th: 'ภาษาอังกฤษ', en: 'English' },
  'board.unanswered.none': {
    th: 'ตอนนี้ทุกกระทู้มีคนตอบแล้ว มีอะไรอยากถาม ตั้งกระทู้ได้เลย',
    en: 'Every post has a reply. Got a question of your own? Ask away.',
  },
  'board.language.none': {
    th: 'ยังไม่มีกระทู้ในภาษานี้ เริ่มกระทู้แรกได้เลย',
    en: 'No posts in this language yet. Write the first one.',
  },
  'board.own.none': {
    th: 'คุณยังไม่เคยตั้งกระทู้ มีเรื่องผ้าหรือเครื่องอยากถามก็เริ่มได้เลย',
    en: 'You haven’t written a post yet. Ask away.',
  },
  'board.followed.none': {
    th: 'ยังไม่ได้ติดตามกระทู้ไหน กดติดตามในกระทู้ที่สนใจ แล้วเราจะแจ้งเมื่อมีคนตอบ',
    en: 'You’re not following any posts yet. Press Follow on one and we’ll tell you when someone replies.',
  },
  'board.followed.read': { th: 'ดูกระทู้ล่าสุด', en: 'See the latest posts' },
  'board.search': { th: 'ค้นในเว็บบอร์ด', en: 'Search the web board' },
  'board.search.example': { th: 'เช่น ลิปสติก', en: 'e.g. beach towels' },
  'board.search.submit': { th: 'ค้นหา', en: 'Search' },
  'board.search.tooLong': {
    th: 'ค้นได้ไม่เกิน {most} ตัวอักษร',
    en: 'Use up to {most} characters',
  },
  'board.search.none': {
    th: 'ไม่พบกระทู้เรื่องนี้ ตั้งกระทู้ถามได้เลย หรือดูในคำถามที่พบบ่อย',
    en: 'No posts about this yet. Write one, or check the FAQ.',
  },
  'board.search.faq': { th: 'ค้นในคำถามที่พบบ่อย', en: 'Search the FAQ' },
  'board.order': { th: 'เรียงตาม', en: 'Sort by' },
  'board.order.activity': { th: 'เคลื่อนไหวล่าสุด', en: 'Last activity' },
  'board.order.newest': { th: 'กระทู้ใหม่', en: 'Newest' },
  'board.pager.label': { th: 'หน้าของรายการกระทู้', en: 'Post list pages' },

  'board.column.title': { th: 'กระทู้', en: 'Post' },
  'board.column.author': { th: 'ผู้เขียน', en: 'Author' },
  'board.column.replies': { th: 'ตอบ', en: 'Replies' },
  'board.column.views': { th: 'เปิดดู', en: 'Views' },
  'board.column.activity': { th: 'ล่าสุด', en: 'Last activity' },
  'board.unread.post': { th: 'ใหม่', en: 'New' },
  'board.unread.replies': { th: 'มีความเห็นใหม่', en: 'New replies' },

  'board.empty.hint': {
    th: 'ยังไม่มีใครตั้งกระทู้ เริ่มกระทู้แรกได้เลย',
    en: 'No posts yet. Write the first one.',
  },
  'board.failed.hint': {
    th: 'ตอนนี้เปิดเว็บบอร์ดไม่ได้ รอสักครู่แล้วลองอีกครั้ง',
    en: 'We can’t load the web board right now. Please wait a moment and try again.',
  },
  'board.faq': { th: 'คำถามที่พบบ่อย', en: 'FAQ' },
  'board.faq.hint': {
    th: 'เรื่องที่ถามกันบ่อย มีคำตอบรออยู่แล้ว',
    en: 'Common questions, already answered.',
  },
})
