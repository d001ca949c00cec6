import { webboardPageWire } from '@washhouse/contract/webboard/webboard.wire'
import type { Area } from '../../engines/area.ts'
import { definePageInfo } from '../../engines/page-info/define-page-info.ts'
import { isStaff } from '../../ground/access.ts'
import { label } from '../../ground/languages/labels.ts'
import { boardAppeals } from './appeals/board-appeal.collection.ts'
import { boardCases } from './cases/board-case.collection.ts'
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
import { boardUndos } from './decisions/board-undo.collection.ts'
import { forgetUndos } from './decisions/undo-decision.ts'
import { boardRules } from './holding/board-rules.global.ts'
import { boardKeptTexts, boardLog } from './log/board-log.collection.ts'
import { boardPosts } from './post/board-post.collection.ts'
import { boardReplies } from './reply/board-reply.collection.ts'
import { checkLateCases } from './queue/late-cases.ts'
import { forgetCases, forgetKeptTexts } from './retention/forget-care.ts'
import { boardReports } from './reports/board-report.collection.ts'
import { boardTakeDowns } from './take-down/board-take-down.collection.ts'
import { takeDownOutbox } from './take-down/take-down-outbox.ts'
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
    boardCases,
    boardReports,
    boardAppeals,
    boardTakeDowns,
    boardLog,
    boardKeptTexts,
    boardUndos,
  ],
  globals: [
    boardRules,
    definePageInfo(
      'webboard-page',
      webboardPageWire.name,
      label('หน้าคำถามที่พบบ่อยและเว็บบอร์ด (ส่วนหัว)', 'Questions and web board (head)'),
      { read: isStaff },
    ),
  ],
  notices: ['/areas/webboard/queue/queue-notice.admin.tsx#QueueNotice'],
  routes: webboardRoutes,
  writes: webboardWrites,
  searchSources: [postSource],
  keptFiles: boardPictureFinder,
  outbox: takeDownOutbox,
  ofMembers: webboardOfMember,
  retention: { 'removed-posts': [forgetKeptTexts], 'moderation-cases': forgetCases },
  dailyWork: (payload) => ({
    'sweep pictures of the web board': () => sweepPictures(payload),
    'forget what is undone no more': () => forgetUndos(payload),
  }),
  stallChecks: (payload) => ({ 'cases of the web board': () => checkLateCases(payload) }),
  start: startCounting,
}
