import type { FormEvent } from 'react'
import { localePath } from '../../core/i18n/language.ts'
import { Button } from '../../core/ui/button/button.tsx'
import { SelectField, TextField } from '../../core/ui/field/field.tsx'
import {
  estimateFields,
  estimateParameters,
  type Estimate,
  type EstimateDefaults,
  type EstimateEntries,
  type PricedPackage,
} from './estimate-entries.ts'
import { resultId } from './payback-result.tsx'
import { useInvestorText } from './use-investor-text.ts'

interface PaybackFormProps {
  packages: readonly PricedPackage[]
  defaults: EstimateDefaults
  estimate: Estimate
  asked: EstimateEntries
  onChange: (entries: EstimateEntries) => void
}

/** The assumptions. A plain GET form that leads to the estimate on the same page. */
export function PaybackForm({ packages, defaults, estimate, asked, onChange }: PaybackFormProps) {
  const { t, language, number, baht, sizeName } = useInvestorText()

  function read({ currentTarget }: FormEvent<HTMLFormElement>) {
    const form = new FormData(currentTarget)
    const typed = estimateParameters.map((name) => {
      const value = form.get(name)
      return [name, typeof value === 'string' ? value : ''] as const
    })
    onChange(Object.fromEntries(typed))
  }

  return (
    <form
      className="payback__form"
      method="get"
      action={`${localePath(language, '/investor')}#estimate`}
      aria-label={t('investor.estimate.form')}
      // Each field shows its own error in the page's language.
      noValidate
      onInput={read}
      onSubmit={(event) => {
        event.preventDefault()
        read(event)
        document.getElementById(resultId)?.focus()
      }}
    >
      <SelectField
        label={t('investor.estimate.package')}
        name="packageId"
        defaultValue={estimate.chosen.id}
        options={packages.map(({ id, size, investment }) => ({
          value: String(id),
          label: `${sizeName(size)} · ${baht(investment)}`,
        }))}
      />
      {estimateFields.map(({ name, most }) => (
        <TextField
          key={name}
          label={t(`investor.estimate.${name}`)}
          mark={t(`investor.unit.${name}`)}
          hint={
            name === 'furtherInvestment' ? t('investor.estimate.furtherInvestment.hint') : undefined
          }
          error={
            estimate.faults.includes(name)
              ? t('investor.estimate.fault', { most: number(most), ours: number(defaults[name]) })
              : undefined
          }
          name={name}
          defaultValue={asked[name] || defaults[name]}
          placeholder={String(defaults[name])}
          inputMode="decimal"
        />
      ))}
      <Button type="submit" variant="secondary">
        {t('investor.estimate.submit')}
      </Button>
    </form>
  )
}
