import { accountCalls } from '@washhouse/contract/account/account.calls'
import { redirect } from 'react-router'
import { pageContent } from '../../../content/content.server.ts'
import { memberContentOf } from '../../../content/session/member-content.server.ts'
import { log } from '../../../ground/log.server.ts'
import { localePath } from '../../../i18n/language.ts'
import { isFromOwnPage } from '../../../request/same-origin.ts'
import type { Route } from './+types/verification.route.ts'
import type { VerificationOutcome } from './unverified-email.tsx'

/** Who comes here by himself, e.g. back from the log-in. */
export function loader(args: Route.LoaderArgs) {
  return redirect(localePath(memberContentOf(args).language, '/account'))
}

/** Asks for the mail anew by which a member shows that his address is his. */
export async function action(args: Route.ActionArgs) {
  const { request, url, context } = args
  if (!isFromOwnPage(request, url)) return new Response(null, { status: 403 })
  const member = memberContentOf(args)
  const me = await member.demand(accountCalls.getMe)
  const outcome: VerificationOutcome = await context
    .get(pageContent)
    .store(accountCalls.requestVerification, { email: me.email })
    .then(
      () => 'sent' as const,
      (error: unknown) => {
        log.warn({ err: error }, 'a mail to verify an address could not be asked for')
        return 'failed' as const
      },
    )
  return redirect(localePath(member.language, `/account?verification=${outcome}`), 303)
}
