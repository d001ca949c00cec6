import type { MailChoices } from '@washhouse/contract/mailing/mailing.contract'
import { useMemo } from 'react'
import { Link } from 'react-router'
import type { FormAnswer } from '../../../blocks/form/form-answer.ts'
import { useFormFields } from '../../../blocks/form/form-context.ts'
import { SubmitForm } from '../../../blocks/form/submit-form.tsx'
import { localePath } from '../../../i18n/language.ts'
import { useLanguage, useText } from '../../../i18n/use-text.tsx'
import { CheckboxField, ChoiceGroup } from '../../../ui/field/choice-field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { HiddenField } from '../hidden-field.tsx'
import type { SettingsMessageId } from '../settings/settings.messages.ts'
import type { MailChoicesMessageId } from './mail-choices.messages.ts'

interface MailChoicesFormProps {
  choices: MailChoices
  /** He said so himself; marketing is not sent to him. */
  isMinor: boolean
  answer: FormAnswer | undefined
}

/** What a member is mailed beside what his account needs. */
export function MailChoicesForm({ choices, isMinor, answer }: MailChoicesFormProps) {
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
      <Choices isMinor={isMinor} />
    </SubmitForm>
  )
}

function Choices({ isMinor }: { isMinor: boolean }) {
  const t = useText<MailChoicesMessageId>()
  const { tick } = useFormFields()
  return (
    <>
      {isMinor ? <NoDigest /> : <DigestChoice />}
      <CheckboxField
        {...tick('bundle')}
        label={t('mailChoices.bundle')}
        hint={t('mailChoices.bundle.hint')}
      />
      <p>{t('mailChoices.always')}</p>
    </>
  )
}

function DigestChoice() {
  const t = useText<MailChoicesMessageId>()
  const { choice } = useFormFields()
  return (
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
  )
}

/** Why there is none to choose. */
function NoDigest() {
  const t = useText<MailChoicesMessageId>()
  const language = useLanguage()
  return (
    <Notice>
      <p>{t('mailChoices.minor')}</p>
      <Link to={localePath(language, '/account/profile')}>{t('mailChoices.minor.profile')}</Link>
      <HiddenField name="digest" value="none" />
    </Notice>
  )
}
