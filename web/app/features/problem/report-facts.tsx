import type { ProblemStatus } from '@washhouse/contract/contact/contact.contract'
import { useSite } from '../../core/content/use-site.ts'
import { formatMoney } from '../../core/i18n/format.ts'
import { useLanguage, useText } from '../../core/i18n/use-text.tsx'
import type { ProblemMessageId } from './problem.messages.ts'

interface ReportFactsProps {
  report: Pick<ProblemStatus, 'machine' | 'amount'>
  branchName: string | null
  more?: readonly { term: string; text: string | null }[]
}

/** The report as the sender entered it: branch, machine, amount. */
export function ReportFacts({ report, branchName, more = [] }: ReportFactsProps) {
  const t = useText<ProblemMessageId>()
  const language = useLanguage()
  const { machine, amount } = report
  const facts = [
    { term: t('problem.sent.branch'), text: branchName },
    { term: t('problem.sent.machine'), text: machine },
    {
      term: t('problem.sent.amount'),
      text:
        amount === null ? null : t('problem.sent.baht', { amount: formatMoney(language, amount) }),
    },
    ...more,
  ].filter(({ text }) => text)
  if (facts.length === 0) return null
  return (
    <dl className="problem-facts">
      {facts.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The refund period from the settings; nothing if there is none. */
export function RefundPromise() {
  const t = useText<ProblemMessageId>()
  const days = useSite()?.settings?.refundDays
  return days ? <>{t('problem.sent.refund', { days })}</> : null
}
