import { accountCalls } from '@washhouse/contract/account/account.calls'
import { memberContentOf } from '../../content/session/member-content.server.ts'
import type { MemberArgs } from '../../content/session/require-member.server.ts'
import { isSignedIn } from '../../content/session/session.ts'
import type { FormValues } from '../form/form-answer.ts'
import { knownPerson } from '../form/known-person.ts'

/**
 * For the loader of a lead's form, which it is spread into: a member finds his name, phone and e-mail filled
 * in. Of anybody else nothing is told, so that their pages stay alike.
 */
export async function readSender(args: MemberArgs): Promise<{ sender?: FormValues }> {
  if (!isSignedIn(args.context)) return {}
  const me = await memberContentOf(args).settle(accountCalls.getMe)
  return me.kind === 'ok' ? { sender: knownPerson(me.value) } : {}
}
