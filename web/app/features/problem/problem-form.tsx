import { useLocation } from 'react-router'
import { QuickContactLinks } from '../../blocks/contact-link/quick-contact-links.tsx'
import type { FormAnswer, FormIssue, FormValues } from '../../blocks/form/form-answer.ts'
import { LeadForm } from '../../blocks/lead-form/lead-form.tsx'
import { useSite } from '../../content/use-site.ts'
import { useText } from '../../i18n/use-text.tsx'
import { ButtonAnchor } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import type { ShownOnce } from '../../request/show-once.ts'
import type { ProvinceChoices } from './document-choices.ts'
import { ProblemFields } from './problem-fields.tsx'
import type { ProblemMessageId } from './problem.messages.ts'

interface ProblemFormProps {
  provinces: ShownOnce<readonly ProvinceChoices[]> | null
  /** Known from the address. */
  branch: number | null
  machine: string | null
  issue: FormIssue
  /** What is known of who reports. */
  sender: FormValues | undefined
  answer: FormAnswer | undefined
}

/** What went wrong and where; without the branches there is nothing to choose from. */
export function ProblemForm(props: ProblemFormProps) {
  const { provinces, branch, machine, issue, sender, answer } = props
  const t = useText<ProblemMessageId>()
  const { pathname, search } = useLocation()
  if (provinces === null) {
    return (
      <EmptyState
        title={t('problem.noBranches.title')}
        titleAs="h2"
        hint={t('problem.noBranches.hint')}
      >
        <ButtonAnchor href={pathname + search}>{t('problem.retry')}</ButtonAnchor>
      </EmptyState>
    )
  }
  return (
    <>
      <BeforeReport />
      <h2>{t('problem.form')}</h2>
      <LeadForm
        action="/problem"
        issue={issue}
        answer={answer}
        initial={sender}
        submitLabel={t('problem.send')}
        hasFile
        needsReply
      >
        <ProblemFields provinces={provinces} branch={branch} machine={machine} />
      </LeadForm>
    </>
  )
}

/** What the brand promises for lost coins, and who is there for whoever stands at the machine. */
function BeforeReport() {
  const t = useText<ProblemMessageId>()
  const settings = useSite()?.settings
  const days = settings?.refundDays
  return (
    <div>
      {days && <p>{t('problem.refund', { days })}</p>}
      <QuickContactLinks settings={settings} text={t('problem.atMachine')} />
    </div>
  )
}
