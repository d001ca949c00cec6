import { webboardPageWire } from '@washhouse/contract/webboard/webboard.wire'
import type { Area } from '../../engines/area.ts'
import { definePageInfo } from '../../engines/page-info/define-page-info.ts'
import { isStaff } from '../../ground/access.ts'
import { label } from '../../ground/languages/labels.ts'
import {
  boardAuthors,
  boardCounts,
  boardShelves,
  boardVisits,
} from './counting/board-counts.collections.ts'
import { startCounting } from './counting/start-counting.ts'
import { boardPictures } from './picture/board-picture.collection.ts'
import { boardPictureFinder } from './picture/picture-readers.ts'
import { sweepPictures } from './picture/sweep-pictures.ts'
import { boardPosts } from './post/board-post.collection.ts'
import { boardReplies } from './reply/board-reply.collection.ts'
import { webboardOfMember } from './webboard-of-member.ts'
import { postSource } from './webboard.search.ts'
import { webboardRoutes } from './webboard.route.ts'
import { webboardWrites } from './webboard.writes.ts'

export const webboardArea: Area = {
  collections: [
    boardPosts,
    boardReplies,
    boardPictures,
    boardCounts,
    boardShelves,
    boardVisits,
    boardAuthors,
  ],
  globals: [
    definePageInfo(
      'webboard-page',
      webboardPageWire.name,
      label('หน้าคำถามที่พบบ่อยและเว็บบอร์ด (ส่วนหัว)', 'Questions and web board (head)'),
      { read: isStaff },
    ),
  ],
  routes: webboardRoutes,
  writes: webboardWrites,
  searchSources: [postSource],
  keptFiles: boardPictureFinder,
  ofMembers: webboardOfMember,
  dailyWork: (payload) => ({ 'sweep pictures of the web board': () => sweepPictures(payload) }),
  start: startCounting,
}
