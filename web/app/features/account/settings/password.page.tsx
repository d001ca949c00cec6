import { handleForm } from '../../../blocks/form/handle-form.server.ts'
import { keepInput } from '../../../blocks/form/keep-input.ts'
import { formMessages } from '../../../blocks/form/form.messages.ts'
import {
  CurrentPasswordField,
  NewPasswordFields,
  useNewPasswordFaults,
} from '../../../blocks/form/password-fields.tsx'
import { passwordMessages } from '../../../blocks/form/password.messages.ts'
import { SubmitForm } from '../../../blocks/form/submit-form.tsx'
import { memberContentOf } from '../../../content/session/member-content.server.ts'
import { messagesFor, textIn } from '../../../i18n/compile.server.ts'
import { localePath } from '../../../i18n/language.ts'
import type { LoadedId } from '../../../i18n/messages.ts'
import { useLanguage, useText } from '../../../i18n/use-text.tsx'
import { neverKept } from '../../../request/never-kept.ts'
import { pagePlace } from '../../../request/page-place.ts'
import type { Route } from './+types/password.page.ts'
import { changePasswordMessages } from './change-password.messages.ts'
import { readOwnWays } from '../line/own-ways.server.ts'
import { NoPassword } from './no-password.tsx'
import { passwordForm } from './password-form.server.ts'
import { AccountDone } from '../account-done.tsx'
import { SettingCard, SettingPage } from './setting-page.tsx'
import { settingsMessages, type SettingsMessageId } from './settings.messages.ts'

export const handle = pagePlace<SettingsMessageId>({
  above: [{ path: '/account', name: 'settings.account' }],
})

export const headers = neverKept

export async function loader(args: Route.LoaderArgs) {
  const member = memberContentOf(args)
  const { language } = member
  const { hasPassword } = await readOwnWays(member)
  return {
    messages: messagesFor(
      language,
      formMessages,
      passwordMessages,
      settingsMessages,
      changePasswordMessages,
    ),
    meta: {
      title: textIn(language, changePasswordMessages)('changePassword.title'),
      isIndexed: false,
    },
    hasPassword,
    isChanged: args.url.searchParams.has('changed'),
  }
}

export function action(args: Route.ActionArgs) {
  const { request, context } = args
  return handleForm(
    { request, context, service: () => memberContentOf(args) },
    passwordForm,
    (_changed, language) => localePath(language, '/account/password?changed'),
  )
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepInput({ serverAction })

export default function PasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText<LoadedId<Route.ComponentProps>>()
  const language = useLanguage()
  const findMore = useNewPasswordFaults()
  // Nothing that was typed stays in the page once it is changed.
  if (loaderData.isChanged && !actionData)
    return (
      <SettingPage title={t('changePassword.title')}>
        <AccountDone>
          {t('changePassword.saved')} {t('changePassword.moveCancelled')}
        </AccountDone>
      </SettingPage>
    )
  if (!loaderData.hasPassword)
    return (
      <SettingPage title={t('changePassword.title')}>
        <NoPassword />
      </SettingPage>
    )
  return (
    <SettingPage title={t('changePassword.title')} lead={t('changePassword.lead')}>
      <SettingCard>
        <SubmitForm
          action={localePath(language, '/account/password')}
          answer={actionData}
          findMore={findMore}
          submitLabel={t('changePassword.send')}
        >
          <CurrentPasswordField name="currentPassword" label={t('settings.currentPassword')} />
          <NewPasswordFields />
        </SubmitForm>
      </SettingCard>
    </SettingPage>
  )
}
