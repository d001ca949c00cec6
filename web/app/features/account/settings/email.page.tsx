import { accountCalls } from '@washhouse/contract/account/account.calls'
import { Link } from 'react-router'
import { handleForm } from '../../../blocks/form/handle-form.server.ts'
import { keepInput } from '../../../blocks/form/keep-input.ts'
import { FormThanks } from '../../../blocks/form/form-thanks.tsx'
import { formMessages } from '../../../blocks/form/form.messages.ts'
import { personMessages } from '../../../blocks/form/person.messages.ts'
import { CurrentPasswordField } from '../../../blocks/form/password-fields.tsx'
import { passwordMessages } from '../../../blocks/form/password.messages.ts'
import { EmailField } from '../../../blocks/form/person-fields.tsx'
import { SubmitForm } from '../../../blocks/form/submit-form.tsx'
import { memberContentOf } from '../../../content/session/member-content.server.ts'
import { messagesFor, textIn } from '../../../i18n/compile.server.ts'
import { localePath } from '../../../i18n/language.ts'
import type { LoadedId } from '../../../i18n/messages.ts'
import { useLanguage, useText } from '../../../i18n/use-text.tsx'
import { neverKept } from '../../../request/never-kept.ts'
import { pagePlace } from '../../../request/page-place.ts'
import type { Route } from './+types/email.page.ts'
import { changeEmailMessages } from './change-email.messages.ts'
import { emailForm } from './email-form.server.ts'
import { readOwnWays } from '../line/own-ways.server.ts'
import { NoPassword } from './no-password.tsx'
import { SettingCard, SettingPage } from './setting-page.tsx'
import { settingsMessages, type SettingsMessageId } from './settings.messages.ts'

export const handle = pagePlace<SettingsMessageId>({
  above: [{ path: '/account', name: 'settings.account' }],
})

export const headers = neverKept

export async function loader(args: Route.LoaderArgs) {
  const member = memberContentOf(args)
  const { language } = member
  const [{ email }, { hasPassword }] = await Promise.all([
    member.demand(accountCalls.getMe),
    readOwnWays(member),
  ])
  return {
    messages: messagesFor(
      language,
      formMessages,
      personMessages,
      passwordMessages,
      settingsMessages,
      changeEmailMessages,
    ),
    meta: { title: textIn(language, changeEmailMessages)('changeEmail.title'), isIndexed: false },
    email,
    hasPassword,
    isSent: args.url.searchParams.has('sent'),
  }
}

export function action(args: Route.ActionArgs) {
  const { request, context } = args
  // The new address stands in no address of the site.
  return handleForm(
    { request, context, service: () => memberContentOf(args) },
    emailForm,
    (_sent, language) => localePath(language, '/account/email?sent'),
  )
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepInput({ serverAction })

export default function EmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, hasPassword, isSent } = loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  const path = localePath(useLanguage(), '/account/email')
  if (!hasPassword)
    return (
      <SettingPage title={t('changeEmail.title')} lead={t('changeEmail.now', { email })}>
        <NoPassword />
      </SettingPage>
    )
  return (
    <SettingPage title={t('changeEmail.title')} lead={t('changeEmail.now', { email })}>
      <SettingCard>
        {isSent && !actionData ? (
          <FormThanks title={t('changeEmail.sent')}>
            <p>{t('changeEmail.sent.hint', { email })}</p>
            <p>
              <Link to={path}>{t('changeEmail.sent.other')}</Link>
            </p>
          </FormThanks>
        ) : (
          <>
            <div>
              <h2>{t('changeEmail.steps')}</h2>
              <ol>
                <li>{t('changeEmail.steps.link')}</li>
                <li>{t('changeEmail.steps.until')}</li>
                <li>{t('changeEmail.steps.old')}</li>
              </ol>
            </div>
            <SubmitForm action={path} answer={actionData} submitLabel={t('changeEmail.send')}>
              <EmailField isRequired label={t('changeEmail.new')} />
              <CurrentPasswordField name="currentPassword" label={t('settings.currentPassword')} />
            </SubmitForm>
          </>
        )}
      </SettingCard>
    </SettingPage>
  )
}
