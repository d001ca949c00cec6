import { faqCalls } from '@washhouse/contract/faq/faq.calls'
import type { Faq } from '@washhouse/contract/faq/faq.contract'
import { maxSearchText } from '@washhouse/contract/search/search-limits'
import { webboardCalls } from '@washhouse/contract/webboard/webboard.calls'
import { readGateExamples } from '../../core/blocks/members-gate/gate-examples.server.ts'
import { membersGateMessages } from '../../core/blocks/members-gate/members-gate.messages.ts'
import { variantMeta } from '../../core/blocks/page-head/head-content.ts'
import { PageHead } from '../../core/blocks/page-head/page-head.tsx'
import { languageOf } from '../../core/i18n/language.ts'
import { pageContent } from '../../core/content/content.server.ts'
import { valueOr } from '../../core/content/page-content.ts'
import { memberContentOf } from '../../core/content/session/member-content.server.ts'
import { isSignedIn } from '../../core/content/session/session.ts'
import { messagesFor, textIn } from '../../core/i18n/compile.server.ts'
import type { LoadedId } from '../../core/i18n/messages.ts'
import { useText } from '../../core/i18n/use-text.tsx'
import { noStore } from '../../core/request/no-store.ts'
import { pagePlace } from '../../core/request/page-place.ts'
import { searchIn } from '../../core/request/read-query.ts'
import type { Route } from './+types/faq-list.page.ts'
import { FaqFound, FaqSubjects } from './faq-found.tsx'
import { FaqGate } from './faq-gate.tsx'
import './faq-page.css'
import { FaqSearch } from './faq-search.tsx'
import { faqMessages } from './faq.messages.ts'
import { giveFeedback } from './give-feedback.server.ts'
import { showQuestions } from './shown-questions.server.ts'
import { useArrivingQuestion } from './use-arriving-question.ts'

export const handle = pagePlace({ above: [] })

export const headers = noStore

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args
  const language = languageOf(url.pathname)
  const t = textIn(language, faqMessages)
  const texts = { title: t('faq.title'), lead: t('faq.lead') }
  const messages = messagesFor(language, faqMessages, membersGateMessages)
  const meta = { title: texts.title, description: texts.lead, isIndexed: false }
  if (!isSignedIn(context)) {
    const examples = await readGateExamples(context.get(pageContent), 'faq')
    return { messages, meta, examples, page: null }
  }

  const member = memberContentOf(args)
  const query = searchIn(url.searchParams.get('search'))
  const isSearch = query.text !== '' && !query.isTooLong
  const [info, mains, faqs] = await Promise.all([
    member.settle(webboardCalls.getWebboardPage),
    isSearch ? null : member.settle(faqCalls.listMainFaqs),
    isSearch ? member.settle(faqCalls.listFaqs, { query: { search: query.text } }) : null,
  ])
  // The record belongs to the web board, including its title. Only the image is shared.
  const head = { ...texts, image: info.kind === 'ok' ? info.value.backgroundImage : null }
  const isMiss = faqs?.kind === 'ok' && faqs.value.length === 0
  const near =
    isMiss &&
    (await member.settle(faqCalls.listFaqs, { query: { search: query.text, match: 'any' } }))
  const show = (list: readonly Faq[]) => showQuestions(list, { member, context, url })
  const found = faqs?.kind === 'ok' ? { kind: 'ok' as const, value: await show(faqs.value) } : faqs
  const title = isSearch && t('faq.search.title', { text: query.text })
  return {
    messages,
    meta: { ...meta, ...variantMeta({ title: head.title, description: head.lead }, [title]) },
    examples: [],
    page: { head, query, mains, found, nearest: await show(near ? valueOr(near, []) : []) },
  }
}

export const action = (args: Route.ActionArgs) => giveFeedback(args)

export default function FaqListPage({ loaderData, actionData }: Route.ComponentProps) {
  const { examples, page } = loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  useArrivingQuestion()
  if (!page) return <FaqGate examples={examples} />
  const { head, query, mains, found, nearest } = page
  const failed = actionData?.failed ?? null
  const error = query.isTooLong ? t('faq.search.tooLong', { most: maxSearchText }) : undefined
  return (
    <main id="content">
      <PageHead {...head}>
        <FaqSearch text={query.text} error={error} />
      </PageHead>
      <div className="wrap faq-page">
        {found && <FaqFound text={query.text} found={found} nearest={nearest} failed={failed} />}
        {mains && <FaqSubjects mains={mains} />}
      </div>
    </main>
  )
}
