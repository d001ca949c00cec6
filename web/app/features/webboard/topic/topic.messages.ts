import { defineMessages, type MessageIdOf } from '../../../core/i18n/messages.ts'

export type TopicMessageId = MessageIdOf<typeof topicMessages>

export const topicMessages = defineMessages({
  'topic.description': {
    th: 'กระทู้ในเว็บบอร์ดสมาชิก: {title}',
    en: 'A topic on the members’ web board: {title}',
  },
  'topic.views': {
    th: 'เปิดดู {count, plural, other {#}} ครั้ง',
    en: '{count, plural, one {One view} other {# views}}',
  },
  'topic.gone': {
    th: 'ผู้เขียนลบกระทู้นี้แล้ว ความเห็นของคนอื่นยังอยู่ด้านล่าง',
    en: 'Its author has taken this post back. What others replied is still below.',
  },
  'topic.waiting': {
    th: 'ทีมงานจะดูกระทู้นี้ภายใน 24 ชั่วโมง ระหว่างนี้มีแค่คุณที่เห็น',
    en: 'Our team looks at this post within 24 hours. Until then you alone see it.',
  },
  'topic.isSolved': { th: 'ผู้ตั้งกระทู้บอกว่าแก้ได้แล้ว', en: 'The author says this solved it.' },
  'topic.toSolution': { th: 'ดูคำตอบ', en: 'See the answer' },
  'topic.locked': {
    th: 'กระทู้นี้ปิดการตอบแล้ว แต่ยังอ่านได้',
    en: 'This topic is closed: everyone may read it, nobody replies any more.',
  },

  'topic.replies': {
    th: '{count, plural, =0 {ยังไม่มีความเห็น} other {# ความเห็น}}',
    en: '{count, plural, =0 {No replies} one {One reply} other {# replies}}',
  },
  'topic.replies.none': {
    th: 'ถ้าคุณเคยเจอเรื่องเดียวกัน ช่วยเล่าให้ฟังหน่อย',
    en: 'If you have been there, do tell.',
  },
  'topic.replies.noneOfOwn': {
    th: 'พอมีคนตอบ เราจะแจ้งคุณทันที',
    en: 'We tell you as soon as somebody replies.',
  },
  'topic.replies.noneYet': {
    th: 'คนอื่นจะตอบได้เมื่อกระทู้นี้แสดงแล้ว',
    en: 'Others can reply once this post is shown.',
  },
  'topic.replies.failed': {
    th: 'ตอนนี้เปิดความเห็นไม่ได้ รอสักครู่แล้วลองอีกครั้ง',
    en: 'The replies could not be loaded just now. Wait a moment and try again.',
  },
  'topic.retry': { th: 'ลองอีกครั้ง', en: 'Try again' },
  'topic.pager.label': { th: 'หน้าของความเห็น', en: 'Pages of the replies' },
  'topic.new': { th: 'ใหม่ตั้งแต่คุณเข้ามาครั้งก่อน', en: 'New since you were here' },
  'topic.reply.position': { th: 'ความเห็นที่ {position}', en: 'Reply {position}' },
  'topic.reply.gone': { th: 'ความเห็นนี้ถูกลบแล้ว', en: 'This reply was taken back' },
  'topic.reply.waiting': {
    th: 'ทีมงานจะดูภายใน 24 ชั่วโมง ระหว่างนี้มีแค่คุณที่เห็น',
    en: 'Our team looks at it within 24 hours. Until then you alone see it.',
  },
  'topic.reply.solution': { th: 'คำตอบที่ช่วยได้', en: 'This solved it' },

  'topic.act.reply': { th: 'ตอบกระทู้', en: 'Reply' },
  'topic.act.quote': { th: 'อ้างถึง', en: 'Quote' },
  'topic.act.edit': { th: 'แก้ไข', en: 'Edit' },
  'topic.act.remove': { th: 'ลบ', en: 'Take back' },
  'topic.act.report': { th: 'รายงาน', en: 'Report' },
  'topic.act.solved': { th: 'คำตอบนี้ช่วยได้', en: 'This solved it' },
  'topic.act.unsolved': { th: 'ยังไม่ใช่คำตอบ', en: 'Not the answer after all' },
  'topic.solve.failed': {
    th: 'ยังบันทึกไม่ได้ ลองใหม่ในอีกสักครู่',
    en: 'That could not be saved just now. Please try again in a moment.',
  },
  'topic.solve.refused': {
    th: 'ตอนนี้เปลี่ยนคำตอบของกระทู้นี้ไม่ได้',
    en: 'The answer of this topic cannot be changed now.',
  },

  'topic.act.follow': { th: 'ติดตามกระทู้', en: 'Follow' },
  'topic.act.unfollow': { th: 'ติดตามอยู่ กดเพื่อเลิก', en: 'Following · stop' },
  'topic.follow.failed': {
    th: 'ยังบันทึกการติดตามไม่ได้ ลองใหม่ในอีกสักครู่',
    en: 'That could not be saved just now. Please try again in a moment.',
  },
  'topic.follow.full': {
    th: 'ติดตามได้ไม่เกิน {max} กระทู้ เลิกติดตามบางกระทู้ก่อน',
    en: 'You can follow {max} topics at most: stop following some of them first.',
  },

  'topic.write': { th: 'ตอบกระทู้นี้', en: 'Reply to this topic' },
})
