import { passwordMessages } from '../../core/blocks/form/password.messages.ts'
import { loadFormPage } from '../../core/blocks/form/load-form-page.server.ts'
import { requireMember, type MemberArgs } from '../../core/content/session/require-member.server.ts'
import type { MessageCatalogue, MessageIdOf } from '../../core/i18n/messages.ts'
import { settingsMessages } from './settings.messages.ts'
import { lineCalls } from '@washhouse/contract/line/line.calls'
import type { OwnSignInMethods } from '@washhouse/contract/line/line.contract'
import type { MemberContent } from '../../core/content/session/member-content.server.ts'

/** Loader data of every settings page, for members only. */
export function loadSetting<Catalogues extends MessageCatalogue<string>[]>(
  args: MemberArgs,
  title: MessageIdOf<Catalogues[number]>,
  ...catalogues: Catalogues
) {
  requireMember(args)
  return loadFormPage(args, { title }, settingsMessages, ...catalogues)
}

/** Errors of the field for the current password. */
export const currentPasswordTexts = {
  faultTexts: {
    'currentPassword.required': passwordMessages['fault.password.required'],
    currentPassword: settingsMessages['settings.fault.wrongPassword'],
  },
  // Wrong passwords count as failed log-ins.
  refusalTexts: { REQUESTS_EXCEEDED: settingsMessages['settings.fault.tooManyTries'] },
}

const usual: OwnSignInMethods = { hasPassword: true, line: false, lineSince: null }

/** A member's sign-in methods. If the service does not answer, the most common ones. */
export async function readOwnSignInMethods(member: MemberContent): Promise<OwnSignInMethods> {
  const ways = await member.settle(lineCalls.getOwnSignInWays)
  return ways.kind === 'ok' ? ways.value : usual
}
