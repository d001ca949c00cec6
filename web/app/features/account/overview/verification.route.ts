import { accountCalls } from '@washhouse/contract/account/account.calls'
import { redirect } from 'react-router'
import { storePress } from '../../../core/blocks/form/store-press.server.ts'
import { pageContent } from '../../../core/content/content.server.ts'
import { memberContentOf } from '../../../core/content/session/member-content.server.ts'
import { localePath } from '../../../core/i18n/language.ts'
import { isFromOwnPage } from '../../../core/request/same-origin.ts'
import type { Route } from './+types/verification.route.ts'
import type { VerificationOutcome } from './unverified-email.tsx'

/** For a GET, e.g. after the redirect from the log-in. */
export function loader(args: Route.LoaderArgs) {
  return redirect(localePath(memberContentOf(args).language, '/account'))
}

/** Sends the verification email again. */
export async function action(args: Route.ActionArgs) {
  const { request, url } = args
  if (!isFromOwnPage(request, url)) return new Response(null, { status: 403 })
  const member = memberContentOf(args)
  const { email } = await member.demand(accountCalls.getMe)
  const failure = await storePress(
    () => args.context.get(pageContent).store(accountCalls.requestVerification, { email }),
    'a mail to verify an address could not be asked for',
  )
  const outcome: VerificationOutcome = failure ?? 'sent'
  return redirect(localePath(member.language, `/account?verification=${outcome}`), 303)
}
