import type { Language } from '@washhouse/contract/language'
import { label } from '../../../platform/languages/labels.ts'

const words = {
  reason: label('เหตุผล', 'Reason'),
  all: label('รวมทุกอย่างที่คนนี้เขียน', 'All that this author wrote'),
  keeps: label('งดเขียนหรือระงับ โดยไม่นำข้อความออก', 'Limit, and leave the text'),
  approve: label('ให้แสดง', 'Show it'),
  edit: label('แก้ข้อความ', 'Put the text right'),
  picture: label('รูปที่ส่งมา', 'Picture that was sent'),
  text: label('ข้อความ', 'Text'),
  postTitle: label('หัวข้อ', 'Title'),
  remove: label('นำออก', 'Remove'),
  lock: label('ปิดรับความเห็น', 'Lock'),
  unlock: label('เปิดรับความเห็น', 'Unlock'),
  pin: label('ปักหมุด', 'Pin'),
  unpin: label('เลิกปักหมุด', 'Unpin'),
  limit1: label('งดเขียน 1 วัน', 'No writing: 1 day'),
  limit7: label('งดเขียน 7 วัน', 'No writing: 7 days'),
  limit30: label('งดเขียน 30 วัน', 'No writing: 30 days'),
  limitForGood: label('งดเขียนตลอดไป', 'No writing: for good'),
  suspend: label('ระงับบัญชี', 'Suspend the account'),
  lift: label('ให้กลับมาได้', 'Let back in'),
  dismiss: label('คงไว้ตามเดิม', 'Leave it as it is'),
  post: label('กระทู้', 'Post'),
  replies: label('ความเห็นข้างเคียง', 'Replies around it'),
  gone: label('ข้อความไม่อยู่แล้ว', 'The text is gone'),
  author: label('ผู้เขียน', 'Author'),
  former: label('อดีตสมาชิก', 'Former member'),
  nameless: label('สมาชิก', 'A member'),
  since: label('เป็นสมาชิกตั้งแต่', 'Member since'),
  posts: label('กระทู้', 'Posts'),
  replyCount: label('ความเห็น', 'Replies'),
  removed: label('ถูกนำออก', 'Removed'),
  reported: label('ถูกรายงาน', 'Reported'),
  limited: label('งดเขียนถึง', 'No writing until'),
  suspended: label('บัญชีถูกระงับ', 'Suspended'),
  brand: label('พูดในนามแบรนด์', 'Speaks for the brand'),
  why: label('เหตุที่อยู่ในคิว', 'Why it is here'),
  reports: label('คน', 'reports'),
  automatic: label('น่าจะส่งโดยโปรแกรม', 'Looks as if a program had sent it'),
  appealLimit: label('ขอให้ทบทวนการงดเขียน', 'Asks about the limit'),
  appealSuspension: label('ขอให้ทบทวนการระงับบัญชี', 'Asks about the suspension'),
  answer: label('ตอบในนามทีมงาน', 'Answer as the team'),
  sent: label('ส่งคำตอบแล้ว', 'Answered'),
  faq: label('ทำเป็นร่างคำถามที่พบบ่อย', 'Make a draft question'),
  drafted: label('ทำร่างคำถามแล้ว', 'The draft is made'),
  speaker: label('ให้พูดในนามแบรนด์', 'Let speak for the brand'),
  noSpeaker: label('เลิกให้พูดในนามแบรนด์', 'No more for the brand'),
  speaks: label('พูดในนามแบรนด์แล้ว', 'Speaks for the brand now'),
  speaksNoMore: label('ไม่ได้พูดในนามแบรนด์แล้ว', 'Speaks for the brand no more'),
}
export type CaseWord = keyof typeof words

export const sayIn = (language: Language) => (word: CaseWord) => words[word][language]

/** Decisions in the log. */
export const decisionLabels = { ...words, limit: label('งดเขียน', 'No writing') }
