import { defineMessages, type MessageIdOf } from '../../i18n/messages.ts'

export type MyBranchesMessageId = MessageIdOf<typeof myBranchesMessages>

export const myBranchesMessages = defineMessages({
  'myBranches.title': { th: 'สาขาของฉัน', en: 'My branches' },
  'myBranches.none': {
    th: 'กดติดตามที่หน้าสาขา แล้วเราจะแจ้งวันหยุด เวลาเปิดพิเศษ และประกาศของสาขา',
    en: 'Follow a branch and we’ll let you know about closures, special hours and notices.',
  },
  'myBranches.find': { th: 'ค้นหาสาขา', en: 'Find a branch' },
  'myBranches.failed': {
    th: 'ตอนนี้เปิดดูสาขาที่ติดตามไม่ได้ ลองใหม่ในอีกสักครู่',
    en: 'We can’t show your branches right now. Please try again in a moment.',
  },
  'myBranches.full': {
    th: 'ติดตามได้ไม่เกิน {max} สาขา เลิกติดตามบางสาขาก่อน',
    en: 'You can follow up to {max} branches. Unfollow one first.',
  },
  'myBranches.unsaved': {
    th: 'บันทึกไม่ได้ในตอนนี้ ลองใหม่ในอีกสักครู่',
    en: 'We couldn’t save that. Please try again in a moment.',
  },
  'myBranches.follow': { th: 'ติดตามสาขานี้', en: 'Follow this branch' },
  'myBranches.following': { th: 'กำลังติดตาม', en: 'Following' },
  'myBranches.leave': { th: 'เลิกติดตาม', en: 'Unfollow' },
})
