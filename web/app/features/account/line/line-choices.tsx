import type { OwnLineChoices } from '@washhouse/contract/line/line.contract'
import { useMemo } from 'react'
import type { FormAnswer } from '../../../blocks/form/form-answer.ts'
import { useFormFields } from '../../../blocks/form/form-context.ts'
import { SubmitForm } from '../../../blocks/form/submit-form.tsx'
import { localePath } from '../../../i18n/language.ts'
import { useLanguage, useText } from '../../../i18n/use-text.tsx'
import { CheckboxField } from '../../../ui/field/choice-field.tsx'
import { SettingCard } from '../settings/setting-page.tsx'
import type { SettingsMessageId } from '../settings/settings.messages.ts'
import type { AccountLineMessageId } from './account-line.messages.ts'

interface LineChoicesProps {
  choices: OwnLineChoices
  answer: FormAnswer | undefined
}

/** What a member who has joined LINE is told there. */
export function LineChoices({ choices, answer }: LineChoicesProps) {
  const t = useText<AccountLineMessageId | SettingsMessageId>()
  const { reports, branches } = choices
  const initial = useMemo(
    () => ({ reports: reports ? 'on' : '', branches: branches ? 'on' : '' }),
    [reports, branches],
  )
  return (
    <SettingCard title={t('accountLine.choices')}>
      <SubmitForm
        action={localePath(useLanguage(), '/account/line?choices')}
        answer={answer}
        initial={initial}
        submitLabel={t('settings.save')}
      >
        <ChoiceFields />
      </SubmitForm>
    </SettingCard>
  )
}

function ChoiceFields() {
  const t = useText<AccountLineMessageId>()
  const { tick } = useFormFields()
  return (
    <>
      <p>{t('accountLine.choices.hint')}</p>
      <CheckboxField {...tick('reports')} label={t('accountLine.choices.reports')} />
      <CheckboxField {...tick('branches')} label={t('accountLine.choices.branches')} />
    </>
  )
}
