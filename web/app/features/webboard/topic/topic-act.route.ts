import { webboardCalls } from '@washhouse/contract/webboard/webboard.calls'
import { readFaults } from '@washhouse/contract/wire/faults'
import { data, redirect } from 'react-router'
import { textOf } from '../../../core/blocks/form/form-answer.ts'
import { receiveForm } from '../../../core/blocks/form/handle-form.server.ts'
import { storePress } from '../../../core/blocks/form/store-press.server.ts'
import {
  memberContentOf,
  type MemberContent,
} from '../../../core/content/session/member-content.server.ts'
import { localePath } from '../../../core/i18n/language.ts'
import { nextPathOf } from '../../../core/request/next-path.ts'
import { isFromOwnPage } from '../../../core/request/same-origin.ts'
import { idIn } from '../../../core/request/read-query.ts'
import type { Route } from './+types/topic-act.route.ts'

/** Failures of the actions on a topic. */
const outcomes = ['solve.failed', 'solve.refused', 'follow.failed', 'follow.full'] as const
export type TopicOutcome = (typeof outcomes)[number]

const parameter = 'outcome'

/** Reads the outcome from the topic's URL; null for any other value. */
export function readTopicOutcome({ searchParams }: URL): TopicOutcome | null {
  return outcomes.find((outcome) => outcome === searchParams.get(parameter)) ?? null
}

/** For a GET, e.g. after the redirect from the log-in. */
export function loader(args: Route.LoaderArgs) {
  const { language } = memberContentOf(args)
  const id = idIn(args.params.id)
  return redirect(localePath(language, id === null ? '/webboard' : `/webboard/${id}`))
}

/** Follows or unfollows a topic, or marks the solution. Redirects back. */
export async function action(args: Route.ActionArgs) {
  const { request, url, params } = args
  if (!isFromOwnPage(request, url)) return new Response(null, { status: 403 })
  const member = memberContentOf(args)
  const form = await receiveForm(request)
  const id = idIn(params.id)
  if (id === null) throw data(null, { status: 400 })
  const act = url.pathname.endsWith('/solved') ? markSolved : follow
  const { outcome, place } = await act(member, id, form)
  const back = nextPathOf(textOf(form, 'next')) ?? localePath(member.language, `/webboard/${id}`)
  const to = new URL(back, url)
  to.searchParams.delete(parameter)
  if (outcome) to.searchParams.set(parameter, outcome)
  return redirect(to.pathname + to.search + (outcome ? '' : place), 303)
}

interface Acted {
  outcome: TopicOutcome | null
  /** Hash of the target on the page. */
  place: string
}

async function follow(member: MemberContent, post: number, form: FormData): Promise<Acted> {
  const act = textOf(form, 'act')
  if (act !== 'follow' && act !== 'leave') throw data(null, { status: 400 })
  const refusal = await storePress(
    () =>
      act === 'follow'
        ? member.store(webboardCalls.followPost, { post })
        : member.store(webboardCalls.unfollowPost, undefined, { path: { web_board: post } }),
    'a followed post could not be stored',
    ({ body }) => (readFaults(body).some(({ type }) => type === 'max') ? 'full' : null),
  )
  return { outcome: refusal && `follow.${refusal}`, place: '' }
}

/** Only for the author of the topic: marks the reply as the solution, or removes the mark. */
async function markSolved(member: MemberContent, id: number, form: FormData): Promise<Acted> {
  const reply = idIn(textOf(form, 'reply'))
  if (reply === null) throw data(null, { status: 400 })
  const solvedBy = textOf(form, 'act') === 'unmark' ? null : reply
  const refusal = await storePress(
    () => member.store(webboardCalls.changePost, { solvedBy }, { path: { id } }),
    'the solution of a post could not be stored',
    ({ status }) => (status === 403 || status === 400 ? 'refused' : null),
  )
  return { outcome: refusal && `solve.${refusal}`, place: `#reply-${reply}` }
}
