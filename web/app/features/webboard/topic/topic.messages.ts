import { defineMessages, type MessageIdOf } from '../../../core/i18n/messages.ts'

export type TopicMessageId = MessageIdOf<typeof topicMessages>

export const topicMessages = defineMessages({
  'topic.description': {
    th: 'กระทู้ในเว็บบอร์ดสมาชิก: {title}',
    en: 'A post on the members’ web board: {title}',
  },
  'topic.views': {
    th: 'เปิดดู {count, plural, other {#}} ครั้ง',
    en: '{count, plural, one {One view} other {# views}}',
  },
  'topic.gone': {
    th: 'ผู้เขียนลบกระทู้นี้แล้ว ความเห็นของคนอื่นยังอยู่ด้านล่าง',
    en: 'The author deleted this post. Replies from others are still below.',
  },
  'topic.waiting': {
    th: 'ทีมงานจะดูกระทู้นี้ภายใน 24 ชั่วโมง ระหว่างนี้มีแค่คุณที่เห็น',
    en: 'Our team will look at this post within 24 hours. Until then, only you can see it.',
  },
  'topic.isSolved': { th: 'ผู้เขียนกระทู้เลือกคำตอบแล้ว', en: 'The author marked an answer.' },
  'topic.toSolution': { th: 'ดูคำตอบ', en: 'See the answer' },
  'topic.locked': {
    th: 'กระทู้นี้ปิดการตอบแล้ว แต่ยังอ่านได้',
    en: 'This post is closed to new replies. You can still read it.',
  },

  'topic.replies': {
    th: '{count, plural, =0 {ยังไม่มีความเห็น} other {# ความเห็น}}',
    en: '{count, plural, =0 {No replies} one {One reply} other {# replies}}',
  },
  'topic.replies.none': {
    th: 'ถ้าคุณเคยเจอเรื่องเดียวกัน ช่วยเล่าให้ฟังหน่อย',
    en: 'Been through the same thing? Tell us how it went.',
  },
  'topic.replies.noneOfOwn': {
    th: 'ทุกคนเห็นกระทู้นี้แล้ว พอมีคนตอบ เราจะแจ้งที่กระดิ่งทันที',
    en: 'Everyone can see your post now. You’ll get a notification as soon as someone replies.',
  },
  'topic.replies.noneYet': {
    th: 'คนอื่นจะตอบได้เมื่อกระทู้นี้แสดงแล้ว',
    en: 'Others can reply once this post is visible to everyone.',
  },
  'topic.replies.failed': {
    th: 'ตอนนี้เปิดความเห็นไม่ได้ รอสักครู่แล้วลองอีกครั้ง',
    en: 'We can’t load the replies right now. Please wait a moment and try again.',
  },
  'topic.retry': { th: 'ลองอีกครั้ง', en: 'Try again' },
  'topic.pager.label': { th: 'หน้าของความเห็น', en: 'Reply pages' },
  'topic.new': { th: 'ใหม่ตั้งแต่คุณเข้ามาครั้งก่อน', en: 'New since your last visit' },
  'topic.reply.position': { th: 'ความเห็นที่ {position}', en: 'Reply {position}' },
  'topic.reply.gone': { th: 'ความเห็นนี้ถูกลบแล้ว', en: 'This reply was deleted' },
  'topic.reply.waiting': {
    th: 'ทีมงานจะดูภายใน 24 ชั่วโมง ระหว่างนี้มีแค่คุณที่เห็น',
    en: 'Our team will look at it within 24 hours. Until then, only you can see it.',
  },
  'topic.reply.solution': { th: 'คำตอบที่ช่วยได้', en: 'Marked as answer' },

  'topic.act.reply': { th: 'ตอบกระทู้', en: 'Reply' },
  'topic.act.quote': { th: 'อ้างถึง', en: 'Quote' },
  'topic.act.edit': { th: 'แก้ไข', en: 'Edit' },
  'topic.act.remove': { th: 'ลบ', en: 'Delete' },
  'topic.act.report': { th: 'รายงาน', en: 'Report' },
  'topic.act.solved': { th: 'เลือกเป็นคำตอบ', en: 'Mark as answer' },
  'topic.act.unsolved': { th: 'ยกเลิกคำตอบนี้', en: 'Unmark as answer' },
  'topic.solve.failed': {
    th: 'ยังบันทึกไม่ได้ ลองใหม่ในอีกสักครู่',
    en: 'We couldn’t save that. Please try again in a moment.',
  },
  'topic.solve.refused': {
    th: 'ตอนนี้เปลี่ยนคำตอบของกระทู้นี้ไม่ได้',
    en: 'You can’t change the answer to this post right now.',
  },

  'topic.act.follow': { th: 'ติดตามกระทู้', en: 'Follow' },
  'topic.act.following': { th: 'กำลังติดตาม', en: 'Following' },
  'topic.act.unfollow': { th: 'เลิกติดตาม', en: 'Unfollow' },
  'topic.follow.failed': {
    th: 'ยังบันทึกการติดตามไม่ได้ ลองใหม่ในอีกสักครู่',
    en: 'We couldn’t save that. Please try again in a moment.',
  },
  'topic.follow.full': {
    th: 'ติดตามได้ไม่เกิน {max} กระทู้ เลิกติดตามบางกระทู้ก่อน',
    en: 'You can follow up to {max} posts. Unfollow some first.',
  },

  'topic.write': { th: 'ตอบกระทู้นี้', en: 'Reply to this post' },
})
