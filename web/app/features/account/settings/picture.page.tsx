import { accountCalls } from '@washhouse/contract/account/account.calls'
import type {
  Profile,
  ProfileChanges,
  ProfilePicture,
} from '@washhouse/contract/account/account.contract'
import type { FormDefinition } from '../../../core/blocks/form/form-definition.ts'
import { handleForm } from '../../../core/blocks/form/handle-form.server.ts'
import { keepInput } from '../../../core/blocks/form/keep-input.ts'
import { photoFaultTexts } from '../../../core/blocks/photo/photo-faults.server.ts'
import { maxFormBytes, maxPhotoBytes } from '../../../core/blocks/photo/photo-limits.ts'
import { changePerson } from '../../../core/content/session/change-session.server.ts'
import { memberContentOf } from '../../../core/content/session/member-content.server.ts'
import type { LoadedId } from '../../../core/i18n/messages.ts'
import { useText } from '../../../core/i18n/use-text.tsx'
import { largeForm } from '../../../core/request/large-form.ts'
import { noStore } from '../../../core/request/no-store.ts'
import { SettingCard, SettingPage, settingPlace } from '../setting-page.tsx'
import { loadSetting } from '../setting.server.ts'
import type { Route } from './+types/picture.page.ts'
import { PictureForm } from './picture-form.tsx'
import { profileMessages } from './profile.messages.ts'

export const handle = { ...largeForm({ maxBytes: maxFormBytes }), ...settingPlace }
export const headers = noStore

const pictureForm: FormDefinition<ProfilePicture, Profile> = {
  write: accountCalls.setPicture,
  fields: [],
  file: { name: 'picture', maxBytes: maxPhotoBytes },
  findMore: findMissing,
  faultTexts: {
    'picture.required': profileMessages['picture.fault.missing'],
    'picture.too_large': profileMessages['picture.fault.size'],
    ...photoFaultTexts('picture'),
    picture: profileMessages['picture.fault'],
  },
}

function findMissing(form: FormData): Record<string, string> {
  const sent = form.get('picture')
  // A browser sends an empty file if none was chosen.
  return sent instanceof File && sent.size > 0 ? {} : { picture: 'required' }
}

const removePicture: FormDefinition<Partial<ProfileChanges>, Profile> = {
  write: accountCalls.changeMe,
  fields: [],
  addFields: () => ({ avatar: null }),
}

/** Where the profile form leads without scripts when the picture is rejected. */
export async function loader(args: Route.LoaderArgs) {
  const { avatar } = await memberContentOf(args).demand(accountCalls.getMe)
  return { ...loadSetting(args, 'picture.title', profileMessages), avatar }
}

/** With `?remove` in the URL: removes the picture. */
export function action(args: Route.ActionArgs) {
  const show = (outcome: string) => (me: Profile | undefined) => {
    if (me) changePerson(args.context, me)
    return `/account/profile?saved=${outcome}`
  }
  return args.url.searchParams.has('remove')
    ? handleForm(args, removePicture, show('removed'))
    : handleForm(args, pictureForm, show('picture'))
}

export const clientAction = keepInput

export default function PicturePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText<LoadedId<Route.ComponentProps>>()
  return (
    <SettingPage title={t('picture.title')}>
      <SettingCard>
        <PictureForm key={loaderData.avatar} picture={loaderData.avatar} answer={actionData} />
      </SettingCard>
    </SettingPage>
  )
}
