import { faqCalls } from '@washhouse/contract/faq/faq.calls'
import { data, redirect } from 'react-router'
import { readGateExamples } from '../../core/blocks/members-gate/gate-examples.server.ts'
import { membersGateMessages } from '../../core/blocks/members-gate/members-gate.messages.ts'
import { NoData } from '../../core/blocks/no-data/no-data.tsx'
import { PageHead } from '../../core/blocks/page-head/page-head.tsx'
import { pageContent } from '../../core/content/content.server.ts'
import { memberContentOf } from '../../core/content/session/member-content.server.ts'
import { isSignedIn } from '../../core/content/session/session.ts'
import { messagesFor, textIn } from '../../core/i18n/compile.server.ts'
import { languageOf, localePath } from '../../core/i18n/language.ts'
import type { LoadedId } from '../../core/i18n/messages.ts'
import { langOfName, useTextLang } from '../../core/i18n/untranslated.ts'
import { useLanguage, useText } from '../../core/i18n/use-text.tsx'
import { noStore } from '../../core/request/no-store.ts'
import { pagePlace } from '../../core/request/page-place.ts'
import { nameIn } from '../../core/request/record-name.ts'
import { FilterLinks } from '../../core/ui/filter-links/filter-links.tsx'
import type { Route } from './+types/faq.page.ts'
import { FaqGate } from './faq-gate.tsx'
import { FaqMissing } from './faq-found.tsx'
import './faq-page.css'
import { FaqSearch } from './faq-search.tsx'
import { faqMessages, type FaqMessageId } from './faq.messages.ts'
import { giveFeedback } from './give-feedback.server.ts'
import { QuestionList } from './question-list.tsx'
import { showQuestions } from './shown-questions.server.ts'
import { useArrivingQuestion } from './use-arriving-question.ts'
import { RunningText } from '../../core/ui/phrases/running-text.tsx'

export const handle = pagePlace<FaqMessageId>({ above: [{ path: '/faq', name: 'faq.title' }] })

export const headers = noStore

export async function loader(args: Route.LoaderArgs) {
  const { url, params, context } = args
  const language = languageOf(url.pathname)
  const title = textIn(language, faqMessages)('faq.title')
  const messages = messagesFor(language, faqMessages, membersGateMessages)
  if (!isSignedIn(context)) {
    const examples = await readGateExamples(context.get(pageContent), 'faq')
    return { messages, meta: { title, isIndexed: false }, examples, page: null }
  }

  const member = memberContentOf(args)
  const mains = await member.demand(faqCalls.listMainFaqs)
  const named = nameIn(params.slug)
  const main = mains.find(({ slug, id }) => slug === named || String(id) === named)
  if (!main) throw data(null, { status: 404 })
  // The service also finds a subject by id or by a slug with a suffix; redirects to the canonical path.
  if (params.slug !== main.slug) throw redirect(localePath(language, `/faq/${main.slug}`), 308)
  const query = { main_faq: main.id }
  const [subs, faqs] = await Promise.all([
    member.settle(faqCalls.listSubFaqs, { query }),
    member.settle(faqCalls.listFaqs, { query }),
  ])
  const isKnown = subs.kind === 'ok' && faqs.kind === 'ok'
  const questions = isKnown ? await showQuestions(faqs.value, { member, context, url }) : []
  const groups = isKnown
    ? subs.value
        .map((sub) => ({ ...sub, questions: questions.filter(({ subFaq }) => subFaq === sub.id) }))
        .filter((sub) => sub.questions.length > 0)
    : null
  return {
    messages,
    meta: { title: `${main.title} · ${title}`, isIndexed: false },
    examples: [],
    page: {
      main,
      mains: mains.map(({ slug, title: name }) => ({
        id: slug,
        name,
        lang: langOfName(language, name),
      })),
      groups,
    },
  }
}

export const action = (args: Route.ActionArgs) => giveFeedback(args)

export default function FaqPage({ loaderData, actionData }: Route.ComponentProps) {
  const { examples, page } = loaderData
  useArrivingQuestion()
  if (!page) return <FaqGate isSubject examples={examples} />
  return <Subject page={page} failed={actionData?.failed ?? null} />
}

interface SubjectProps {
  page: NonNullable<Route.ComponentProps['loaderData']['page']>
  failed: number | null
}

function Subject({ page: { main, mains, groups }, failed }: SubjectProps) {
  const t = useText<LoadedId<Route.ComponentProps>>()
  const language = useLanguage()
  const langOf = useTextLang(main)
  return (
    <main id="content">
      <PageHead title={main.title} titleLang={langOf('title')} image={main.coverImage}>
        <FaqSearch />
      </PageHead>
      <div className="wrap faq-page">
        <FilterLinks
          label={t('faq.subjects')}
          all={t('faq.subjects.all')}
          choices={mains}
          current={main.slug}
          addressOf={(slug) => localePath(language, slug === null ? '/faq' : `/faq/${slug}`)}
        />
        {groups === null && <FaqMissing />}
        {groups?.length === 0 && <NoData hint={t('faq.empty')} />}
        {groups?.map(({ id, title, questions }) => (
          <section className="faq-page__part" key={id} aria-labelledby={`sub-${id}`}>
            <h2 id={`sub-${id}`} lang={langOfName(language, title)}>
              <RunningText text={title} />
            </h2>
            <QuestionList questions={questions} failed={failed} />
          </section>
        ))}
      </div>
    </main>
  )
}
