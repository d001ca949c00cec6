import { webboardPageWire } from '@washhouse/contract/webboard/webboard.wire'
import type { Area } from '../../core/area.ts'
import { definePageInfo } from '../../core/page-info/define-page-info.ts'
import { isStaff } from '../../platform/access.ts'
import { label } from '../../platform/languages/labels.ts'
import { boardAppeals } from './moderation/board-appeal.collection.ts'
import { boardAuthors, boardCounts, boardVisits } from './tables/board-counts.collections.ts'
import { startCounting } from './board/start-counting.ts'
import { boardPictures } from './tables/board-picture.collection.ts'
import { boardPictureFinder } from './pictures/picture-readers.ts'
import { sweepPictures } from './pictures/sweep-pictures.ts'
import { boardRules } from './rules/board-rules.global.ts'
import { boardKeptTexts } from './moderation/board-kept-text.collection.ts'
import { boardPosts } from './tables/board-post.collection.ts'
import { boardReplies } from './tables/board-reply.collection.ts'
import { boardEndpoints } from './moderation-admin/board.endpoints.ts'
import { boardKinds } from './moderation-admin/board-kinds.ts'
import { boardKindNames } from './moderation/case.labels.ts'
import { deleteOldCases } from '../../core/cases/delete-old-cases.ts'
import { deleteAnsweredRequests, deleteOldTexts } from './moderation/delete-old-moderation.ts'
import { boardReports } from './moderation/board-report.collection.ts'
import { boardTakeDowns } from './moderation/board-take-down.collection.ts'
import { takeDownOutbox } from './moderation/take-down-outbox.ts'
import { webboardOfMember } from './webboard-of-member.ts'
import { postSource } from './board/post.search.ts'
import { webboardRoutes } from './webboard.route.ts'
import { webboardWrites } from './webboard.writes.ts'

export const webboardArea: Area = {
  collections: [
    { ...boardPosts, endpoints: boardEndpoints },
    boardReplies,
    boardPictures,
    boardCounts,
    boardVisits,
    boardAuthors,
    boardReports,
    boardAppeals,
    boardTakeDowns,
    boardKeptTexts,
  ],
  globals: [
    boardRules,
    definePageInfo(
      'webboard-page',
      webboardPageWire.name,
      label('หน้าคำถามที่พบบ่อยและเว็บบอร์ด (ส่วนหัว)', 'FAQ and web board (header)'),
      { read: isStaff },
    ),
  ],
  caseKinds: boardKinds,
  routes: webboardRoutes,
  writes: webboardWrites,
  searchSources: [postSource],
  privateFiles: boardPictureFinder,
  outbox: takeDownOutbox,
  personalData: webboardOfMember,
  retention: {
    'removed-posts': [deleteOldTexts],
    'moderation-cases': [...deleteOldCases(boardKindNames), ...deleteAnsweredRequests],
  },
  dailyWork: (payload) => ({
    'sweep pictures of the web board': () => sweepPictures(payload),
  }),
  start: startCounting,
}
