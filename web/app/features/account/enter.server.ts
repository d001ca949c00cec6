import { accountCalls } from '@washhouse/contract/account/account.calls'
import type { SessionTokens } from '@washhouse/contract/account/account.contract'
import type { RouterContextProvider } from 'react-router'
import { pageContent } from '../../core/content/content.server.ts'
import { beginSession } from '../../core/content/session/change-session.server.ts'
import { sessionOf } from '../../core/content/session/session.ts'
import { log } from '../../platform/log.server.ts'

interface Entering {
  tokens: SessionTokens
  isRemembered: boolean
  /** First name until the service returns the profile. */
  name: string
}

/** Begins a member's session in this browser and ends the previous one on the service. */
export async function enter(
  context: Readonly<RouterContextProvider>,
  { tokens, isRemembered, name }: Entering,
): Promise<void> {
  const content = context.get(pageContent)
  const before = sessionOf(context)
  const me = await content.settle(accountCalls.getMe, { token: tokens.accessToken })
  const person =
    me.kind === 'ok'
      ? { firstName: me.value.firstName || name, avatar: me.value.avatar }
      : { firstName: name, avatar: null }
  beginSession(context, tokens, { isRemembered, person })
  if (!before) return
  try {
    await content.store(accountCalls.logout, { refreshToken: before.refreshToken, mode: 'json' })
  } catch (error) {
    // The old session expires by itself, and no client has its tokens.
    log.warn({ err: error }, 'the previous session could not be ended')
  }
}
