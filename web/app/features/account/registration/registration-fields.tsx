import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { personLengths } from '@washhouse/contract/person/person-lengths'
import { useFormFields } from '../../../blocks/form/form-context.ts'
import type { FormMessageId } from '../../../blocks/form/form.messages.ts'
import { EmailField, NameFields, PhoneField } from '../../../blocks/form/person-fields.tsx'
import { useLanguage, useText } from '../../../i18n/use-text.tsx'
import { CheckboxField, ChoiceGroup } from '../../../ui/field/choice-field.tsx'
import { TextAreaField } from '../../../ui/field/field.tsx'
import { doorPath } from '../sign-in/door-path.ts'
import type { RegistrationMessageId } from './registration.messages.ts'

interface RegistrationFieldsProps {
  next: string | null
  /** Its fields; null for whoever registers without one. */
  password: ReactNode
}

/** The spec's seven inputs, and what is asked besides. */
export function RegistrationFields({ next, password }: RegistrationFieldsProps) {
  const t = useText<RegistrationMessageId | FormMessageId>()
  const { field, tick, choice, wrong } = useFormFields()
  return (
    <>
      <NameFields lastName="required" />
      <PhoneField isRequired />
      <TextAreaField
        {...field('location')}
        label={t('register.location')}
        mark={t('form.optional')}
        hint={t('register.location.hint')}
        autoComplete="street-address"
        rows={2}
        maxLength={personLengths.location}
      />
      <EmailField isRequired />
      {wrong('email') === 'unique' && <TakenLinks next={next} />}
      {password}
      <ChoiceGroup
        {...choice('ageDeclaration')}
        legend={t('register.age')}
        kind="one"
        options={[
          { value: 'of_age', label: t('register.age.ofAge') },
          { value: 'guardian_agrees', label: t('register.age.guardian') },
        ]}
        isRequired
        whenMissing={t('register.age.missing')}
      />
      <CheckboxField
        {...tick('wantsNews')}
        label={t('register.news')}
        hint={t('register.news.hint')}
      />
    </>
  )
}

/** Whoever has an account goes in by it. */
function TakenLinks({ next }: { next: string | null }) {
  const t = useText<RegistrationMessageId>()
  const language = useLanguage()
  return (
    <p className="register__taken">
      <Link to={doorPath(language, '/login', { next })}>{t('register.taken.signIn')}</Link>
      <Link to={doorPath(language, '/forgot-password', { next })}>
        {t('register.taken.forgot')}
      </Link>
    </p>
  )
}
