import { accountCalls } from '@washhouse/contract/account/account.calls'
import type { PasswordCheck } from '@washhouse/contract/account/account.contract'
import type { FormDefinition } from '../../../blocks/form/form-definition.ts'
import { leaveMessages } from './leave.messages.ts'
import { currentPasswordRefusals, currentPasswordTexts } from './current-password.server.ts'

/** For who has no password, as he signs in with LINE. */
export const plainLeaveForm: FormDefinition<undefined> = {
  write: accountCalls.removeMe,
  fields: [],
  ownFields: ['understood'],
  findMore: findUnticked,
  faultTexts: { understood: leaveMessages['leave.understood.missing'] },
}

function findUnticked(form: FormData): Record<string, string> {
  return form.get('understood') ? {} : { understood: 'required' }
}

/** By what a member shows that it is he who wants to leave. */
export const leaveForm: FormDefinition<PasswordCheck> = {
  write: accountCalls.checkPassword,
  fields: ['currentPassword'],
  secrets: ['currentPassword'],
  faultTexts: currentPasswordTexts,
  refusalTexts: currentPasswordRefusals,
}
