import { accountCalls } from '@washhouse/contract/account/account.calls'
import { webboardCalls } from '@washhouse/contract/webboard/webboard.calls'
import { Link } from 'react-router'
import { handleForm } from '../../../blocks/form/handle-form.server.ts'
import { keepInput } from '../../../blocks/form/keep-input.ts'
import { formMessages } from '../../../blocks/form/form.messages.ts'
import { personMessages } from '../../../blocks/form/person.messages.ts'
import { changePerson } from '../../../content/session/change-session.server.ts'
import { memberContentOf } from '../../../content/session/member-content.server.ts'
import { messagesFor, textIn } from '../../../i18n/compile.server.ts'
import { localePath } from '../../../i18n/language.ts'
import type { LoadedId } from '../../../i18n/messages.ts'
import { useLanguage, useText } from '../../../i18n/use-text.tsx'
import { neverKept } from '../../../request/never-kept.ts'
import { pagePlace } from '../../../request/page-place.ts'
import type { Route } from './+types/profile.page.ts'
import { hiddenNameMessages } from './hidden-name.messages.ts'
import { HiddenName } from './hidden-name.tsx'
import { PictureForm } from './picture-form.tsx'
import { profileForm } from './profile-form.server.ts'
import { ProfileForm } from './profile-form.tsx'
import { profileMessages } from './profile.messages.ts'
import { AccountDone } from '../account-done.tsx'
import { SettingCard, SettingPage } from './setting-page.tsx'
import { settingsMessages, type SettingsMessageId } from './settings.messages.ts'

export const handle = pagePlace<SettingsMessageId>({
  above: [{ path: '/account', name: 'settings.account' }],
})

export const headers = neverKept

const outcomes = {
  profile: 'profile.saved',
  picture: 'picture.saved',
  removed: 'picture.removed',
} as const

export async function loader(args: Route.LoaderArgs) {
  const member = memberContentOf(args)
  const { language } = member
  const [me, author] = await Promise.all([
    member.demand(accountCalls.getMe),
    member.settle(webboardCalls.getOwnAuthor),
  ])
  const saved = args.url.searchParams.get('saved')
  return {
    messages: messagesFor(
      language,
      formMessages,
      personMessages,
      hiddenNameMessages,
      settingsMessages,
      profileMessages,
    ),
    meta: { title: textIn(language, profileMessages)('profile.title'), isIndexed: false },
    me,
    nameFault: author.kind === 'ok' ? author.value.nameFault : null,
    done: Object.entries(outcomes).find(([outcome]) => outcome === saved)?.[1] ?? null,
  }
}

export function action(args: Route.ActionArgs) {
  const { request, context } = args
  return handleForm(
    { request, context, service: () => memberContentOf(args) },
    profileForm,
    (me, language) => {
      if (me) changePerson(context, me)
      return localePath(language, '/account/profile?saved=profile')
    },
  )
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepInput({ serverAction })

export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const { me, nameFault, done } = loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  const language = useLanguage()
  return (
    <SettingPage title={t('profile.title')} lead={t('profile.lead')}>
      {done && !actionData && <AccountDone>{t(done)}</AccountDone>}
      <SettingCard title={t('picture.title')}>
        <PictureForm picture={me.avatar} />
      </SettingCard>
      <SettingCard title={t('profile.person')}>
        <HiddenName fault={nameFault}>
          <Link to={localePath(language, '/account/webboard')}>{t('hiddenName.nickname')}</Link>
        </HiddenName>
        <ProfileForm me={me} answer={actionData} />
      </SettingCard>
    </SettingPage>
  )
}
