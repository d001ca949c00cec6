import { problemCauses, type ProblemCause } from '@washhouse/contract/contact/contact.contract'
import { faqCalls } from '@washhouse/contract/faq/faq.calls'
import { cleanHtml } from '../../core/blocks/rich-text/clean-html.server.ts'
import type { PageContent } from '../../core/content/page-content.ts'
import { textLangIn, type TextLang } from '../../core/i18n/untranslated.ts'

/** A visitor at a machine reads only a few answers. */
const mostAnswers = 3

export interface FirstAidGroup {
  cause: ProblemCause
  answers: readonly FirstAidAnswer[]
}

interface FirstAidAnswer {
  id: number
  question: string
  questionLang: TextLang
  /** Sanitized. */
  html: string
  htmlLang: TextLang
}

/** The first public answers of each kind; empty if the service does not answer. */
export async function readFirstAid(content: PageContent, origin: string): Promise<FirstAidGroup[]> {
  const { language } = content
  const aid = await content.settle(faqCalls.listFirstAid)
  if (aid.kind === 'failed') return []
  const answers = aid.value.flatMap((question) => {
    const html = cleanHtml(question.answer, { language, origin })
    if (html === null) return []
    return {
      cause: question.cause,
      id: question.id,
      question: question.question,
      questionLang: textLangIn(language, question, 'question'),
      html,
      htmlLang: textLangIn(language, question, 'answer'),
    }
  })
  return problemCauses.flatMap((cause) => {
    const own = answers.filter((answer) => answer.cause === cause).slice(0, mostAnswers)
    return own.length > 0 ? { cause, answers: own } : []
  })
}
