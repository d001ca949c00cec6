import { accountCalls } from '@washhouse/contract/account/account.calls'
import type { Profile, ProfileChanges } from '@washhouse/contract/account/account.contract'
import { personLengths } from '@washhouse/contract/person/person-lengths'
import { webboardCalls } from '@washhouse/contract/webboard/webboard.calls'
import { useMemo } from 'react'
import { Link } from 'react-router'
import type { FormDefinition } from '../../../core/blocks/form/form-definition.ts'
import { FormCheckbox, FormChoice, FormTextArea } from '../../../core/blocks/form/form-fields.tsx'
import { handleForm } from '../../../core/blocks/form/handle-form.server.ts'
import { keepInput } from '../../../core/blocks/form/keep-input.ts'
import { knownPerson } from '../../../core/blocks/form/known-person.ts'
import { NameFields, PhoneField } from '../../../core/blocks/form/person-fields.tsx'
import { personMessages } from '../../../core/blocks/form/person.messages.ts'
import { SubmitForm } from '../../../core/blocks/form/submit-form.tsx'
import { changePerson } from '../../../core/content/session/change-session.server.ts'
import { memberContentOf } from '../../../core/content/session/member-content.server.ts'
import { localePath } from '../../../core/i18n/language.ts'
import type { LoadedId } from '../../../core/i18n/messages.ts'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import { noStore } from '../../../core/request/no-store.ts'
import { AccountDone } from '../account-done.tsx'
import { SettingCard, SettingPage, settingPlace } from '../setting-page.tsx'
import { loadSetting } from '../setting.server.ts'
import type { Route } from './+types/profile.page.ts'
import { hiddenNameMessages } from './hidden-name.messages.ts'
import { HiddenName } from './hidden-name.tsx'
import { PictureForm } from './picture-form.tsx'
import { profileMessages } from './profile.messages.ts'

export const handle = settingPlace
export const headers = noStore

const profileForm: FormDefinition<Partial<ProfileChanges>, Profile> = {
  write: accountCalls.changeMe,
  fields: ['firstName', 'lastName', 'phone', 'location', 'language'],
  ownFields: ['isOfAge'],
  addFields: (form) => (form.get('isOfAge') ? { ageDeclaration: 'of_age' } : {}),
}

const outcomes = {
  profile: 'profile.saved',
  picture: 'picture.saved',
  removed: 'picture.removed',
} as const

export async function loader(args: Route.LoaderArgs) {
  const member = memberContentOf(args)
  const [me, author] = await Promise.all([
    member.demand(accountCalls.getMe),
    member.settle(webboardCalls.getOwnAuthor),
  ])
  const saved = args.url.searchParams.get('saved')
  return {
    ...loadSetting(args, 'profile.title', personMessages, hiddenNameMessages, profileMessages),
    me,
    nameFault: author.kind === 'ok' ? author.value.nameFault : null,
    done: Object.entries(outcomes).find(([outcome]) => outcome === saved)?.[1] ?? null,
  }
}

export function action(args: Route.ActionArgs) {
  return handleForm(args, profileForm, (me) => {
    if (me) changePerson(args.context, me)
    return '/account/profile?saved=profile'
  })
}

export const clientAction = keepInput

export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const { me, nameFault, done } = loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  const language = useLanguage()
  const initial = useMemo(
    () => ({ ...knownPerson(me), location: me.location ?? '', language: me.language }),
    [me],
  )
  return (
    <SettingPage title={t('profile.title')} lead={t('profile.lead')}>
      {done && !actionData && <AccountDone>{t(done)}</AccountDone>}
      <SettingCard title={t('picture.title')}>
        <PictureForm key={me.avatar} picture={me.avatar} />
      </SettingCard>
      <SettingCard title={t('profile.person')}>
        <HiddenName fault={nameFault}>
          <Link to={localePath(language, '/account/webboard')}>{t('hiddenName.nickname')}</Link>
        </HiddenName>
        <SubmitForm
          action="/account/profile"
          answer={actionData}
          initial={initial}
          submitLabel={t('settings.save')}
        >
          <NameFields lastName="required" />
          <PhoneField isRequired />
          <FormTextArea
            name="location"
            label={t('profile.location')}
            mark={t('form.optional')}
            hint={t('profile.location.hint')}
            autoComplete="street-address"
            rows={3}
            maxLength={personLengths.location}
          />
          <FormChoice
            name="language"
            legend={t('profile.language')}
            options={[
              { value: 'th', label: t('profile.language.th') },
              { value: 'en', label: t('profile.language.en') },
            ]}
          />
          {me.ageDeclaration === 'guardian_agrees' && (
            <FormCheckbox
              name="isOfAge"
              label={t('profile.ofAge')}
              hint={t('profile.ofAge.hint')}
            />
          )}
          <p>
            <Link to={localePath(language, '/account/mail')}>{t('profile.mail')}</Link>
          </p>
        </SubmitForm>
      </SettingCard>
    </SettingPage>
  )
}
