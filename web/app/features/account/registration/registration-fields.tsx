import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { personLengths } from '@washhouse/contract/person/person-lengths'
import { useFormFields } from '../../../core/blocks/form/form-context.ts'
import { FormCheckbox, FormChoice, FormTextArea } from '../../../core/blocks/form/form-fields.tsx'
import type { FormMessageId } from '../../../core/blocks/form/form.messages.ts'
import { EmailField, NameFields, PhoneField } from '../../../core/blocks/form/person-fields.tsx'
import { localePath } from '../../../core/i18n/language.ts'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import { authPath } from '../auth-path.ts'
import './register.css'
import type { RegistrationMessageId } from './registration.messages.ts'

interface RegistrationFieldsProps {
  next: string | null
  /** The password fields; null for a registration without a password. */
  password: ReactNode
}

/** The spec's seven inputs and the additional ones. */
export function RegistrationFields({ next, password }: RegistrationFieldsProps) {
  const t = useText<RegistrationMessageId | FormMessageId>()
  const { wrong } = useFormFields()
  return (
    <>
      <NameFields lastName="required" />
      <PhoneField isRequired />
      <FormTextArea
        name="location"
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
      <FormChoice
        name="ageDeclaration"
        legend={t('register.age')}
        options={[
          { value: 'of_age', label: t('register.age.ofAge') },
          { value: 'guardian_agrees', label: t('register.age.guardian') },
        ]}
        isRequired
        whenMissing={t('register.age.missing')}
      />
      <FormCheckbox name="wantsNews" label={t('register.news')} hint={t('register.news.hint')} />
      <RegistrationNotice />
    </>
  )
}

/** For visitors who already have an account. */
function TakenLinks({ next }: { next: string | null }) {
  const t = useText<RegistrationMessageId>()
  const language = useLanguage()
  return (
    <p className="register__taken">
      <Link to={authPath(language, '/login', { next })}>{t('register.taken.signIn')}</Link>
      <Link to={authPath(language, '/forgot-password', { next })}>
        {t('register.taken.forgot')}
      </Link>
    </p>
  )
}

/** What happens with the data, and the terms that the visitor accepts. */
function RegistrationNotice() {
  const t = useText<RegistrationMessageId>()
  const language = useLanguage()
  return (
    <div className="register__notice">
      <p>{t('register.own')}</p>
      <p>{t('register.notice')}</p>
      <p>
        {t('register.terms')}{' '}
        <Link to={localePath(language, '/termsOfService')} target="_blank">
          {t('register.terms.read')}
        </Link>
        {'\u00A0· '}
        <Link to={localePath(language, '/pagePolicy')} target="_blank">
          {t('register.policy')}
        </Link>
      </p>
    </div>
  )
}
