import { personLengths } from '@washhouse/contract/person/person-lengths'
import { useText } from '../../i18n/use-text.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { useFormFields } from './form-context.ts'
import type { FormMessageId } from './form.messages.ts'
import type { PersonMessageId } from './person.messages.ts'

interface Needed {
  /** Left out: the field is marked as optional. */
  isRequired?: boolean
}

interface NameFieldsProps {
  lastName: 'required' | 'optional'
}

export function NameFields({ lastName }: NameFieldsProps) {
  const t = useText<FormMessageId | PersonMessageId>()
  const { field } = useFormFields()
  const isRequired = lastName === 'required'
  return (
    <div className="form__pair">
      <TextField
        {...field('firstName')}
        label={t('form.firstName')}
        autoComplete="given-name"
        maxLength={personLengths.name}
        required
        whenMissing={t('fault.firstName.required')}
      />
      <TextField
        {...field('lastName')}
        label={t('form.lastName')}
        mark={isRequired ? undefined : t('form.optional')}
        autoComplete="family-name"
        maxLength={personLengths.name}
        required={isRequired}
        whenMissing={t('fault.lastName.required')}
      />
    </div>
  )
}

interface EmailFieldProps extends Needed {
  label?: string
  /** username: the address that an account is known by. */
  autoComplete?: 'email' | 'username'
}

export function EmailField({ isRequired = false, label, autoComplete = 'email' }: EmailFieldProps) {
  const t = useText<FormMessageId | PersonMessageId>()
  const { field } = useFormFields()
  return (
    <TextField
      {...field('email')}
      type="email"
      label={label ?? t('form.email')}
      autoComplete={autoComplete}
      maxLength={personLengths.email}
      required={isRequired}
      whenMissing={t('fault.email.required')}
      whenMalformed={t('fault.email')}
    />
  )
}

interface PhoneFieldProps extends Needed {
  /** dialled: also as it stands on a card, with a plus, spaces and dashes; see `tidyPhone`. */
  variant?: 'digits' | 'dialled'
}

export function PhoneField({ isRequired = false, variant = 'digits' }: PhoneFieldProps) {
  const t = useText<FormMessageId | PersonMessageId>()
  const { field } = useFormFields()
  return (
    <TextField
      {...field('phone')}
      type="tel"
      label={t('form.phone')}
      hint={variant === 'digits' ? t('form.phone.hint') : t('form.phone.dialled')}
      autoComplete="tel"
      inputMode={variant === 'digits' ? 'numeric' : 'tel'}
      maxLength={40}
      // Outer spaces are dropped and Thai digits read before anything is judged.
      pattern={variant === 'digits' ? '\\s*[0-9๐-๙]*\\s*' : '[\\s0-9๐-๙+\\(\\).\\-–]*'}
      required={isRequired}
      whenMissing={t('fault.phone.required')}
      whenMalformed={t('fault.phone.digits')}
    />
  )
}
