import { ServiceError } from '@washhouse/contract/client/service-error'
import { webboardCalls } from '@washhouse/contract/webboard/webboard.calls'
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
import type { Route } from './+types/solved.route.ts'
import { parseId } from '../talk/parse-board-query.ts'
import { withTopicOutcome, type TopicOutcome } from './topic-outcome.ts'

/** Who comes here by himself, e.g. back from the log-in. */
export function loader(args: Route.LoaderArgs) {
  const { language } = memberContentOf(args)
  const id = parseId(args.params.id)
  return redirect(localePath(language, id === null ? '/webboard' : `/webboard/${id}`))
}

/** Whoever asked says which reply solved it, or that none did, and is led back to that reply. */
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
  const reply = parseId(textOf('reply'))
  if (id === null || reply === null) throw data(null, { status: 400 })
  const outcome = await mark(member, id, textOf('act') === 'unmark' ? null : reply)
  const back = nextPathOf(textOf('next')) ?? localePath(member.language, `/webboard/${id}`)
  const place = outcome ? '' : `#reply-${reply}`
  return redirect(withTopicOutcome(back, outcome) + place, 303)
}

async function mark(
  member: MemberContent,
  id: number,
  solvedBy: number | null,
): Promise<TopicOutcome | null> {
  try {
    await member.store(webboardCalls.changePost, { solvedBy }, { path: { id } })
    return null
  } catch (error) {
    if (error instanceof Response) throw error
    const status = error instanceof ServiceError ? error.status : 0
    if (status === 403 || status === 400) return 'solve.refused'
    log.warn({ err: error }, 'which reply solved a post could not be stored')
    return 'solve.failed'
  }
}
