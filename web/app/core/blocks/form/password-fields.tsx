import { passwordLengths } from '@washhouse/contract/account/password-lengths'
import { useState } from 'react'
import { useText } from '../../i18n/use-text.tsx'
import { PasswordField } from '../../ui/password-field/password-field.tsx'
import { useFormFields } from './form-context.ts'
import { findPasswordFaults, passwordLength } from './password-rule.ts'
import type { PasswordMessageId } from './password.messages.ts'

function usePasswordTexts() {
  const t = useText<PasswordMessageId>()
  return {
    show: t('password.show'),
    hide: t('password.hide'),
    thaiKeyboard: t('password.thaiKeyboard'),
    capsLock: t('password.capsLock'),
  }
}

interface CurrentPasswordFieldProps {
  name: 'password' | 'currentPassword'
  label?: string
}

/** The account's current password. */
export function CurrentPasswordField({ name, label }: CurrentPasswordFieldProps) {
  const t = useText<PasswordMessageId>()
  const { file: share } = useFormFields()
  return (
    <PasswordField
      {...share(name)}
      texts={usePasswordTexts()}
      label={label ?? t('password.label')}
      autoComplete="current-password"
      required
      whenMissing={t('fault.password.required')}
    />
  )
}

interface NewPasswordFieldsProps {
  label?: string
}

/** A new password and its repetition; its length is counted during input. */
export function NewPasswordFields({ label }: NewPasswordFieldsProps) {
  const t = useText<PasswordMessageId>()
  const { file: share } = useFormFields()
  const [length, setLength] = useState(0)
  const missing = passwordLengths.least - length
  const count = missing > 0 ? t('password.missing', { count: missing }) : t('password.enough')
  return (
    <div className="form__pair">
      <PasswordField
        {...share('password')}
        texts={usePasswordTexts()}
        label={label ?? t('password.new')}
        hint={length === 0 ? t('password.hint') : count}
        autoComplete="new-password"
        required
        whenMissing={t('fault.password.required')}
        onTyped={(typed) => setLength(passwordLength(typed))}
      />
      <PasswordField
        {...share('confirmPassword')}
        texts={usePasswordTexts()}
        label={t('password.confirm')}
        autoComplete="new-password"
        required
        whenMissing={t('fault.confirmPassword.required')}
      />
    </div>
  )
}

/** For `findMore` of a form with `NewPasswordFields`: their errors as text. */
export function useNewPasswordFaults(): (form: FormData) => Record<string, string> {
  const t = useText<PasswordMessageId>()
  const texts: Record<string, string> = {
    'password.min_length': t('fault.password.min_length', { min: passwordLengths.least }),
    'password.max_length': t('fault.password.max_length', { max: passwordLengths.most }),
    'confirmPassword.required': t('fault.confirmPassword.required'),
    'confirmPassword.differs': t('fault.confirmPassword.differs'),
  }
  return (form) =>
    Object.fromEntries(
      Object.entries(findPasswordFaults(form)).map(([name, wrong]) => [
        name,
        texts[`${name}.${wrong}`] ?? '',
      ]),
    )
}
