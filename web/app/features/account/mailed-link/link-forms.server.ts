import { accountCalls } from '@washhouse/contract/account/account.calls'
import type { LinkToken, MailRequest } from '@washhouse/contract/account/account.contract'
import { mailingCalls } from '@washhouse/contract/mailing/mailing.calls'
import type { NewSuspensionAppeal } from '@washhouse/contract/webboard/board-care.contract'
import { webboardCalls } from '@washhouse/contract/webboard/webboard.calls'
import type { Write } from '@washhouse/contract/wire/write'
import type { FormDefinition } from '../../../blocks/form/form-definition.ts'
import { mailedLinkMessages } from './mailed-link.messages.ts'

/** What a mailed link does once its page's button is pressed. */
function linkForm(write: Write<LinkToken, undefined>): FormDefinition<LinkToken> {
  return {
    write,
    fields: ['token'],
    faultTexts: { token: mailedLinkMessages['link.spent'] },
    refusalTexts: {
      INVALID_TOKEN: mailedLinkMessages['link.spent'],
      'INVALID_TOKEN.cancelled': mailedLinkMessages['newEmail.cancelled'],
      RECORD_NOT_UNIQUE: mailedLinkMessages['newEmail.taken'],
      REQUESTS_EXCEEDED: mailedLinkMessages['link.wait'],
    },
  }
}

/** What a suspended member says by the link that was mailed to him. */
export const appealForm: FormDefinition<NewSuspensionAppeal> = {
  write: webboardCalls.askSuspensionAgain,
  fields: ['token', 'message'],
  faultTexts: {
    token: mailedLinkMessages['link.spent'],
    'message.required': mailedLinkMessages['appeal.missing'],
  },
  refusalTexts: {
    INVALID_TOKEN: mailedLinkMessages['link.spent'],
    REQUESTS_EXCEEDED: mailedLinkMessages['link.wait'],
  },
}

export const verifyForm = linkForm(accountCalls.verifyEmail)
export const confirmEmailForm = linkForm(accountCalls.confirmEmail)
export const undoEmailForm = linkForm(accountCalls.undoEmail)
export const startMailForm = linkForm(mailingCalls.startMail)

/** Asking for the link anew: answered alike, whoever has the address. */
export const verifyAgainForm: FormDefinition<MailRequest> = {
  write: accountCalls.requestVerification,
  fields: ['email'],
  refusalTexts: { REQUESTS_EXCEEDED: mailedLinkMessages['link.wait'] },
}
