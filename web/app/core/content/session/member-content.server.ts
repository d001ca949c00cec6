import type { ContentClient } from '@washhouse/contract/client/content-client'
import { ServiceError } from '@washhouse/contract/client/service-error'
import { ErrorBody } from '@washhouse/contract/wire/errors'
import { redirect } from 'react-router'
import { log } from '../../../platform/log.server.ts'
import { contentClient } from '../content-client.server.ts'
import { pageCaller } from '../page-caller.ts'
import { openPageContent, type PageContent } from '../page-content.ts'
import { endSession } from './change-session.server.ts'
import { loginPathOf } from './login-path.ts'
import { requireMember, type MemberArgs } from './require-member.server.ts'
import { sessionState, tokenOptions } from './session.ts'

/**
 * The content service for a member's page: every call carries the member's token. If the service refuses the token, the
 * member is signed out here too, and the call rejects with a redirect to the login page. Loaders and actions must let it
 * through.
 */
export type MemberContent = Pick<
  PageContent<'member' | 'either'>,
  'language' | 'read' | 'settle' | 'find' | 'demand' | 'store'
>

/** Throws a redirect to the login page if nobody is signed in. */
export function memberContentOf(args: MemberArgs): MemberContent {
  const session = requireMember(args)
  return openPageContent({
    client: leadingOut(contentClient, args),
    ...args.context.get(pageCaller),
    access: tokenOptions(args.context, session),
    onFailure: (error, operation) =>
      log.warn({ err: error, operation }, "a member's content call failed"),
  })
}

/** The client, with a redirect to the login page if the session has ended. */
function leadingOut(client: ContentClient, { url, context }: MemberArgs): ContentClient {
  function leave(error: unknown): never {
    if (!isSessionRefused(error)) throw error
    const { refreshFailure } = context.get(sessionState)
    // The token has expired and could not be refreshed, which does not mean that the session has ended.
    if (refreshFailure !== undefined)
      throw new Error('the access token could not be refreshed', { cause: refreshFailure })
    endSession(context)
    throw redirect(loginPathOf(url, 'ended'))
  }
  return {
    call: (call, options) => client.call(call, options).catch(leave),
    send: (write, body, options) => client.send(write, body, options).catch(leave),
    describeAsset: (id, options) => client.describeAsset(id, options).catch(leave),
  }
}

/** Spec §8: services may use the status, a code or both. */
function isSessionRefused(error: unknown): boolean {
  if (!(error instanceof ServiceError)) return false
  if (error.status === 401) return true
  const codes = ErrorBody.safeParse(error.body).data?.errors.map(
    ({ extensions }) => extensions.code,
  )
  return codes?.some((code) => code === 'INVALID_CREDENTIALS' || code === 'TOKEN_EXPIRED') ?? false
}
