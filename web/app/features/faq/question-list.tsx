import { Disclosure } from '../../core/ui/disclosure/disclosure.tsx'
import { Prose } from '../../core/ui/prose/prose.tsx'
import { SiteLink } from '../../core/blocks/site-link/site-link.tsx'
import { useText, useLanguage } from '../../core/i18n/use-text.tsx'
import { Icon } from '../../core/ui/icon/icon.tsx'
import type { FaqMessageId } from './faq.messages.ts'
import './question-list.css'
import type { ShownQuestion } from './shown-questions.server.ts'
import { Link, useFetcher, useLocation } from 'react-router'
import { localePath } from '../../core/i18n/language.ts'
import { Button } from '../../core/ui/button/button.tsx'
import type { FeedbackAnswer } from './give-feedback.server.ts'

interface QuestionListProps {
  questions: readonly ShownQuestion[]
  /** The question whose feedback was not stored. */
  failed: number | null
}

/** Questions that unfold to their answers. A URL with `#q-{id}` opens that question. */
export function QuestionList({ questions, failed }: QuestionListProps) {
  return (
    <div className="question-list">
      {questions.map((question) => (
        <Question key={question.id} question={question} hasFailed={failed === question.id} />
      ))}
    </div>
  )
}

function Question({ question, hasFailed }: { question: ShownQuestion; hasFailed: boolean }) {
  const { id, question: words, questionLang, answer, answerLang, more, hasHelped } = question
  const t = useText<FaqMessageId>()
  return (
    <Disclosure summary={words} lang={questionLang} contentId={`q-${id}`} isOpen={hasFailed}>
      <div className="question-list__answer">
        {answer && <Prose html={answer} lang={answerLang} />}
        {more && (
          <p>
            <SiteLink target={more} className="question-list__more">
              {t('faq.more')}
              <Icon name={more.kind === 'elsewhere' ? 'external' : 'arrow-right'} size="s" />
            </SiteLink>
          </p>
        )}
        <QuestionFeedback id={id} hasHelped={hasHelped} hasFailed={hasFailed} />
      </div>
    </Disclosure>
  )
}

interface QuestionFeedbackProps {
  id: number
  hasHelped: boolean | null
  /** Outcome for a page without scripts. */
  hasFailed: boolean
}

/** Asks whether the answer helped; a member can change the feedback. */
function QuestionFeedback({ id, hasHelped, hasFailed }: QuestionFeedbackProps) {
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
      {/* Always rendered, so that screen readers announce later changes. */}
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
