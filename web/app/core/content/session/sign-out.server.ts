import { accountCalls } from '@washhouse/contract/account/account.calls'
import type { RouterContextProvider } from 'react-router'
import { log } from '../../../platform/log.server.ts'
import { contentClient } from '../content-client.server.ts'
import { callerOptions, pageCaller } from '../page-caller.ts'
import { endSession } from './change-session.server.ts'
import { sessionState } from './session.ts'

/** Ends the session at the service and in the browser; in the browser also if the service cannot be reached. */
export async function signOut(context: Readonly<RouterContextProvider>): Promise<void> {
  const { session, newTokens } = context.get(sessionState)
  endSession(context)
  if (!session) return
  const { refreshToken } = newTokens ?? session
  const body = { refreshToken, mode: 'json' as const }
  try {
    await contentClient.send(accountCalls.logout, body, callerOptions(context.get(pageCaller)))
  } catch (error) {
    log.warn({ err: error }, 'a session could not be ended at the content service')
  }
}
