import { useFormFields } from '../../../blocks/form/form-context.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { CheckboxField } from '../../../ui/field/choice-field.tsx'
import type { LoginMessageId } from './login.messages.ts'

/** Ticked, until somebody has sent it without. */
export function RememberField() {
  const t = useText<LoginMessageId>()
  const { tick } = useFormFields()
  return (
    <CheckboxField
      {...tick('remember', true)}
      label={t('login.remember')}
      hint={t('login.remember.hint')}
    />
  )
}
