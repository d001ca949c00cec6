import type { ProblemStatus } from '@washhouse/contract/contact/contact.contract'
import { useEffect, useRef } from 'react'
import { AnswerPromise } from '../../blocks/lead-form/answer-promise.tsx'
import { localePath } from '../../i18n/language.ts'
import { useLanguage, useText } from '../../i18n/use-text.tsx'
import { FormThanks } from '../../blocks/form/form-thanks.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { CopyButton } from '../../ui/copy-button/copy-button.tsx'
import type { ProblemMessageId } from './problem.messages.ts'
import { RefundPromise, ReportFacts } from './report-facts.tsx'

interface ProblemSentProps {
  reference: string
  /** What was stored; null while the service is away. */
  report: ProblemStatus | null
  branchName: string | null
}

/** The code by which the sender can ask, large enough for a photo of the screen. */
export function ProblemSent({ reference, report, branchName }: ProblemSentProps) {
  const t = useText<ProblemMessageId>()
  const language = useLanguage()
  const buttons = useRef<HTMLParagraphElement>(null)
  // After the thanks took the focus: the cookie banner would lie over them on a phone.
  useEffect(() => {
    // Some browsers give a promise, which is nothing to clean up with.
    buttons.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <FormThanks title={t('problem.sent.title')}>
      <p className="problem-ticket">
        <span>{t('problem.sent.code')}</span>
        <strong translate="no">{reference}</strong>
      </p>
      <p ref={buttons} className="problem-page__buttons">
        <ButtonLink to={localePath(language, `/problem/${reference}`)}>
          {t('problem.sent.follow')}
        </ButtonLink>
        <CopyButton
          text={reference}
          label={t('problem.sent.copy')}
          copiedLabel={t('problem.sent.copied')}
          refusedLabel={t('problem.sent.refused')}
        />
      </p>
      {report && <ReportFacts report={report} branchName={branchName} />}
      <p>
        <AnswerPromise /> <RefundPromise />
      </p>
      <p>{t('problem.sent.hint')}</p>
    </FormThanks>
  )
}
