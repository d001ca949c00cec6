import { Link, useFetcher, useLocation } from 'react-router'
import { localePath } from '../../i18n/language.ts'
import { useLanguage, useText } from '../../i18n/use-text.tsx'
import { Button } from '../../ui/button/button.tsx'
import type { FaqMessageId } from './faq.messages.ts'
import type { FeedbackAnswer } from './give-feedback.server.ts'

interface QuestionFeedbackProps {
  /** Of the question. */
  id: number
  /** What the member said last. */
  hasHelped: boolean | null
  /** A page without scripts says what became of it. */
  hasFailed: boolean
}

/** Whether the answer has helped: one word of a member, which he may change. */
export function QuestionFeedback({ id, hasHelped, hasFailed }: QuestionFeedbackProps) {
  const t = useText<FaqMessageId>()
  const { pathname, search } = useLocation()
  const fetcher = useFetcher<FeedbackAnswer>()
  const sent = fetcher.formData?.get('helped')
  const shown = sent ? sent === 'yes' : hasHelped
  const failed = fetcher.state === 'idle' && (fetcher.data ? fetcher.data.failed === id : hasFailed)
  return (
    <fetcher.Form
      className="question-feedback"
      method="post"
      action={pathname + search}
      aria-label={t('faq.helped')}
    >
      <input type="hidden" name="faq" value={id} />
      <span className="question-feedback__ask">{t('faq.helped')}</span>
      {(['yes', 'no'] as const).map((word) => (
        <Button
          key={word}
          type="submit"
          variant="secondary"
          name="helped"
          value={word}
          aria-pressed={shown === (word === 'yes')}
        >
          {t(`faq.helped.${word}`)}
        </Button>
      ))}
      {/* Always there: what it says later is then read out. */}
      <output className="question-feedback__said">
        {failed ? t('faq.helped.failed') : <Said hasHelped={shown} />}
      </output>
    </fetcher.Form>
  )
}

function Said({ hasHelped }: { hasHelped: boolean | null }) {
  const t = useText<FaqMessageId>()
  const language = useLanguage()
  if (hasHelped === null) return null
  if (hasHelped) return t('faq.helped.thanks')
  return (
    <>
      {t('faq.helped.sorry')}{' '}
      <Link to={localePath(language, '/contact')}>{t('faq.helped.contact')}</Link>
    </>
  )
}
