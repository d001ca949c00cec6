import { faqCalls } from '@washhouse/contract/faq/faq.calls'
import type { Faq } from '@washhouse/contract/faq/faq.contract'
import type { RouterContextProvider } from 'react-router'
import { cleanHtml } from '../../core/blocks/rich-text/clean-html.server.ts'
import { targetOf, type LinkTarget } from '../../core/blocks/site-link/link-target.ts'
import { pageContent, readSettings } from '../../core/content/content.server.ts'
import { valueOr } from '../../core/content/page-content.ts'
import type { MemberContent } from '../../core/content/session/member-content.server.ts'
import { textLangIn, type TextLang } from '../../core/i18n/untranslated.ts'

export interface ShownQuestion {
  id: number
  subFaq: number | null
  question: string
  questionLang: TextLang
  /** Sanitized; null if there is no answer. */
  answer: string | null
  answerLang: TextLang
  more: LinkTarget | null
  hasHelped: boolean | null
}

interface Shown {
  member: MemberContent
  context: Readonly<RouterContextProvider>
  url: URL
}

/** Questions with the member's feedback, if known. */
export async function showQuestions(
  faqs: readonly Faq[],
  { member, context, url }: Shown,
): Promise<ShownQuestion[]> {
  if (faqs.length === 0) return []
  const { language } = member
  const [settings, feedback] = await Promise.all([
    readSettings(context.get(pageContent)),
    member.settle(faqCalls.listFaqFeedback),
  ])
  const contacts = settings ?? { lineId: null, phone: null }
  const said = new Map(valueOr(feedback, []).map(({ faq, hasHelped }) => [faq, hasHelped]))
  return faqs.map((faq) => ({
    id: faq.id,
    subFaq: faq.subFaq,
    question: faq.question,
    questionLang: textLangIn(language, faq, 'question'),
    answer: cleanHtml(faq.answer, { language, origin: url.origin }),
    answerLang: textLangIn(language, faq, 'answer'),
    more: faq.url === null ? null : targetOf(faq.url, language, contacts),
    hasHelped: said.get(faq.id) ?? null,
  }))
}
