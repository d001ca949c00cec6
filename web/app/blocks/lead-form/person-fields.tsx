import { leadLengths } from '@washhouse/contract/contact/lead-lengths'
import { Link } from 'react-router'
import { localePath } from '../../i18n/language.ts'
import { useLanguage, useText } from '../../i18n/use-text.tsx'
import { CheckboxField } from '../../ui/field/choice-field.tsx'
import { TextAreaField, TextField } from '../../ui/field/field.tsx'
import { useLeadFields } from './lead-context.ts'
import type { LeadFormMessageId } from './lead-form.messages.ts'

interface Needed {
  /** Left out: the field is marked as optional. */
  isRequired?: boolean
}

interface NameFieldsProps {
  lastName: 'required' | 'optional'
}

export function NameFields({ lastName }: NameFieldsProps) {
  const t = useText<LeadFormMessageId>()
  const { field } = useLeadFields()
  const isRequired = lastName === 'required'
  return (
    <div className="lead-form__pair">
      <TextField
        {...field('firstName')}
        label={t('lead.firstName')}
        autoComplete="given-name"
        maxLength={leadLengths.name}
        required
        whenMissing={t('lead.fault.firstNameRequired')}
      />
      <TextField
        {...field('lastName')}
        label={t('lead.lastName')}
        mark={isRequired ? undefined : t('lead.optional')}
        autoComplete="family-name"
        maxLength={leadLengths.name}
        required={isRequired}
        whenMissing={t('lead.fault.lastNameRequired')}
      />
    </div>
  )
}

export function EmailField({ isRequired = false }: Needed) {
  const t = useText<LeadFormMessageId>()
  const { field } = useLeadFields()
  return (
    <TextField
      {...field('email')}
      type="email"
      label={t('lead.email')}
      autoComplete="email"
      maxLength={leadLengths.email}
      required={isRequired}
      whenMissing={t('lead.fault.emailRequired')}
      whenMalformed={t('lead.fault.emailFormat')}
    />
  )
}

export function PhoneField({ isRequired = false }: Needed) {
  const t = useText<LeadFormMessageId>()
  const { field } = useLeadFields()
  return (
    <TextField
      {...field('phone')}
      type="tel"
      label={t('lead.phone')}
      hint={t('lead.phone.hint')}
      autoComplete="tel-national"
      inputMode="numeric"
      maxLength={40}
      // Outer spaces are dropped and Thai digits read before anything is judged.
      pattern="\s*[0-9๐-๙]*\s*"
      required={isRequired}
      whenMissing={t('lead.fault.phoneRequired')}
      whenMalformed={t('lead.fault.phoneDigits')}
    />
  )
}

interface MessageFieldProps extends Needed {
  label?: string
  hint?: string
}

export function MessageField({ isRequired = false, label, hint }: MessageFieldProps) {
  const t = useText<LeadFormMessageId>()
  const { field } = useLeadFields()
  return (
    <TextAreaField
      {...field('message')}
      label={label ?? t('lead.message')}
      mark={isRequired ? undefined : t('lead.optional')}
      hint={hint}
      maxLength={leadLengths.message}
      required={isRequired}
      whenMissing={t('lead.fault.messageRequired')}
    />
  )
}

/** May the brand use what was written to answer? Without a yes it must not. */
export function ConsentField() {
  const t = useText<LeadFormMessageId>()
  const language = useLanguage()
  const { tick } = useLeadFields()
  return (
    <CheckboxField
      {...tick('consent')}
      label={
        <>
          {t('lead.consent')}{' '}
          <Link to={localePath(language, '/pagePolicy')} target="_blank">
            {t('lead.consent.policy')}
          </Link>
        </>
      }
      required
      whenMissing={t('lead.fault.consentRequired')}
    />
  )
}
