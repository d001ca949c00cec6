import { ServiceError } from '@washhouse/contract/client/service-error'
import type { Language } from '@washhouse/contract/language'
import { lineCalls } from '@washhouse/contract/line/line.calls'
import type { LineReturn } from '@washhouse/contract/line/line.contract'
import type { RouterContextProvider } from 'react-router'
import { pageContent } from '../../../content/content.server.ts'
import { sessionOf, tokenOptions } from '../../../content/session/session.ts'
import { log } from '../../../ground/log.server.ts'
import { accountLinePath } from './line-outcome.ts'
import { troubleOf, lineDeadlineMilliseconds } from './line-trouble.server.ts'

/** Joins the LINE account of a member who has come back; where the page is that says how it went. */
export async function joinAtReturn(
  context: Readonly<RouterContextProvider>,
  language: Language,
  back: LineReturn,
): Promise<string> {
  const session = sessionOf(context)
  // Signed out meanwhile: his own page leads to the log-in, and has no code in its address.
  if (!session) return accountLinePath(language, 'lost')
  try {
    const options = {
      ...tokenOptions(context, session),
      deadlineMilliseconds: lineDeadlineMilliseconds,
    }
    await context.get(pageContent).store(lineCalls.joinLine, back, options)
    return accountLinePath(language, 'joined')
  } catch (error) {
    const isTaken = error instanceof ServiceError && error.status === 400
    if (!isTaken) log.warn({ err: error }, 'LINE could not be joined to an account')
    return accountLinePath(language, isTaken ? 'taken' : troubleOf(error))
  }
}
