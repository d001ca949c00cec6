import { boardLengths } from '@washhouse/contract/webboard/board-lengths'
import { defineMessages, type MessageIdOf } from '../../../core/i18n/messages.ts'

export type WritingMessageId = MessageIdOf<typeof writingMessages>

const { leastTitle, leastDetail } = boardLengths

export const writingMessages = defineMessages({
  'write.as': { th: 'เขียนในชื่อ', en: 'Writing as' },
  'write.as.change': { th: 'เปลี่ยนชื่อ', en: 'Change name' },
  'write.title': { th: 'หัวข้อ', en: 'Title' },
  'write.title.hint': {
    th: 'บอกเรื่องในบรรทัดเดียว เช่น คราบกาแฟบนเสื้อขาว ซักยังไงให้ออก',
    en: 'Say it in one line, e.g. Coffee on a white shirt, how do I get it out?',
  },
  'write.title.missing': { th: 'ใส่หัวข้อ', en: 'Please enter a title' },
  'write.title.short': {
    th: `หัวข้อสั้นไป ใส่อย่างน้อย ${leastTitle} ตัวอักษร`,
    en: `The title is too short: use at least ${leastTitle} characters`,
  },
  'write.detail': { th: 'ข้อความ', en: 'Text' },
  'write.detail.hint': {
    th: 'เว้นหนึ่งบรรทัดถ้าอยากขึ้นย่อหน้าใหม่ ใส่ - หน้าบรรทัดถ้าอยากทำเป็นข้อ\u00A0ๆ',
    en: 'Leave a blank line between paragraphs. Start a line with - for a bullet.',
  },
  'write.detail.missing': { th: 'เขียนข้อความก่อน', en: 'Please write something' },
  'write.detail.short': {
    th: `ข้อความสั้นไป เขียนอย่างน้อย ${leastDetail} ตัวอักษร`,
    en: `The text is too short: use at least ${leastDetail} characters`,
  },
  'write.images': { th: 'รูปภาพ', en: 'Pictures' },
  'write.images.hint': {
    th: `ไม่เกิน ${boardLengths.images}\u00A0รูป รูปละไม่เกิน 8\u00A0MB (JPEG, PNG, WebP) ระวังติดเบอร์โทรหรือข้อมูลส่วนตัว`,
    en: `Up to ${boardLengths.images}, JPEG, PNG or WebP, 8\u00A0MB each. Check they don’t show phone numbers or personal details.`,
  },
  'write.images.alt': { th: 'รูปที่ {number}', en: 'picture {number}' },
  'write.images.remove': { th: 'เอาออก', en: 'Remove' },
  'write.images.max': {
    th: `ใส่ได้ไม่เกิน ${boardLengths.images} รูป เอาบางรูปออกก่อน`,
    en: `Up to ${boardLengths.images} pictures. Please remove some.`,
  },
  'write.images.tooLarge': {
    th: 'มีรูปใหญ่เกิน 8 MB เลือกรูปที่เล็กลง',
    en: 'One of the pictures is larger than 8 MB. Choose a smaller one.',
  },
  'write.review.possible': {
    th: 'คุณเพิ่งเริ่มเขียนในเว็บบอร์ด ทีมงานอาจขอดูข้อความแรก\u00A0ๆ ก่อนแสดง และจะดูก่อนทุกครั้งถ้ามีรูป ใช้เวลาไม่เกิน 24\u00A0ชั่วโมง',
    en: 'You’re new here, so our team may check your first posts before others see them. If there are pictures, we always do. It takes up to 24\u00A0hours.',
  },
  'write.review.pending': {
    th: 'ทีมงานกำลังดูข้อความหนึ่งของคุณอยู่ ระหว่างนี้ยังส่งข้อความที่มีรูปเพิ่มไม่ได้',
    en: 'Our team is still checking something you wrote. Until we’re done, you can’t send anything else with pictures.',
  },
  'write.quoted': { th: 'คุณกำลังอ้างถึง', en: 'You are quoting' },
  'write.quoted.drop': { th: 'ไม่อ้างถึงแล้ว', en: 'Remove quote' },
  'write.send.post': { th: 'ตั้งกระทู้', en: 'Post' },
  'write.send.reply': { th: 'ส่งความเห็น', en: 'Send reply' },
  'write.send.edit': { th: 'บันทึกการแก้ไข', en: 'Save changes' },

  'write.verify': { th: 'ส่งลิงก์ยืนยันอีเมลให้ฉัน', en: 'Send me the confirmation link' },
  'write.unverified': {
    th: 'ยืนยันอีเมลของคุณก่อน แล้วเขียนในเว็บบอร์ดได้เลย',
    en: 'Confirm your email first, then you can write on the web board.',
  },
  'write.limited': {
    th: '{ends, select, never {คุณเขียนในเว็บบอร์ดไม่ได้แล้ว แต่ยังอ่านได้ตามปกติ} other {คุณเขียนในเว็บบอร์ดได้อีกครั้งหลัง {until} ระหว่างนี้อ่านได้ตามปกติ}}',
    en: '{ends, select, never {You can no longer write on the web board, but you can still read it.} other {You can write on the web board again after {until}. Until then you can still read it.}}',
  },
  'write.limited.reason': { th: 'เหตุผล: {reason}', en: 'Reason: {reason}' },
  'write.askAgain': { th: 'ขอให้ทีมงานทบทวน', en: 'Ask our team for a review' },
  'write.ownPosts': { th: 'ดูกระทู้ของฉัน', en: 'See my posts' },
  'write.locked': {
    th: 'กระทู้นี้ปิดการตอบแล้ว แต่ยังอ่านได้',
    en: 'This post is closed to new replies. You can still read it.',
  },
  'write.tooLate': {
    th: 'แก้ไขได้ภายใน 24 ชั่วโมงหลังเขียน ตอนนี้เลยเวลานั้นแล้ว ตอบเพิ่มในกระทู้แทนได้',
    en: 'You can edit for 24 hours after posting, and that time is over. Add a reply instead.',
  },
  'write.closed': {
    th: 'ตอนนี้กระทู้นี้ยังไม่เปิดให้ตอบ',
    en: 'This post isn’t open for replies right now.',
  },
  'write.sentBefore': { th: 'ดูข้อความที่ส่งไปแล้ว', en: 'See what you sent' },

  'write.new.title': { th: 'ตั้งกระทู้ใหม่', en: 'Write a post' },
  'write.new.lead': {
    th: 'เล่าให้ครบว่าเกิดอะไรขึ้น ลองอะไรไปแล้วบ้าง คนอื่นจะช่วยได้ตรงจุด',
    en: 'Tell us what happened and what you’ve tried, so others can help.',
  },
  'write.edit.title': { th: 'แก้ไขกระทู้', en: 'Edit your post' },
  'write.editReply.title': { th: 'แก้ไขความเห็น', en: 'Edit your reply' },
  'write.edit.lead': {
    th: 'แก้ได้ภายใน 24 ชั่วโมงหลังเขียน ถ้าเกิน 5\u00A0นาทีจะขึ้นเวลาที่แก้ไว้ด้วย',
    en: 'You can edit for 24 hours after posting. After five minutes, it’s marked as edited.',
  },
  'write.reply.title': { th: 'ตอบกระทู้', en: 'Reply' },
  'write.reply.to': { th: 'ตอบกระทู้ “{title}”', en: 'Your reply to “{title}”' },

  'write.remove.title': { th: 'ลบกระทู้นี้?', en: 'Delete this post?' },
  'write.remove.lead': {
    th: 'ข้อความและชื่อของคุณจะถูกลบและกู้คืนไม่ได้ ความเห็นของคนอื่นยังอยู่',
    en: 'Your text and name will be deleted for good. Replies from others stay.',
  },
  'write.remove.send': { th: 'ลบกระทู้', en: 'Delete post' },
  'write.removeReply.title': { th: 'ลบความเห็นนี้?', en: 'Delete this reply?' },
  'write.removeReply.lead': {
    th: 'ข้อความและชื่อของคุณจะถูกลบและกู้คืนไม่ได้ ลำดับความเห็นยังเหมือนเดิม',
    en: 'Your text and name will be deleted for good. Other replies keep their numbers.',
  },
  'write.removeReply.send': { th: 'ลบความเห็น', en: 'Delete reply' },
})
