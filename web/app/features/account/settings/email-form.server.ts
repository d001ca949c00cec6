import { accountCalls } from '@washhouse/contract/account/account.calls'
import type { EmailChange } from '@washhouse/contract/account/account.contract'
import type { FormDefinition } from '../../../blocks/form/form-definition.ts'
import { changeEmailMessages } from './change-email.messages.ts'
import { currentPasswordRefusals, currentPasswordTexts } from './current-password.server.ts'

/** Another e-mail address for who knows the password; whether somebody has it already is never said. */
export const emailForm: FormDefinition<EmailChange> = {
  write: accountCalls.changeEmail,
  fields: ['email', 'currentPassword'],
  secrets: ['currentPassword'],
  faultTexts: {
    ...currentPasswordTexts,
    'email.same': changeEmailMessages['changeEmail.fault.same'],
  },
  refusalTexts: currentPasswordRefusals,
}
