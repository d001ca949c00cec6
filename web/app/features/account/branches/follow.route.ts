import { branchCalls } from '@washhouse/contract/branch/branch.calls'
import { ServiceError } from '@washhouse/contract/client/service-error'
import { readFaults } from '@washhouse/contract/wire/faults'
import { redirect } from 'react-router'
import { receiveForm } from '../../../blocks/form/handle-form.server.ts'
import {
  memberContentOf,
  type MemberContent,
} from '../../../content/session/member-content.server.ts'
import { log } from '../../../ground/log.server.ts'
import { localePath } from '../../../i18n/language.ts'
import { nextPathOf } from '../../../request/next-path.ts'
import { isFromOwnPage } from '../../../request/same-origin.ts'
import type { Route } from './+types/follow.route.ts'

/** Who comes here by himself, e.g. back from the log-in. */
export function loader(args: Route.LoaderArgs) {
  return redirect(localePath(memberContentOf(args).language, '/account#branches'))
}

/** Follows a branch, or no more, and leads back; what was not stored, his account says. */
export async function action(args: Route.ActionArgs) {
  const { request, url } = args
  if (!isFromOwnPage(request, url)) return new Response(null, { status: 403 })
  const member = memberContentOf(args)
  const fields = await receiveForm(request)
  const textOf = (name: string) => {
    const sent = fields.get(name)
    return typeof sent === 'string' ? sent : ''
  }
  const branch = /^[1-9]\d{0,9}$/.test(textOf('branch')) ? Number(textOf('branch')) : 0
  const outcome = branch === 0 ? 'failed' : await change(member, branch, textOf('act'))
  if (outcome)
    return redirect(localePath(member.language, `/account?followed=${outcome}#branches`), 303)
  return redirect(nextPathOf(textOf('next')) ?? localePath(member.language, '/account'), 303)
}

/** Why nothing was stored, in the address of his account. */
type Outcome = 'full' | 'failed'

async function change(member: MemberContent, branch: number, act: string): Promise<Outcome | null> {
  try {
    if (act === 'leave')
      await member.store(branchCalls.unfollowBranch, undefined, { path: { branch } })
    else await member.store(branchCalls.followBranch, { branch })
    return null
  } catch (error) {
    if (error instanceof Response) throw error
    const faults = error instanceof ServiceError ? readFaults(error.body) : []
    if (faults.some(({ type }) => type === 'max')) return 'full'
    log.warn({ err: error }, 'a followed branch could not be stored')
    return 'failed'
  }
}
