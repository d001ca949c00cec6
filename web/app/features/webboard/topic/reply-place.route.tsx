import { redirect } from 'react-router'
import { memberContentOf } from '../../../core/content/session/member-content.server.ts'
import { localePath } from '../../../core/i18n/language.ts'
import { noStore } from '../../../core/request/no-store.ts'
import { idIn } from '../../../core/request/read-query.ts'
import type { Route } from './+types/reply-place.route.ts'
import { demandReply, findPageOf } from '../talk/read-replies.server.ts'
import { replyPath } from '../talk/reply-pages.ts'

export const headers = noStore

/** Permalink of a reply; redirects to its page in the topic. */
export async function loader(args: Route.LoaderArgs): Promise<null> {
  const member = memberContentOf(args)
  const reply = await demandReply(member, idIn(args.params.id), idIn(args.params.reply))
  throw redirect(localePath(member.language, replyPath(reply, await findPageOf(member, reply))))
}

/** Never rendered, but makes this a page route, so that a missing reply gets an error page. */
export default function ReplyPlace() {
  return null
}
