import { notificationCalls } from '@washhouse/contract/notification/notification.calls'
import {
  memberContentOf,
  type MemberContent,
} from '../../core/content/session/member-content.server.ts'
import { log } from '../../platform/log.server.ts'
import { isFromOwnPage } from '../../core/request/same-origin.ts'
import type { Route } from './+types/unread.route.ts'
import { showNotifications } from './shown-notification.ts'

const shownInMenu = 6

const own = { headers: { 'cache-control': 'private, no-store' } }

/** The unread count for the notification menu. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return answer(args, async (member) => await member.read(notificationCalls.countNotifications))
}

/** The newest notifications for the menu; marks all as seen. */
export async function action(args: Route.ActionArgs): Promise<Response> {
  if (!isFromOwnPage(args.request, args.url)) return new Response(null, { status: 403 })
  return answer(args, async (member) => {
    const query = { sort: '-date_publish,-id', limit: shownInMenu }
    const found = await member.read(notificationCalls.listNotifications, { query })
    await member.store(notificationCalls.openNotifications, undefined)
    return { notifications: showNotifications(found, member.language) }
  })
}

/** For scripts: answers 401 instead of redirecting to the log-in. */
async function answer(
  args: Route.LoaderArgs | Route.ActionArgs,
  ask: (member: MemberContent) => Promise<object>,
): Promise<Response> {
  try {
    return Response.json(await ask(memberContentOf(args)), own)
  } catch (error) {
    if (error instanceof Response) return new Response(null, { status: 401, ...own })
    log.warn({ err: error }, 'the notification menu could not be loaded')
    return new Response(null, { status: 503, ...own })
  }
}
