import { lineCalls } from '@washhouse/contract/line/line.calls'
import { redirect } from 'react-router'
import { pageContent } from '../../../core/content/content.server.ts'
import { isSignedIn } from '../../../core/content/session/session.ts'
import { log } from '../../../platform/log.server.ts'
import { isSentAhead, sentAheadAnswer } from '../../../core/request/navigation-preload.ts'
import { nextPathOf } from '../../../core/request/next-path.ts'
import { pathAfterSignIn } from '../auth-path.ts'
import type { Route } from './+types/line-start.route.ts'
import { authorizationHeaders } from './line-authorization.server.ts'
import { lineTroublePath } from './line-outcome.ts'

/**
 * Redirects a visitor to LINE. A link leads here, because the form-action policy forbids a form to lead to another site.
 * Changes only the authorization cookie of this browser.
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  if (isSentAhead(request)) return sentAheadAnswer()
  const content = context.get(pageContent)
  const { language } = content
  const next = nextPathOf(url.searchParams.get('next'))
  if (isSignedIn(context)) return redirect(pathAfterSignIn(language, next))
  const needsNewSignIn = url.searchParams.has('again')
  const wanted = { intent: 'sign_in', needsNewSignIn, currentPassword: null } as const
  try {
    const begun = await content.store(lineCalls.startLine, wanted)
    if (!begun) throw new Error('the content service returned no LINE authorization')
    const journey = { step: 'away', intent: 'sign_in', ...begun, language, next } as const
    return redirect(begun.url, { headers: authorizationHeaders(context, journey) })
  } catch (error) {
    log.warn({ err: error }, 'a LINE authorization could not be started')
    return redirect(lineTroublePath(language, 'away', next))
  }
}
