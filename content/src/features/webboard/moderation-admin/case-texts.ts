import type { Language } from '@washhouse/contract/language'
import { label } from '../../../platform/languages/labels.ts'

const words = {
  reason: label('เหตุผล', 'Reason'),
  all: label('รวมทุกอย่างที่คนนี้เขียน', 'Everything by this author'),
  keeps: label('งดเขียนหรือระงับ โดยไม่นำข้อความออก', 'Limit or suspend, but leave the text'),
  approve: label('ให้แสดง', 'Publish'),
  edit: label('แก้ข้อความ', 'Edit the text'),
  picture: label('รูปที่ส่งมา', 'Submitted picture'),
  text: label('ข้อความ', 'Text'),
  postTitle: label('หัวข้อ', 'Title'),
  remove: label('นำออก', 'Remove'),
  lock: label('ปิดรับความเห็น', 'Lock'),
  unlock: label('เปิดรับความเห็น', 'Unlock'),
  pin: label('ปักหมุด', 'Pin'),
  unpin: label('เลิกปักหมุด', 'Unpin'),
  limit1: label('งดเขียน 1 วัน', 'No posting: 1 day'),
  limit7: label('งดเขียน 7 วัน', 'No posting: 7 days'),
  limit30: label('งดเขียน 30 วัน', 'No posting: 30 days'),
  limitForGood: label('งดเขียนตลอดไป', 'No posting: permanently'),
  suspend: label('ระงับบัญชี', 'Suspend account'),
  lift: label('ให้กลับมาได้', 'Restore access'),
  dismiss: label('คงไว้ตามเดิม', 'Keep as is'),
  post: label('กระทู้', 'Post'),
  replies: label('ความเห็นข้างเคียง', 'Nearby replies'),
  gone: label('ข้อความไม่อยู่แล้ว', 'The text no longer exists'),
  author: label('ผู้เขียน', 'Author'),
  former: label('อดีตสมาชิก', 'Former member'),
  nameless: label('สมาชิก', 'A member'),
  since: label('เป็นสมาชิกตั้งแต่', 'Member since'),
  posts: label('กระทู้', 'Posts'),
  replyCount: label('ความเห็น', 'Replies'),
  removed: label('ถูกนำออก', 'Removed'),
  reported: label('ถูกรายงาน', 'Reported'),
  limited: label('งดเขียนถึง', 'No posting until'),
  suspended: label('บัญชีถูกระงับ', 'Suspended'),
  brand: label('พูดในนามแบรนด์', 'Posts as the brand'),
  why: label('เหตุที่อยู่ในคิว', 'Why it’s in the queue'),
  reports: label('คน', 'reports'),
  automatic: label('น่าจะส่งโดยโปรแกรม', 'Probably sent by a bot'),
  appealLimit: label('ขอให้ทบทวนการงดเขียน', 'Appeal against the limit'),
  appealSuspension: label('ขอให้ทบทวนการระงับบัญชี', 'Appeal against the suspension'),
  answer: label('ตอบในนามทีมงาน', 'Answer as the team'),
  sent: label('ส่งคำตอบแล้ว', 'Answered'),
  faq: label('ทำเป็นร่างคำถามที่พบบ่อย', 'Create a draft FAQ'),
  drafted: label('ทำร่างคำถามแล้ว', 'Draft created'),
  speaker: label('ให้พูดในนามแบรนด์', 'Allow posting as the brand'),
  noSpeaker: label('เลิกให้พูดในนามแบรนด์', 'Stop posting as the brand'),
  speaks: label('พูดในนามแบรนด์แล้ว', 'Can now post as the brand'),
  speaksNoMore: label('ไม่ได้พูดในนามแบรนด์แล้ว', 'Can no longer post as the brand'),
}
export type CaseWord = keyof typeof words

export const sayIn = (language: Language) => (word: CaseWord) => words[word][language]

/** Decisions in the log. */
export const decisionLabels = { ...words, limit: label('งดเขียน', 'No posting') }
