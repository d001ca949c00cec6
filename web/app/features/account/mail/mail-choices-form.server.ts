import type { MailChoiceChanges, MailChoices } from '@washhouse/contract/mailing/mailing.contract'
import { mailingCalls } from '@washhouse/contract/mailing/mailing.calls'
import type { FormDefinition } from '../../../blocks/form/form-definition.ts'
import { mailChoicesMessages } from './mail-choices.messages.ts'

/** What a member is mailed. */
export const mailChoicesForm: FormDefinition<Partial<MailChoiceChanges>, MailChoices> = {
  write: mailingCalls.changeMailChoices,
  fields: ['digest', 'bundle'],
  faultTexts: { 'digest.minor': mailChoicesMessages['mailChoices.minor'] },
}

/** Asks for the link by which he shows that mail arrives again. */
export const mailStartRequest: FormDefinition<undefined> = {
  write: mailingCalls.askMailStart,
  fields: [],
}
