import type { MailChoices } from '@washhouse/contract/mailing/mailing.contract'
import { useMemo } from 'react'
import type { FormAnswer } from '../../../blocks/form/form-answer.ts'
import { useFormFields } from '../../../blocks/form/form-context.ts'
import { SubmitForm } from '../../../blocks/form/submit-form.tsx'
import { localePath } from '../../../i18n/language.ts'
import { useLanguage, useText } from '../../../i18n/use-text.tsx'
import { CheckboxField, ChoiceGroup } from '../../../ui/field/choice-field.tsx'
import type { SettingsMessageId } from '../settings/settings.messages.ts'
import type { MailChoicesMessageId } from './mail-choices.messages.ts'

interface MailChoicesFormProps {
  choices: MailChoices
  answer: FormAnswer | undefined
}

/** What a member is mailed beside what his account needs. */
export function MailChoicesForm({ choices, answer }: MailChoicesFormProps) {
  const t = useText<SettingsMessageId>()
  const language = useLanguage()
  const { digest, bundle } = choices
  const initial = useMemo(() => ({ digest, bundle: bundle ? 'on' : '' }), [digest, bundle])
  return (
    <SubmitForm
      action={localePath(language, '/account/mail')}
      answer={answer}
      initial={initial}
      submitLabel={t('settings.save')}
    >
      <Choices />
    </SubmitForm>
  )
}

function Choices() {
  const t = useText<MailChoicesMessageId>()
  const { choice, tick } = useFormFields()
  return (
    <>
      <ChoiceGroup
        {...choice('digest')}
        legend={t('mailChoices.digest')}
        hint={t('mailChoices.digest.hint')}
        kind="one"
        options={[
          { value: 'weekly', label: t('mailChoices.digest.weekly') },
          { value: 'none', label: t('mailChoices.digest.none') },
        ]}
      />
      <CheckboxField
        {...tick('bundle')}
        label={t('mailChoices.bundle')}
        hint={t('mailChoices.bundle.hint')}
      />
      <p>{t('mailChoices.always')}</p>
    </>
  )
}
