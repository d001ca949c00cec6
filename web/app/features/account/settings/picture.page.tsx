import { accountCalls } from '@washhouse/contract/account/account.calls'
import type { Profile } from '@washhouse/contract/account/account.contract'
import type { Language } from '@washhouse/contract/language'
import { handleForm } from '../../../blocks/form/handle-form.server.ts'
import { keepInput } from '../../../blocks/form/keep-input.ts'
import { formMessages } from '../../../blocks/form/form.messages.ts'
import { maxFormBytes } from '../../../blocks/photo/photo-limits.ts'
import { changePerson } from '../../../content/session/change-session.server.ts'
import { memberContentOf } from '../../../content/session/member-content.server.ts'
import { messagesFor, textIn } from '../../../i18n/compile.server.ts'
import { localePath } from '../../../i18n/language.ts'
import type { LoadedId } from '../../../i18n/messages.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { largeForm } from '../../../request/large-form.ts'
import { neverKept } from '../../../request/never-kept.ts'
import { pagePlace } from '../../../request/page-place.ts'
import type { Route } from './+types/picture.page.ts'
import { pictureForm, removePicture } from './picture-form.server.ts'
import { PictureForm } from './picture-form.tsx'
import { profileMessages } from './profile.messages.ts'
import { SettingCard, SettingPage } from './setting-page.tsx'
import { settingsMessages, type SettingsMessageId } from './settings.messages.ts'

export const handle = {
  ...largeForm({ maxBytes: maxFormBytes }),
  ...pagePlace<SettingsMessageId>({ above: [{ path: '/account', name: 'settings.account' }] }),
}

export const headers = neverKept

/** Where the form of the profile's page leads without scripts when its picture is refused. */
export async function loader(args: Route.LoaderArgs) {
  const member = memberContentOf(args)
  const { language } = member
  const { avatar } = await member.demand(accountCalls.getMe)
  return {
    messages: messagesFor(language, formMessages, settingsMessages, profileMessages),
    meta: { title: textIn(language, profileMessages)('picture.title'), isIndexed: false },
    avatar,
  }
}

/** With `?remove` in the address the picture goes, and none takes its place. */
export function action(args: Route.ActionArgs) {
  const { request, context, url } = args
  const form = { request, context, service: () => memberContentOf(args) }
  const show = (outcome: string) => (me: Profile | undefined, language: Language) => {
    if (me) changePerson(context, me)
    return localePath(language, `/account/profile?saved=${outcome}`)
  }
  return url.searchParams.has('remove')
    ? handleForm(form, removePicture, show('removed'))
    : handleForm(form, pictureForm, show('picture'))
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepInput({ serverAction })

export default function PicturePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText<LoadedId<Route.ComponentProps>>()
  return (
    <SettingPage title={t('picture.title')}>
      <SettingCard>
        <PictureForm picture={loaderData.avatar} answer={actionData} />
      </SettingCard>
    </SettingPage>
  )
}
