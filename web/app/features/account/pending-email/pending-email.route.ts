import { accountCalls } from '@washhouse/contract/account/account.calls'
import type { ServiceError } from '@washhouse/contract/client/service-error'
import { redirect } from 'react-router'
import { receiveForm } from '../../../core/blocks/form/handle-form.server.ts'
import { storePress } from '../../../core/blocks/form/store-press.server.ts'
import { memberContentOf } from '../../../core/content/session/member-content.server.ts'
import { localePath } from '../../../core/i18n/language.ts'
import { isFromOwnPage } from '../../../core/request/same-origin.ts'
import type { Route } from './+types/pending-email.route.ts'
import type { PendingEmailOutcome } from './pending-email.tsx'

/** For a GET, e.g. after the redirect from the log-in. */
export function loader(args: Route.LoaderArgs) {
  return redirect(localePath(memberContentOf(args).language, '/account/email'))
}

/** Sends the link to the pending address again, or cancels the change. */
export async function action(args: Route.ActionArgs) {
  const { request, url } = args
  if (!isFromOwnPage(request, url)) return new Response(null, { status: 403 })
  const member = memberContentOf(args)
  const press = (await receiveForm(request)).get('press')
  if (press !== 'again' && press !== 'cancel') return new Response(null, { status: 400 })
  const [call, success] =
    press === 'again'
      ? ([accountCalls.resendPendingEmail, 'sent'] as const)
      : ([accountCalls.cancelPendingEmail, 'cancelled'] as const)
  const failure = await storePress(
    () => member.store(call, undefined),
    'a pending change of email could not be handled',
    refusalOf,
  )
  const outcome: PendingEmailOutcome = failure ?? success
  return redirect(localePath(member.language, `/account/email?pending=${outcome}`), 303)
}

function refusalOf({ status }: ServiceError) {
  if (status === 404) return 'gone'
  return status === 429 ? 'limited' : null
}
