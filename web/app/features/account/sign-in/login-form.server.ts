import { accountCalls } from '@washhouse/contract/account/account.calls'
import type { Login, SessionTokens } from '@washhouse/contract/account/account.contract'
import { hiddenFields } from '../../../blocks/form/form-answer.ts'
import type { FormDefinition } from '../../../blocks/form/form-definition.ts'
import { loginMessages } from './login.messages.ts'

/** What signing in sends; `device` is the mark of this browser, if somebody signed in here before. */
export function loginForm(device: string | null): FormDefinition<Login, SessionTokens> {
  return {
    write: accountCalls.login,
    fields: ['email', 'password', 'remember'],
    ownFields: ['next', hiddenFields.typed],
    secrets: ['password'],
    addFields: () => ({ mode: 'json', device }),
    refusalTexts: {
      INVALID_CREDENTIALS: loginMessages['login.wrong'],
      REQUESTS_EXCEEDED: loginMessages['login.wait'],
    },
    tellsMessage: true,
  }
}
