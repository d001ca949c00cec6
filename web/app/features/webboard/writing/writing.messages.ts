import { boardLengths } from '@washhouse/contract/webboard/board-lengths'
import { defineMessages, type MessageIdOf } from '../../../core/i18n/messages.ts'

export type WritingMessageId = MessageIdOf<typeof writingMessages>

const { leastTitle, leastDetail } = boardLengths

export const writingMessages = defineMessages({
  'write.as': { th: 'เขียนในชื่อ', en: 'You write as' },
  'write.as.change': { th: 'เปลี่ยนชื่อ', en: 'Change the name' },
  'write.title': { th: 'หัวข้อ', en: 'Title' },
  'write.title.hint': {
    th: 'บอกเรื่องในบรรทัดเดียว เช่น คราบกาแฟบนเสื้อขาว ซักยังไงให้ออก',
    en: 'What it is about in one line, such as: coffee on a white shirt, how do I get it out?',
  },
  'write.title.missing': { th: 'ใส่หัวข้อ', en: 'Please give it a title' },
  'write.title.short': {
    th: `หัวข้อสั้นไป ใส่อย่างน้อย ${leastTitle} ตัวอักษร`,
    en: `The title is too short: ${leastTitle} characters at least`,
  },
  'write.detail': { th: 'ข้อความ', en: 'Text' },
  'write.detail.hint': {
    th: 'เว้นหนึ่งบรรทัดถ้าอยากขึ้นย่อหน้าใหม่ ใส่ - หน้าบรรทัดถ้าอยากทำเป็นข้อ\u00A0ๆ',
    en: 'An empty line begins a paragraph, a line that begins with - is part of a list.',
  },
  'write.detail.missing': { th: 'เขียนข้อความก่อน', en: 'Please write something' },
  'write.detail.short': {
    th: `ข้อความสั้นไป เขียนอย่างน้อย ${leastDetail} ตัวอักษร`,
    en: `The text is too short: ${leastDetail} characters at least`,
  },
  'write.images': { th: 'รูปภาพ', en: 'Pictures' },
  'write.images.hint': {
    th: `ไม่เกิน ${boardLengths.images}\u00A0รูป รูปละไม่เกิน 8\u00A0MB (JPEG, PNG, WebP) ระวังติดเบอร์โทรหรือข้อมูลส่วนตัว`,
    en: `Up to ${boardLengths.images}, JPEG, PNG or WebP, 8\u00A0MB each. Mind phone numbers and other personal data in them.`,
  },
  'write.images.alt': { th: 'รูปที่ {number}', en: 'picture {number}' },
  'write.images.remove': { th: 'เอาออก', en: 'Remove' },
  'write.images.max': {
    th: `ใส่ได้ไม่เกิน ${boardLengths.images} รูป เอาบางรูปออกก่อน`,
    en: `${boardLengths.images} pictures at most: please remove some`,
  },
  'write.images.tooLarge': {
    th: 'มีรูปใหญ่เกิน 8 MB เลือกรูปที่เล็กลง',
    en: 'One of the pictures has more than 8 MB: choose a smaller one',
  },
  'write.quoted': { th: 'คุณกำลังอ้างถึง', en: 'You are quoting' },
  'write.quoted.drop': { th: 'ไม่อ้างถึงแล้ว', en: 'Do not quote' },
  'write.send.post': { th: 'ตั้งกระทู้', en: 'Send the post' },
  'write.send.reply': { th: 'ส่งความเห็น', en: 'Send the reply' },
  'write.send.edit': { th: 'บันทึกการแก้ไข', en: 'Save the change' },

  'write.verify': { th: 'ส่งลิงก์ยืนยันอีเมลให้ฉัน', en: 'Send me the link to confirm it' },
  'write.unverified': {
    th: 'ยืนยันอีเมลของคุณก่อน แล้วเขียนในเว็บบอร์ดได้เลย',
    en: 'Confirm your email address first, then you can write on the web board.',
  },
  'write.limited': {
    th: '{ends, select, never {คุณเขียนในเว็บบอร์ดไม่ได้แล้ว แต่ยังอ่านได้ตามปกติ} other {คุณเขียนในเว็บบอร์ดได้อีกครั้งหลัง {until} ระหว่างนี้อ่านได้ตามปกติ}}',
    en: '{ends, select, never {Our team has ended your writing on the web board. You may read on.} other {You can write on the web board again after {until}. Until then you may read on.}}',
  },
  'write.limited.reason': { th: 'เหตุผล: {reason}', en: 'Why: {reason}' },
  'write.askAgain': { th: 'ขอให้ทีมงานทบทวน', en: 'Ask our team to look again' },
  'write.ownPosts': { th: 'ดูกระทู้ของฉัน', en: 'See my posts' },
  'write.locked': {
    th: 'กระทู้นี้ปิดการตอบแล้ว แต่ยังอ่านได้',
    en: 'This topic is closed: everyone may read it, nobody replies any more.',
  },
  'write.tooLate': {
    th: 'แก้ไขได้ภายใน 24 ชั่วโมงหลังเขียน ตอนนี้เลยเวลานั้นแล้ว ตอบเพิ่มในกระทู้แทนได้',
    en: 'A text can be changed for 24 hours after it was written, and that time is over. Add a reply instead.',
  },
  'write.closed': {
    th: 'ตอนนี้กระทู้นี้ยังไม่เปิดให้ตอบ',
    en: 'This topic takes no replies now.',
  },
  'write.sentBefore': { th: 'ดูที่ส่งไปแล้ว', en: 'See what you have sent' },

  'write.new.title': { th: 'ตั้งกระทู้ใหม่', en: 'Write a post' },
  'write.new.lead': {
    th: 'เล่าให้ครบว่าเกิดอะไรขึ้น ลองอะไรไปแล้วบ้าง คนอื่นจะช่วยได้ตรงจุด',
    en: 'Tell what happened and what you have tried, so that others can help.',
  },
  'write.edit.title': { th: 'แก้ไขกระทู้', en: 'Edit your post' },
  'write.editReply.title': { th: 'แก้ไขความเห็น', en: 'Edit your reply' },
  'write.edit.lead': {
    th: 'แก้ได้ภายใน 24 ชั่วโมงหลังเขียน ถ้าเกิน 5\u00A0นาทีจะขึ้นเวลาที่แก้ไว้ด้วย',
    en: 'You can change it for 24 hours after you wrote it; after five minutes it is marked as edited.',
  },
  'write.reply.title': { th: 'ตอบกระทู้', en: 'Reply' },
  'write.reply.to': { th: 'ตอบกระทู้ “{title}”', en: 'Your reply to “{title}”' },

  'write.remove.title': { th: 'ลบกระทู้นี้?', en: 'Take this post back?' },
  'write.remove.lead': {
    th: 'ข้อความและชื่อของคุณจะหายไป เอากลับมาไม่ได้ ความเห็นของคนอื่นยังอยู่',
    en: 'Your text and your name go and cannot be brought back. What others replied stays.',
  },
  'write.remove.send': { th: 'ลบกระทู้', en: 'Take it back' },
  'write.removeReply.title': { th: 'ลบความเห็นนี้?', en: 'Take this reply back?' },
  'write.removeReply.lead': {
    th: 'ข้อความและชื่อของคุณจะหายไป เอากลับมาไม่ได้ ลำดับความเห็นยังเหมือนเดิม',
    en: 'Your text and your name go and cannot be brought back. The other replies keep their numbers.',
  },
  'write.removeReply.send': { th: 'ลบความเห็น', en: 'Take it back' },
})
