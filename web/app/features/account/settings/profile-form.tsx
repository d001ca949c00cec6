import type { Profile } from '@washhouse/contract/account/account.contract'
import { personLengths } from '@washhouse/contract/person/person-lengths'
import { useMemo } from 'react'
import { Link } from 'react-router'
import type { FormAnswer } from '../../../blocks/form/form-answer.ts'
import { useFormFields } from '../../../blocks/form/form-context.ts'
import type { FormMessageId } from '../../../blocks/form/form.messages.ts'
import { knownPerson } from '../../../blocks/form/known-person.ts'
import { NameFields, PhoneField } from '../../../blocks/form/person-fields.tsx'
import { SubmitForm } from '../../../blocks/form/submit-form.tsx'
import { localePath } from '../../../i18n/language.ts'
import { useLanguage, useText } from '../../../i18n/use-text.tsx'
import { CheckboxField, ChoiceGroup } from '../../../ui/field/choice-field.tsx'
import { TextAreaField } from '../../../ui/field/field.tsx'
import type { ProfileMessageId } from './profile.messages.ts'
import type { SettingsMessageId } from './settings.messages.ts'

interface ProfileFormProps {
  me: Profile
  answer: FormAnswer | undefined
}

/** Who a member is, and where he is reached. */
export function ProfileForm({ me, answer }: ProfileFormProps) {
  const t = useText<SettingsMessageId>()
  const language = useLanguage()
  const initial = useMemo(
    () => ({
      ...knownPerson(me),
      location: me.location ?? '',
      language: me.language,
    }),
    [me],
  )
  return (
    <SubmitForm
      action={localePath(language, '/account/profile')}
      answer={answer}
      initial={initial}
      submitLabel={t('settings.save')}
    >
      <ProfileFields isMinor={me.ageDeclaration === 'guardian_agrees'} />
    </SubmitForm>
  )
}

function ProfileFields({ isMinor }: { isMinor: boolean }) {
  const t = useText<ProfileMessageId | FormMessageId>()
  const language = useLanguage()
  const { field, choice, tick } = useFormFields()
  return (
    <>
      <NameFields lastName="required" />
      <PhoneField isRequired />
      <TextAreaField
        {...field('location')}
        label={t('profile.location')}
        mark={t('form.optional')}
        hint={t('profile.location.hint')}
        autoComplete="street-address"
        rows={3}
        maxLength={personLengths.location}
      />
      <ChoiceGroup
        {...choice('language')}
        legend={t('profile.language')}
        kind="one"
        options={[
          { value: 'th', label: t('profile.language.th') },
          { value: 'en', label: t('profile.language.en') },
        ]}
      />
      {isMinor && (
        <CheckboxField
          {...tick('isOfAge')}
          label={t('profile.ofAge')}
          hint={t('profile.ofAge.hint')}
        />
      )}
      <p>
        <Link to={localePath(language, '/account/mail')}>{t('profile.mail')}</Link>
      </p>
    </>
  )
}
