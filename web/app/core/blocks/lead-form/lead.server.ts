import { accountCalls } from '@washhouse/contract/account/account.calls'
import { memberContentOf } from '../../content/session/member-content.server.ts'
import type { MemberArgs } from '../../content/session/require-member.server.ts'
import { isSignedIn } from '../../content/session/session.ts'
import type { FormValues } from '../form/form-answer.ts'
import { knownPerson } from '../form/known-person.ts'
import type { Lead } from '@washhouse/contract/contact/contact.contract'
import type { RecordWrite } from '@washhouse/contract/wire/write'
import type { FormDefinition } from '../form/form-definition.ts'
import { looksAutomatic } from '../form/looks-automatic.ts'
import { leadFormMessages } from './lead-form.messages.ts'

/**
 * For the loader of a lead's form: fills in a member's name, phone and email. Empty for others, whose pages stay identical.
 */
export async function readSender(args: MemberArgs): Promise<{ sender?: FormValues }> {
  if (!isSignedIn(args.context)) return {}
  const me = await memberContentOf(args).settle(accountCalls.getMe)
  return me.kind === 'ok' ? { sender: knownPerson(me.value) } : {}
}

interface LeadDefinition<Body extends Lead, Result> extends Pick<
  FormDefinition<Body, Result>,
  'fields' | 'file' | 'faultTexts'
> {
  write: RecordWrite<Body, Result>
}

/** A lead's form: stored once, and marked if a program seems to have sent it. */
export function defineLead<Body extends Lead, Result = undefined>({
  faultTexts,
  ...definition
}: LeadDefinition<Body, Result>): FormDefinition<Body, Result> {
  const { variant } = definition.write
  return {
    ...definition,
    isStoredOnce: true,
    addFields: (form) => ({ type: variant, looksAutomatic: looksAutomatic(form) }),
    faultTexts: {
      'message.required': leadFormMessages['lead.fault.message'],
      'consent.required': leadFormMessages['lead.fault.consent'],
      'phone.unreachable': leadFormMessages['lead.fault.unreachable'],
      ...faultTexts,
    },
  }
}
