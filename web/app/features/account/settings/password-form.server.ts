import { accountCalls } from '@washhouse/contract/account/account.calls'
import type { PasswordChange } from '@washhouse/contract/account/account.contract'
import type { FormDefinition } from '../../../blocks/form/form-definition.ts'
import { findConfirmFault } from '../../../blocks/form/password-rule.ts'
import { currentPasswordRefusals, currentPasswordTexts } from './current-password.server.ts'

/** Another password for who knows the present one. */
export const passwordForm: FormDefinition<PasswordChange> = {
  write: accountCalls.changePassword,
  fields: ['currentPassword', 'password'],
  ownFields: ['confirmPassword'],
  secrets: ['currentPassword', 'password', 'confirmPassword'],
  findMore: findConfirmFault,
  faultTexts: currentPasswordTexts,
  refusalTexts: currentPasswordRefusals,
}
