import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { SiteLink } from '../../blocks/site-link/site-link.tsx'
import { useText } from '../../i18n/use-text.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import type { FaqMessageId } from './faq.messages.ts'
import { QuestionFeedback } from './question-feedback.tsx'
import './question-list.css'
import type { ShownQuestion } from './shown-questions.server.ts'

interface QuestionListProps {
  questions: readonly ShownQuestion[]
  /** The question whose feedback could not be stored. */
  failed: number | null
}

/** Questions that open to their answers; an address that ends in `#q-{id}` arrives with that one open. */
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
        {answer && <Prose html={answer} lang={answerLang} tableLabel={t('faq.table')} />}
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
