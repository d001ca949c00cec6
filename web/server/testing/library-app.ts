import * as follow from '../../app/features/account/branches/follow.route.ts'
import * as download from '../../app/features/download/download.page.tsx'
import * as enews from '../../app/features/enews/enews.page.tsx'
import * as issue from '../../app/features/enews/issue.page.tsx'
import * as faqList from '../../app/features/faq/faq-list.page.tsx'
import * as faq from '../../app/features/faq/faq.page.tsx'
import * as bell from '../../app/features/notification/unread.route.ts'
import * as notifications from '../../app/features/notification/notifications.page.tsx'
import * as board from '../../app/features/webboard/list/board.page.tsx'
import * as edit from '../../app/features/webboard/writing/edit.page.tsx'
import * as newPost from '../../app/features/webboard/writing/new-post.page.tsx'
import * as remove from '../../app/features/webboard/writing/remove.page.tsx'
import * as reply from '../../app/features/webboard/writing/reply.page.tsx'
import * as topicAct from '../../app/features/webboard/topic/topic-act.route.ts'
import * as topic from '../../app/features/webboard/topic/topic.page.tsx'
import type { AppBuild } from '../app-build.ts'
import * as memberApp from './member-app.ts'

/** The member app with the pages of the library, which render as their data. */
export function createMemberApp(): AppBuild {
  return memberApp.createMemberApp({
    download: page(download),
    enews: page(enews),
    'enews/:id': page(issue),
    faq: page(faqList),
    'faq/:slug': page(faq),
    webboard: page(board),
    'webboard/new': page(newPost),
    'webboard/:id': page(topic),
    'webboard/:id/remove': page(remove),
    'webboard/:id/reply': page(reply),
    'webboard/:id/reply/:reply/edit': page(edit),
    'webboard/:id/solved': topicAct,
    notifications: page(notifications),
    'notifications/bell.json': bell,
    'account/branches': follow,
  })
}

function page(module: object): object {
  return { ...module, default: () => null }
}
