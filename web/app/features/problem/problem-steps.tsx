import type { ReportDetails } from '@washhouse/contract/contact/contact.contract'
import type { ProblemStateMessageId } from '../../core/blocks/problem-state/problem-state.messages.ts'
import { formatDateTime } from '../../core/i18n/format.ts'
import { useLanguage, useText } from '../../core/i18n/use-text.tsx'
import { Icon } from '../../core/ui/icon/icon.tsx'
import { VisuallyHidden } from '../../core/ui/visually-hidden/visually-hidden.tsx'
import type { ProblemStatusMessageId } from './problem-status.messages.ts'
import { RefundPromise, ReportFacts } from './report-facts.tsx'
import { stepsOf } from './steps-of.ts'

interface ProblemStepsProps {
  status: ReportDetails
  branchName: string | null
}

/** The progress of a report, with the times of its states. */
export function ProblemSteps({ status, branchName }: ProblemStepsProps) {
  const t = useText<ProblemStatusMessageId | ProblemStateMessageId>()
  const language = useLanguage()
  const isOver = status.status === 'refunded' || status.status === 'closed'
  const timeOf = new Map(status.history.map(({ state, at }) => [state, at]))
  const more = [
    { term: t('problemStatus.created'), text: formatDateTime(language, status.createdAt) },
    {
      term: t('problemStatus.updated'),
      text:
        status.updatedAt === status.createdAt ? null : formatDateTime(language, status.updatedAt),
    },
  ]
  return (
    <>
      <h2 className="problem-ticket">
        <span>{t('problemStatus.of')}</span>
        <strong translate="no">{status.reference}</strong>
      </h2>
      <ReportFacts report={status} branchName={branchName} more={more} />
      <ol className="problem-steps" aria-label={t('problemStatus.steps')}>
        {stepsOf(status.status).map(({ state, progress }) => {
          const at = progress === 'ahead' ? undefined : timeOf.get(state)
          return (
            <li
              key={state}
              className={`problem-steps__step problem-steps__step--${progress}`}
              {...(progress === 'now' ? { 'aria-current': 'step' as const } : {})}
            >
              <span className="problem-steps__mark" aria-hidden="true">
                {progress !== 'ahead' && <Icon name="check" size="s" />}
              </span>
              <div>
                <p className="problem-steps__name">
                  {t(`problemState.${state}`)}
                  {progress === 'now' && (
                    <span className="problem-steps__now">{t('problemStatus.now')}</span>
                  )}
                  {progress === 'done' && (
                    <VisuallyHidden> ({t('problemStatus.done')})</VisuallyHidden>
                  )}
                </p>
                {at && (
                  <p className="problem-steps__hint">
                    <time dateTime={at}>{formatDateTime(language, at)}</time>
                  </p>
                )}
                {progress === 'now' && (
                  <p className="problem-steps__hint">{t(`problemStatus.${state}.hint`)}</p>
                )}
                {progress === 'ahead' && state === 'refunded' && (
                  <p className="problem-steps__hint">{t('problemStatus.refunded.ahead')}</p>
                )}
              </div>
            </li>
          )
        })}
      </ol>
      <p>
        {!isOver && <RefundPromise />} {t('problemStatus.help')}
      </p>
    </>
  )
}
