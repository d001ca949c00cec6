import { accountCalls } from '@washhouse/contract/account/account.calls'
import type { AccountRemoval } from '@washhouse/contract/account/account.contract'
import type { FormDefinition } from '../../../blocks/form/form-definition.ts'
import { leaveMessages } from './leave.messages.ts'
import { currentPasswordRefusals, currentPasswordTexts } from './current-password.server.ts'

/** For who has no password, as he signs in with LINE. */
export const plainLeaveForm: FormDefinition<AccountRemoval> = {
  write: accountCalls.removeMe,
  fields: [],
  ownFields: ['understood'],
  findMore: findUnticked,
  faultTexts: { understood: leaveMessages['leave.understood.missing'] },
}

function findUnticked(form: FormData): Record<string, string> {
  return form.get('understood') ? {} : { understood: 'required' }
}

/** For everyone else, who shows by his password that it is he who wants to leave. */
export const leaveForm: FormDefinition<AccountRemoval> = {
  write: accountCalls.removeMe,
  fields: ['currentPassword'],
  secrets: ['currentPassword'],
  findMore: findNoPassword,
  faultTexts: currentPasswordTexts,
  refusalTexts: currentPasswordRefusals,
}

function findNoPassword(form: FormData): Record<string, string> {
  return form.get('currentPassword') ? {} : { currentPassword: 'required' }
}
