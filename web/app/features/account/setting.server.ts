import { passwordMessages } from '../../blocks/form/password.messages.ts'
import { loadFormPage } from '../../blocks/form/load-form-page.server.ts'
import { requireMember, type MemberArgs } from '../../content/session/require-member.server.ts'
import type { MessageCatalogue, MessageIdOf } from '../../i18n/messages.ts'
import { settingsMessages } from './settings.messages.ts'

/** What the loader of every setting of an account gives, for members alone. */
export function loadSetting<Catalogues extends MessageCatalogue<string>[]>(
  args: MemberArgs,
  title: MessageIdOf<Catalogues[number]>,
  ...catalogues: Catalogues
) {
  requireMember(args)
  return loadFormPage(args, { title }, settingsMessages, ...catalogues)
}

/** What a form says of the present password that it asks for. */
export const currentPasswordTexts = {
  faultTexts: {
    'currentPassword.required': passwordMessages['fault.password.required'],
    currentPassword: settingsMessages['settings.fault.wrongPassword'],
  },
  // Wrong ones are counted as at the log-in.
  refusalTexts: { REQUESTS_EXCEEDED: settingsMessages['settings.fault.tooManyTries'] },
}
