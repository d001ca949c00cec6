import type { FormAnswer } from '../../../blocks/form/form-answer.ts'
import { CurrentPasswordField } from '../../../blocks/form/password-fields.tsx'
import { SubmitForm } from '../../../blocks/form/submit-form.tsx'
import { localePath } from '../../../i18n/language.ts'
import { useLanguage, useText } from '../../../i18n/use-text.tsx'
import { SettingCard } from '../settings/setting-page.tsx'
import type { SettingsMessageId } from '../settings/settings.messages.ts'
import type { AccountLineMessageId } from './account-line.messages.ts'

interface JoinLineProps {
  answer: FormAnswer | undefined
  /** LINE's own app failed to bring him back the last time. */
  isAgain: boolean
}

export function JoinLine({ answer, isAgain }: JoinLineProps) {
  const t = useText<AccountLineMessageId | SettingsMessageId>()
  const path = localePath(useLanguage(), '/account/line')
  return (
    <SettingCard>
      <p>{t('accountLine.hint')}</p>
      <SubmitForm
        action={isAgain ? `${path}?again` : path}
        answer={answer}
        submitLabel={t('accountLine.join')}
      >
        <CurrentPasswordField name="currentPassword" label={t('settings.currentPassword')} />
      </SubmitForm>
    </SettingCard>
  )
}
