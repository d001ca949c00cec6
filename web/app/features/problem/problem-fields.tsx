import { leadLengths } from '@washhouse/contract/contact/lead-lengths'
import { FormChoice, FormText } from '../../core/blocks/form/form-fields.tsx'
import type { FormMessageId } from '../../core/blocks/form/form.messages.ts'
import { amountPattern } from '../../core/blocks/form/amount-pattern.ts'
import { EmailField, PhoneField } from '../../core/blocks/form/person-fields.tsx'
import { MessageField } from '../../core/blocks/lead-form/lead-fields.tsx'
import { useText } from '../../core/i18n/use-text.tsx'
import type { ProvinceChoices } from './branch-choice.ts'
import { BranchField } from './branch-field.tsx'
import { PhotoField } from './photo-field.tsx'
import type { ProblemMessageId } from './problem.messages.ts'

interface ProblemFieldsProps {
  provinces: readonly ProvinceChoices[]
  branch: number | null
  machine: string | null
}

const causes = [
  { value: 'machine_stopped', icon: 'washer' },
  { value: 'coin_not_returned', icon: 'coin' },
  { value: 'detergent', icon: 'detergent' },
  { value: 'other', icon: 'info' },
] as const

export function ProblemFields({ provinces, branch, machine }: ProblemFieldsProps) {
  const t = useText<ProblemMessageId | FormMessageId>()
  return (
    <>
      <div className="form__pair">
        <BranchField provinces={provinces} branch={branch} />
        <FormText
          name="machine"
          initial={machine ?? ''}
          label={t('problem.machine')}
          mark={t('form.optional')}
          hint={t('problem.machine.hint')}
          maxLength={leadLengths.machine}
          autoComplete="off"
          autoCapitalize="characters"
        />
      </div>
      <FormChoice
        name="cause"
        legend={t('problem.cause')}
        variant="cards"
        options={causes.map(({ value, icon }) => ({
          value,
          icon,
          label: t(`problem.cause.${value}`),
        }))}
        isRequired
        whenMissing={t('problem.fault.cause')}
      />
      <FormText
        name="amount"
        label={t('problem.amount')}
        mark={t('form.optional')}
        inputMode="decimal"
        pattern={amountPattern}
        maxLength={40}
        autoComplete="off"
        whenMalformed={t('problem.fault.amount')}
      />
      <MessageField label={t('problem.message')} hint={t('problem.message.hint')} />
      <fieldset className="problem-page__reach">
        <legend>{t('problem.reach')}</legend>
        <p className="field__hint">{t('problem.reach.hint')}</p>
        <div className="form__pair">
          <PhoneField />
          <EmailField />
        </div>
      </fieldset>
      <PhotoField />
    </>
  )
}
