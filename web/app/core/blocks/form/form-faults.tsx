import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.tsx'
import { useSite } from '../../content/use-site.ts'
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx'
import type { FieldFault } from '../../ui/field/find-faults.ts'
import { QuickContactLinks } from '../contact-link/quick-contact-links.tsx'
import { fieldIdOf } from './form-context.ts'
import type { FormAnswer } from './form-answer.ts'
import type { FormMessageId } from './form.messages.ts'

interface FormFaultsProps {
  formId: string
  /** Errors found in the browser before sending; they replace those of the response. */
  found: readonly FieldFault[] | null
  answer: FormAnswer | undefined
  /** Whether it is stored once, however often it is sent. */
  isStoredOnce: boolean
  /** What the visitor can do about a refusal. */
  help: ReactNode
}

/** The errors of a form, above it. */
export function FormFaults({ formId, found, answer, isStoredOnce, help }: FormFaultsProps) {
  const t = useText<FormMessageId>()
  const settings = useSite()?.settings
  const refused = found === null && answer?.kind === 'refused' ? answer : null
  const faults = found ?? refused?.faults
  const labels: Record<string, string> = { phone: t('form.phone'), email: t('form.email') }
  if (faults) {
    return (
      <ErrorSummary
        title={refused?.reason ?? t('form.summary', { count: faults.length })}
        faults={faults.map(({ name, text }) => ({
          fieldId: fieldIdOf(formId, name),
          text: named(text, labels[name]),
        }))}
        occasion={faults}
      >
        {refused?.hadFile && <p className="form__file-again">{t('form.fileAgain')}</p>}
        {refused && help}
      </ErrorSummary>
    )
  }
  if (answer?.kind !== 'failed') return null
  const hint =
    answer.reason === 'away'
      ? t(isStoredOnce ? 'form.away.once' : 'form.away.hint')
      : answer.wait === undefined
        ? t('form.busy.hint')
        : t('form.busy.wait', { wait: answer.wait })
  return (
    <ErrorSummary title={t(`form.${answer.reason}.title`)} faults={[]} occasion={answer}>
      <p>{hint}</p>
      {answer.hadFile && <p className="form__file-again">{t('form.fileAgain')}</p>}
      {/* Always offers help when a form cannot be sent. */}
      <QuickContactLinks settings={settings} text={t('form.failed.reach')} />
    </ErrorSummary>
  )
}

/** Adds the label, because an error such as 'Numbers only' is unclear away from its field. */
function named(text: string, label: string | undefined): string {
  if (!label || text.toLowerCase().includes(label.toLowerCase())) return text
  return `${label}: ${text}`
}
