import { branchCalls } from '@washhouse/contract/branch/branch.calls'
import { readFaults } from '@washhouse/contract/wire/faults'
import { redirect } from 'react-router'
import { textOf } from '../../../core/blocks/form/form-answer.ts'
import { receiveForm } from '../../../core/blocks/form/handle-form.server.ts'
import { storePress } from '../../../core/blocks/form/store-press.server.ts'
import { memberContentOf } from '../../../core/content/session/member-content.server.ts'
import { localePath } from '../../../core/i18n/language.ts'
import { nextPathOf } from '../../../core/request/next-path.ts'
import { isFromOwnPage } from '../../../core/request/same-origin.ts'
import type { Route } from './+types/follow.route.ts'

/** For a GET, e.g. after the redirect from the log-in. */
export function loader(args: Route.LoaderArgs) {
  return redirect(localePath(memberContentOf(args).language, '/account#branches'))
}

/** Follows or unfollows a branch and redirects back. On failure redirects to the account, which shows the reason. */
export async function action(args: Route.ActionArgs) {
  const { request, url } = args
  if (!isFromOwnPage(request, url)) return new Response(null, { status: 403 })
  const member = memberContentOf(args)
  const form = await receiveForm(request)
  const named = textOf(form, 'branch')
  const branch = /^[1-9]\d{0,9}$/.test(named) ? Number(named) : 0
  const outcome =
    branch === 0
      ? 'failed'
      : await storePress(
          () =>
            textOf(form, 'act') === 'leave'
              ? member.store(branchCalls.unfollowBranch, undefined, { path: { branch } })
              : member.store(branchCalls.followBranch, { branch }),
          'a followed branch could not be stored',
          ({ body }) => (readFaults(body).some(({ type }) => type === 'max') ? 'full' : null),
        )
  if (outcome)
    return redirect(localePath(member.language, `/account?followed=${outcome}#branches`), 303)
  return redirect(nextPathOf(textOf(form, 'next')) ?? localePath(member.language, '/account'), 303)
}
