import { accountCalls } from '@washhouse/contract/account/account.calls'
import type { PasswordRequest, PasswordReset } from '@washhouse/contract/account/account.contract'
import type { FormDefinition } from '../../../blocks/form/form-definition.ts'
import { findConfirmFault } from '../../../blocks/form/password-rule.ts'
import { passwordPagesMessages } from './password-pages.messages.ts'

/** Asking for a link: answered alike, whoever has the address. */
export const forgotForm: FormDefinition<PasswordRequest> = {
  write: accountCalls.requestPasswordReset,
  fields: ['email'],
  addFields: () => ({ resetUrl: null }),
  refusalTexts: { REQUESTS_EXCEEDED: passwordPagesMessages['forgot.wait'] },
}

/** A new password by the link. */
export const resetForm: FormDefinition<PasswordReset> = {
  write: accountCalls.resetPassword,
  fields: ['token', 'password'],
  ownFields: ['confirmPassword'],
  secrets: ['password', 'confirmPassword'],
  findMore: findConfirmFault,
  faultTexts: { token: passwordPagesMessages['reset.spent'] },
  refusalTexts: {
    INVALID_TOKEN: passwordPagesMessages['reset.spent'],
    REQUESTS_EXCEEDED: passwordPagesMessages['reset.wait'],
  },
}
