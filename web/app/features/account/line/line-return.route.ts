import { redirect } from 'react-router'
import { isSignedIn } from '../../../core/content/session/session.ts'
import { chosenLanguage } from '../../../core/request/chosen-language.ts'
import { isSentAhead, sentAheadAnswer } from '../../../core/request/navigation-preload.ts'
import type { Route } from './+types/line-return.route.ts'
import { comeBack, joinAtReturn } from './come-back.server.ts'
import { authorizationAt, authorizationHeaders } from './line-authorization.server.ts'
import { accountLinePath, lineTroublePath } from './line-outcome.ts'

/**
 * The callback URL for LINE, the same for both languages. The cookie of the browser that started holds the intent. In
 * another browser, or if LINE's own app failed to sign in, the visitor can start again.
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  if (isSentAhead(request)) return sentAheadAnswer()
  const journey = authorizationAt(context, 'away')
  const code = url.searchParams.get('code')
  const state = url.searchParams.get('state')
  const isDenied = url.searchParams.get('error') === 'access_denied'
  if (!journey) {
    const language = chosenLanguage(request)
    // The member wanted to link LINE; their session stays valid.
    if (isSignedIn(context)) return redirect(accountLinePath(language, 'lost'))
    return redirect(lineTroublePath(language, 'lost', null))
  }
  const { language, next, intent } = journey
  const over = { headers: authorizationHeaders(context, null) }
  if (isDenied || !code || !state) {
    const trouble = isDenied ? 'denied' : 'lost'
    const path =
      intent === 'join'
        ? accountLinePath(language, trouble)
        : lineTroublePath(language, trouble, next)
    return redirect(path, over)
  }
  const back = { code, state, flow: journey.flow }
  if (intent === 'join') return redirect(await joinAtReturn(context, language, back), over)
  return await comeBack(context, journey, back)
}
