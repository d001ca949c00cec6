import { ServiceError } from '@washhouse/contract/client/service-error'
import { webboardCalls } from '@washhouse/contract/webboard/webboard.calls'
import { readFaults } from '@washhouse/contract/wire/faults'
import { data, redirect } from 'react-router'
import { receiveForm } from '../../../blocks/form/handle-form.server.ts'
import {
  memberContentOf,
  type MemberContent,
} from '../../../content/session/member-content.server.ts'
import { log } from '../../../ground/log.server.ts'
import { localePath } from '../../../i18n/language.ts'
import { nextPathOf } from '../../../request/next-path.ts'
import { isFromOwnPage } from '../../../request/same-origin.ts'
import { parseId } from '../talk/parse-board-query.ts'
import type { Route } from './+types/follow.route.ts'
import { withTopicOutcome, type TopicOutcome } from './topic-outcome.ts'

/** Who comes here by himself, e.g. back from the log-in. */
export function loader(args: Route.LoaderArgs) {
  const { language } = memberContentOf(args)
  const id = parseId(args.params.id)
  return redirect(localePath(language, id === null ? '/webboard' : `/webboard/${id}`))
}

/** Has a member be told of replies to a post, or no more, and leads back to it. */
export async function action(args: Route.ActionArgs) {
  const { request, url, params } = args
  if (!isFromOwnPage(request, url)) return new Response(null, { status: 403 })
  const member = memberContentOf(args)
  const fields = await receiveForm(request)
  const textOf = (name: string) => {
    const sent = fields.get(name)
    return typeof sent === 'string' ? sent : ''
  }
  const id = parseId(params.id)
  const act = textOf('act')
  if (id === null || (act !== 'follow' && act !== 'leave')) throw data(null, { status: 400 })
  const outcome = await change(member, id, act)
  const back = nextPathOf(textOf('next')) ?? localePath(member.language, `/webboard/${id}`)
  return redirect(withTopicOutcome(back, outcome), 303)
}

async function change(
  member: MemberContent,
  post: number,
  act: 'follow' | 'leave',
): Promise<TopicOutcome | null> {
  try {
    if (act === 'follow') await member.store(webboardCalls.followPost, { post })
    else await member.store(webboardCalls.unfollowPost, undefined, { path: { web_board: post } })
    return null
  } catch (error) {
    if (error instanceof Response) throw error
    const faults = error instanceof ServiceError ? readFaults(error.body) : []
    if (faults.some(({ type }) => type === 'max')) return 'follow.full'
    log.warn({ err: error }, 'a followed post could not be stored')
    return 'follow.failed'
  }
}
