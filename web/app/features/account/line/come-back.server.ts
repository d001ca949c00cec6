import { lineCalls } from '@washhouse/contract/line/line.calls'
import type { LineReturn } from '@washhouse/contract/line/line.contract'
import { redirect, type RouterContextProvider } from 'react-router'
import { pageContent } from '../../../content/content.server.ts'
import { deviceOf } from '../../../content/session/change-session.server.ts'
import { log } from '../../../ground/log.server.ts'
import { localePath } from '../../../i18n/language.ts'
import { pathAfterSignIn } from '../sign-in/door-path.ts'
import { enter } from '../sign-in/enter.server.ts'
import { journeyHeaders, type JourneyStep } from './line-journey.server.ts'
import { lineTroublePath } from './line-outcome.ts'
import {
  lineDeadlineMilliseconds as deadlineMilliseconds,
  troubleOf,
} from './line-trouble.server.ts'

/** Signs the member in who has come back from LINE, and has anybody else register. */
export async function comeBack(
  context: Readonly<RouterContextProvider>,
  { language, next }: JourneyStep<'away'>,
  back: LineReturn,
): Promise<Response> {
  const content = context.get(pageContent)
  try {
    const person = await content.store(lineCalls.finishLine, back, { deadlineMilliseconds })
    if (!person) throw new Error('the content service asked LINE without an answer')
    const { ticket, isMember, email, name } = person
    if (!isMember) {
      const journey = { step: 'back', ticket, email, name, next } as const
      const headers = journeyHeaders(context, journey)
      return redirect(localePath(language, '/register/line'), { headers })
    }
    const login = { ticket, remember: true, device: deviceOf(context) }
    const tokens = await content.store(lineCalls.signInByLine, login, { deadlineMilliseconds })
    if (!tokens) throw new Error('the content service signed somebody in without tokens')
    await enter(context, { tokens, isRemembered: true, name: name ?? '' })
    return redirect(pathAfterSignIn(language, next), { headers: journeyHeaders(context, null) })
  } catch (error) {
    log.warn({ err: error }, 'nobody could be signed in with LINE')
    const path = lineTroublePath(language, troubleOf(error), next)
    return redirect(path, { headers: journeyHeaders(context, null) })
  }
}
