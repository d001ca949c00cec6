import { personLengths } from '@washhouse/contract/person/person-lengths'
import { useText } from '../../i18n/use-text.tsx'
import { FormText } from './form-fields.tsx'
import type { FormMessageId } from './form.messages.ts'
import type { PersonMessageId } from './person.messages.ts'

interface Needed {
  /** If omitted, the field is marked as optional. */
  isRequired?: boolean
}

interface NameFieldsProps {
  lastName: 'required' | 'optional'
}

export function NameFields({ lastName }: NameFieldsProps) {
  const t = useText<FormMessageId | PersonMessageId>()
  const isRequired = lastName === 'required'
  return (
    <div className="form__pair">
      <FormText
        name="firstName"
        label={t('form.firstName')}
        autoComplete="given-name"
        maxLength={personLengths.name}
        required
        whenMissing={t('fault.firstName.required')}
      />
      <FormText
        name="lastName"
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
  hint?: string
  /** username: the address that identifies an account. */
  autoComplete?: 'email' | 'username'
}

export function EmailField({
  isRequired = false,
  label,
  hint,
  autoComplete = 'email',
}: EmailFieldProps) {
  const t = useText<FormMessageId | PersonMessageId>()
  return (
    <FormText
      name="email"
      // Some browsers refuse Thai domains in a field of type email.
      type="text"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      pattern="[^@]+@[^\s@]+[\s\p{Cf}]*"
      label={label ?? t('form.email')}
      hint={hint}
      autoComplete={autoComplete}
      maxLength={personLengths.email}
      required={isRequired}
      whenMissing={t('fault.email.required')}
      whenMalformed={t('fault.email')}
    />
  )
}

interface PhoneFieldProps extends Needed {
  /** digits: without words or an extension (spec §5). */
  variant?: 'digits' | 'dialled'
}

/** Characters that `parsePhone` drops are allowed, also invisible ones. */
const marks = '\\s\\p{Cf}+＋\\(\\)\\[\\]\\.\\p{Pd}\\u2212'
const number = `[${marks}\\p{Nd}]*`
const word = '(?:\\s*(?:[tT][eE][lL]|โทร(?:ศัพท์)?)[\\s.:]*)?'
const extension =
  '(?:(?:;ext=|ต่อ|กด|[eE][xX][tT](?:ension)?|[xX]|#|,)[\\s.:]*\\p{Nd}{1,6}[\\s\\p{Cf}]*)?'

export function PhoneField({ isRequired = false, variant = 'dialled' }: PhoneFieldProps) {
  const t = useText<FormMessageId | PersonMessageId>()
  return (
    <FormText
      name="phone"
      type="tel"
      label={t('form.phone')}
      hint={t('form.phone.hint')}
      autoComplete="tel"
      inputMode="tel"
      maxLength={40}
      pattern={variant === 'digits' ? number : word + number + extension}
      required={isRequired}
      whenMissing={t('fault.phone.required')}
      whenMalformed={t('fault.phone.digits')}
    />
  )
}
