import { accountCalls } from '@washhouse/contract/account/account.calls'
import type { PasswordCheck } from '@washhouse/contract/account/account.contract'
import type { FormDefinition } from '../../../blocks/form/form-definition.ts'
import { currentPasswordRefusals, currentPasswordTexts } from './current-password.server.ts'

/** By what a member shows that it is he who wants to leave. */
export const leaveForm: FormDefinition<PasswordCheck> = {
  write: accountCalls.checkPassword,
  fields: ['currentPassword'],
  secrets: ['currentPassword'],
  faultTexts: currentPasswordTexts,
  refusalTexts: currentPasswordRefusals,
}
