import { useText } from '../../i18n/use-text.tsx'
import { useSite } from '../../content/use-site.ts'
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx'
import type { FieldFault } from '../../ui/field/find-faults.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { ContactLink } from '../contact-link/contact-link.tsx'
import { quickContacts, quickLabels } from '../contact-link/quick-contacts.ts'
import type { BlockMessageId } from '../blocks.messages.ts'
import { leadFieldId } from './lead-context.ts'
import type { LeadAnswer } from './lead-answer.ts'
import type { LeadFormMessageId } from './lead-form.messages.ts'

interface LeadFaultsProps {
  /** Found in the browser, before anything was sent; goes before the answer. */
  found: readonly FieldFault[] | null
  answer: LeadAnswer | undefined
}

/** What keeps a form from being sent, above it. */
export function LeadFaults({ found, answer }: LeadFaultsProps) {
  const t = useText<LeadFormMessageId>()
  const faults = found ?? (answer?.kind === 'refused' ? answer.faults : null)
  if (faults) {
    const isFileLost = !found && answer?.kind === 'refused' && answer.hadFile
    return (
      <ErrorSummary
        title={t('lead.summary', { count: faults.length })}
        faults={faults.map(({ name, text }) => ({ fieldId: leadFieldId(name), text }))}
        occasion={faults}
      >
        {isFileLost && <p className="lead-form__file-again">{t('lead.fileAgain')}</p>}
      </ErrorSummary>
    )
  }
  if (answer?.kind !== 'failed') return null
  return (
    <ErrorSummary title={t(`lead.${answer.reason}.title`)} faults={[]} occasion={answer}>
      <p>{t(`lead.${answer.reason}.hint`)}</p>
      {answer.hadFile && <p className="lead-form__file-again">{t('lead.fileAgain')}</p>}
      <Reach />
    </ErrorSummary>
  )
}

/** Nobody is left alone with a form that cannot be sent. */
function Reach() {
  const t = useText<LeadFormMessageId | BlockMessageId>()
  const settings = useSite()?.settings
  const contacts = settings ? quickContacts(settings) : []
  if (contacts.length === 0) return null
  return (
    <>
      <p className="lead-form__reach">{t('lead.failed.reach')}</p>
      <ul className="lead-form__contacts">
        {contacts.map(({ kind, href }) => (
          <li key={kind}>
            <ContactLink way={kind} href={href} className="button button--secondary">
              <Icon name={kind} />
              <span>{t(quickLabels[kind])}</span>
            </ContactLink>
          </li>
        ))}
      </ul>
    </>
  )
}
