import { ServiceError } from '@washhouse/contract/client/service-error'
import type { Language } from '@washhouse/contract/language'
import { lineCalls } from '@washhouse/contract/line/line.calls'
import type { LineReturn } from '@washhouse/contract/line/line.contract'
import { redirect, type RouterContextProvider } from 'react-router'
import { pageContent } from '../../../core/content/content.server.ts'
import { deviceOf } from '../../../core/content/session/change-session.server.ts'
import { sessionOf, tokenOptions } from '../../../core/content/session/session.ts'
import { log } from '../../../platform/log.server.ts'
import { localePath } from '../../../core/i18n/language.ts'
import { pathAfterSignIn } from '../auth-path.ts'
import { enter } from '../enter.server.ts'
import { authorizationHeaders, type AuthorizationStep } from './line-authorization.server.ts'
import { accountLinePath, lineTroublePath, type LineTrouble } from './line-outcome.ts'

type Context = Readonly<RouterContextProvider>

/** The service calls LINE twice while the visitor waits. */
const deadlineMilliseconds = 20_000

/** Signs in a member who returned from LINE; sends anyone else to the registration. */
export async function comeBack(
  context: Context,
  { language, next }: AuthorizationStep<'away'>,
  back: LineReturn,
): Promise<Response> {
  const content = context.get(pageContent)
  try {
    const person = await content.store(lineCalls.finishLine, back, { deadlineMilliseconds })
    if (!person) throw new Error('the content service returned no LINE profile')
    const { ticket, isMember, email, name } = person
    if (!isMember) {
      const journey = { step: 'back', ticket, email, name, next } as const
      const headers = authorizationHeaders(context, journey)
      return redirect(localePath(language, '/register/line'), { headers })
    }
    const login = { ticket, remember: true, device: deviceOf(context) }
    const tokens = await content.store(lineCalls.signInByLine, login, { deadlineMilliseconds })
    if (!tokens) throw new Error('the content service returned no tokens')
    await enter(context, { tokens, isRemembered: true, name: name ?? '' })
    return redirect(pathAfterSignIn(language, next), {
      headers: authorizationHeaders(context, null),
    })
  } catch (error) {
    log.warn({ err: error }, 'a sign-in with LINE failed')
    const path = lineTroublePath(language, troubleOf(error), next)
    return redirect(path, { headers: authorizationHeaders(context, null) })
  }
}

/** Links the LINE account of a member who returned. Returns the path of the page with the outcome. */
export async function joinAtReturn(
  context: Context,
  language: Language,
  back: LineReturn,
): Promise<string> {
  const session = sessionOf(context)
  // Signed out meanwhile: the account page redirects to the log-in and has no code in its URL.
  if (!session) return accountLinePath(language, 'lost')
  try {
    const options = { ...tokenOptions(context, session), deadlineMilliseconds }
    await context.get(pageContent).store(lineCalls.joinLine, back, options)
    return accountLinePath(language, 'joined')
  } catch (error) {
    const isTaken = error instanceof ServiceError && error.status === 400
    if (!isTaken) log.warn({ err: error }, 'LINE could not be linked to an account')
    return accountLinePath(language, isTaken ? 'taken' : troubleOf(error))
  }
}

function troubleOf(error: unknown): LineTrouble {
  if (!(error instanceof ServiceError)) return 'away'
  // The authorization is expired, finished or from another browser.
  if (error.status === 403) return 'lost'
  return error.status === 401 ? 'refused' : 'away'
}
