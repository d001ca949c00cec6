import type { ProblemState, ProblemStatus } from '@washhouse/contract/contact/contact.contract'
import { Link } from 'react-router'
import type { ProblemStateMessageId } from '../../../core/blocks/problem-state/problem-state.messages.ts'
import { formatDate, formatMoney } from '../../../core/i18n/format.ts'
import { localePath } from '../../../core/i18n/language.ts'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import { Badge } from '../../../core/ui/badge/badge.tsx'
import { ButtonLink } from '../../../core/ui/button/button.tsx'
import { Disclosure } from '../../../core/ui/disclosure/disclosure.tsx'
import { EmptyState } from '../../../core/ui/empty-state/empty-state.tsx'
import { Notice } from '../../../core/ui/notice/notice.tsx'
import { RunningText } from '../../../core/ui/phrases/running-text.tsx'
import type { AccountMessageId } from './account.messages.ts'

/** A report with the name of its branch, if known. */
export interface ShownReport extends ProblemStatus {
  branchName: string | null
}

interface ReportsProps {
  /** Newest first; null if the service does not answer. */
  reports: readonly ShownReport[] | null
}

/** A member's reports and their states: open ones first, the others folded. */
export function Reports({ reports }: ReportsProps) {
  const t = useText<AccountMessageId>()
  const toReport = localePath(useLanguage(), '/problem')
  if (!reports) return <Notice variant="bad">{t('account.reports.failed')}</Notice>
  const over = reports.filter(({ status }) => isOver(status))
  const open = reports.filter(({ status }) => !isOver(status))
  return (
    <>
      {open.length > 0 ? (
        <>
          <ReportList reports={open} />
          <p>
            <ButtonLink variant="secondary" to={toReport}>
              {t('account.reports.report')}
            </ButtonLink>
          </p>
        </>
      ) : (
        <EmptyState
          title={t('account.reports.none')}
          titleAs="h3"
          hint={t('account.reports.none.hint')}
        >
          <ButtonLink to={toReport}>{t('account.reports.report')}</ButtonLink>
        </EmptyState>
      )}
      {over.length > 0 && (
        <Disclosure summary={t('account.reports.over', { count: over.length })}>
          <ReportList reports={over} />
        </Disclosure>
      )}
    </>
  )
}

/** True for a state after which nothing happens any more. */
export function isOver(state: ProblemState): boolean {
  return state === 'refunded' || state === 'closed'
}

function ReportList({ reports }: { reports: readonly ShownReport[] }) {
  return (
    <ul className="account-reports">
      {reports.map((report) => (
        <Report key={report.reference} report={report} />
      ))}
    </ul>
  )
}

const stateVariants = {
  received: 'quiet',
  working: 'new',
  refunded: 'good',
  closed: 'good',
} as const satisfies Record<ProblemState, string>

function Report({ report }: { report: ShownReport }) {
  const t = useText<AccountMessageId | ProblemStateMessageId>()
  const language = useLanguage()
  const { reference, status, branchName, machine, amount, createdAt, updatedAt } = report
  const isChanged = updatedAt !== createdAt
  const facts = [
    branchName,
    machine && t('account.report.machine', { machine }),
    amount !== null && t('account.report.amount', { amount: formatMoney(language, amount) }),
  ].filter((fact) => fact)
  return (
    <li className="account-report">
      <div className="account-report__head">
        <Link to={localePath(language, `/problem/${reference}`)} className="account-report__link">
          {t('account.report.code')} <span translate="no">{reference}</span>
        </Link>
        <Badge variant={stateVariants[status]}>{t(`problemState.${status}`)}</Badge>
      </div>
      {facts.length > 0 && (
        <p>
          <RunningText text={facts.join(' · ')} />
        </p>
      )}
      <p className="account-report__date">
        {isChanged
          ? t('account.report.updated', { date: formatDate(language, updatedAt) })
          : t('account.report.created', { date: formatDate(language, createdAt) })}
      </p>
    </li>
  )
}
