import { defineMessages, type MessageIdOf } from '../../i18n/messages.ts'

export type MyBranchesMessageId = MessageIdOf<typeof myBranchesMessages>

export const myBranchesMessages = defineMessages({
  'myBranches.title': { th: 'สาขาของฉัน', en: 'My branches' },
  'myBranches.none': {
    th: 'กดติดตามที่หน้าสาขา แล้วเราจะแจ้งวันหยุด เวลาเปิดพิเศษ และประกาศของสาขา',
    en: 'Follow a branch on its page, and we tell you about its closures, special hours and notices.',
  },
  'myBranches.find': { th: 'ค้นหาสาขา', en: 'Find a branch' },
  'myBranches.failed': {
    th: 'ตอนนี้เปิดดูสาขาที่ติดตามไม่ได้ ลองใหม่ในอีกสักครู่',
    en: 'Your branches are not available just now. Please try again in a moment.',
  },
  'myBranches.full': {
    th: 'ติดตามได้ไม่เกิน {max} สาขา เลิกติดตามบางสาขาก่อน',
    en: 'At most {max} branches can be followed. Leave one first.',
  },
  'myBranches.unsaved': {
    th: 'บันทึกไม่ได้ในตอนนี้ ลองใหม่ในอีกสักครู่',
    en: 'That could not be saved just now. Please try again in a moment.',
  },
  'myBranches.follow': { th: 'ติดตามสาขานี้', en: 'Follow this branch' },
  'myBranches.leave': { th: 'เลิกติดตาม', en: 'Stop following' },
})
