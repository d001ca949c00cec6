import { accountCalls } from '@washhouse/contract/account/account.calls'
import type { Language } from '@washhouse/contract/language'
import { mailingCalls } from '@washhouse/contract/mailing/mailing.calls'
import { Link } from 'react-router'
import { formMessages } from '../../../blocks/form/form.messages.ts'
import { handleForm } from '../../../blocks/form/handle-form.server.ts'
import { keepInput } from '../../../blocks/form/keep-input.ts'
import { memberContentOf } from '../../../content/session/member-content.server.ts'
import { messagesFor, textIn } from '../../../i18n/compile.server.ts'
import { formatDate } from '../../../i18n/format.ts'
import { localePath } from '../../../i18n/language.ts'
import type { LoadedId } from '../../../i18n/messages.ts'
import { useLanguage, useText } from '../../../i18n/use-text.tsx'
import { neverKept } from '../../../request/never-kept.ts'
import { pagePlace } from '../../../request/page-place.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { AccountDone } from '../account-done.tsx'
import { SettingCard, SettingPage } from '../settings/setting-page.tsx'
import { settingsMessages, type SettingsMessageId } from '../settings/settings.messages.ts'
import type { Route } from './+types/mail-choices.page.ts'
import { MailChoicesForm } from './mail-choices-form.tsx'
import { mailChoicesForm, mailStartRequest } from './mail-choices-form.server.ts'
import { mailChoicesMessages } from './mail-choices.messages.ts'
import { mailTroubleMessages } from './mail-trouble.messages.ts'
import { StoppedAddress } from './stopped-address.tsx'

export const handle = pagePlace<SettingsMessageId>({
  above: [{ path: '/account', name: 'settings.account' }],
})

export const headers = neverKept

const path = '/account/mail'

export async function loader(args: Route.LoaderArgs) {
  const member = memberContentOf(args)
  const { language } = member
  const [me, choices] = await Promise.all([
    member.demand(accountCalls.getMe),
    member.demand(mailingCalls.getMailChoices),
  ])
  return {
    messages: messagesFor(
      language,
      formMessages,
      settingsMessages,
      mailChoicesMessages,
      mailTroubleMessages,
    ),
    meta: { title: textIn(language, mailChoicesMessages)('mailChoices.title'), isIndexed: false },
    email: me.email,
    isVerified: me.emailVerified,
    isMinor: me.ageDeclaration === 'guardian_agrees',
    choices,
    isSaved: args.url.searchParams.has('saved'),
    isAsked: args.url.searchParams.has('asked'),
    isStarting: args.url.searchParams.has('start'),
  }
}

/** With `?start` in the address he asks for the link by which his address is started again, else he chooses. */
export function action(args: Route.ActionArgs) {
  const { request, context, url } = args
  const form = { request, context, service: () => memberContentOf(args) }
  const lead = (outcome: string) => (_stored: unknown, language: Language) =>
    localePath(language, `${path}?${outcome}=1`)
  return url.searchParams.has('start')
    ? handleForm(form, mailStartRequest, lead('asked'))
    : handleForm(form, mailChoicesForm, lead('saved'))
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepInput({ serverAction })

export default function MailChoicesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, isVerified, isMinor, choices, isSaved, isAsked, isStarting } = loaderData
  const { complainedAt, stoppedAt } = choices
  const t = useText<LoadedId<Route.ComponentProps>>()
  const language = useLanguage()
  return (
    <SettingPage title={t('mailChoices.title')} lead={t('mailChoices.lead')}>
      {isSaved && !actionData && <AccountDone>{t('mailChoices.saved')}</AccountDone>}
      {stoppedAt && (
        <SettingCard>
          <StoppedAddress
            email={email}
            since={stoppedAt}
            isAsked={isAsked}
            answer={isStarting ? actionData : undefined}
          />
        </SettingCard>
      )}
      <SettingCard>
        {!isVerified && (
          <Notice>
            <p>{t('mailChoices.unverified', { email })}</p>
            <Link to={localePath(language, '/verify/request')}>{t('mailChoices.verify')}</Link>
          </Notice>
        )}
        {complainedAt && (
          <Notice>
            {t('mailChoices.complained', { date: formatDate(language, complainedAt) })}
          </Notice>
        )}
        <MailChoicesForm
          choices={choices}
          isMinor={isMinor}
          answer={isStarting ? undefined : actionData}
        />
      </SettingCard>
    </SettingPage>
  )
}
