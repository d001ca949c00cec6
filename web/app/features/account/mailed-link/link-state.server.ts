import { accountCalls } from '@washhouse/contract/account/account.calls'
import type { MailedLinkState } from '@washhouse/contract/account/account.contract'
import { dataRequestCalls } from '@washhouse/contract/data-request/data-request.calls'
import { pageContent } from '../../../core/content/content.server.ts'
import type { MemberArgs } from '../../../core/content/session/require-member.server.ts'
import { log } from '../../../platform/log.server.ts'
import type { LinkKind } from './mailed-link.tsx'

/** Kinds of the contract. */
const kinds = {
  verify: 'verify',
  reset: 'reset',
  newEmail: 'email',
  undoEmail: 'undo',
  mailStart: 'start',
  appeal: 'appeal',
} as const

/**
 * Whether a mailed link still works. Changes nothing, because mail scanners open every link. Without an answer of the
 * service, and for a rejected form, whose URL has no token, the button finds out.
 */
export async function readLinkState(
  { context }: Pick<MemberArgs, 'context'>,
  kind: LinkKind | 'reset',
  token: string | null,
): Promise<MailedLinkState['state']> {
  if (token === null) return 'open'
  const content = context.get(pageContent)
  try {
    const found = await (kind === 'confirmRequest'
      ? content.store(dataRequestCalls.checkDataRequestLink, { token })
      : content.store(accountCalls.checkLink, { kind: kinds[kind], token }))
    return found?.state ?? 'open'
  } catch (error) {
    log.warn({ err: error }, 'a mailed link could not be checked')
    return 'open'
  }
}
