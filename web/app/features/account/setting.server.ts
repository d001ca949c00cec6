import { passwordMessages } from '../../core/blocks/form/password.messages.ts'
import { loadFormPage } from '../../core/blocks/form/load-form-page.server.ts'
import { requireMember, type MemberArgs } from '../../core/content/session/require-member.server.ts'
import type { MessageCatalogue, MessageIdOf } from '../../core/i18n/messages.ts'
import { settingsMessages } from './settings.messages.ts'
import { lineCalls } from '@washhouse/contract/line/line.calls'
import type { OwnSignInMethods } from '@washhouse/contract/line/line.contract'
import type { MemberContent } from '../../core/content/session/member-content.server.ts'

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

const usual: OwnSignInMethods = { hasPassword: true, line: false, lineSince: null }

/** How a member gets into his account; as most do, while nobody knows. */
export async function readOwnSignInMethods(member: MemberContent): Promise<OwnSignInMethods> {
  const ways = await member.settle(lineCalls.getOwnSignInWays)
  return ways.kind === 'ok' ? ways.value : usual
}
