import { faqCalls } from '@washhouse/contract/faq/faq.calls'
import { languages } from '@washhouse/contract/language'
import { maxSearchText } from '@washhouse/contract/search/search-limits'
import {
  webboardCalls,
  type BoardFilter,
  type BoardScope,
} from '@washhouse/contract/webboard/webboard.calls'
import { data, Link, redirect } from 'react-router'
import { MainFaqCards } from '../../../core/blocks/main-faq-cards/main-faq-cards.tsx'
import { MembersGate } from '../../../core/blocks/members-gate/members-gate.tsx'
import { readGateExamples } from '../../../core/blocks/members-gate/gate-examples.server.ts'
import { membersGateMessages } from '../../../core/blocks/members-gate/members-gate.messages.ts'
import { headContentOf, variantMeta } from '../../../core/blocks/page-head/head-content.ts'
import { PageHead } from '../../../core/blocks/page-head/page-head.tsx'
import { SearchForm } from '../../../core/blocks/search-form/search-form.tsx'
import { pageContent } from '../../../core/content/content.server.ts'
import { memberContentOf } from '../../../core/content/session/member-content.server.ts'
import { isSignedIn } from '../../../core/content/session/session.ts'
import { messagesFor, textIn } from '../../../core/i18n/compile.server.ts'
import { languageOf, localePath } from '../../../core/i18n/language.ts'
import type { LoadedId } from '../../../core/i18n/messages.ts'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import { noStore } from '../../../core/request/no-store.ts'
import { pagePlace } from '../../../core/request/page-place.ts'
import { ButtonLink } from '../../../core/ui/button/button.tsx'
import { Notice } from '../../../core/ui/notice/notice.tsx'
import type { Route } from './+types/board.page.ts'
import { printBoardQuery, type BoardQuery } from '../talk/board-query.ts'
import { BoardResults } from './board-results.tsx'
import './board.css'
import { boardMessages } from './board.messages.ts'
import { parseBoardQuery } from '../talk/parse-board-query.ts'
import { talkMessages } from '../talk/talk.messages.ts'

export const handle = pagePlace({ above: [] })
export const headers = noStore

/** More than in lists of cards, because rows are smaller. */
const shownOnPage = 20

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args
  const language = languageOf(url.pathname)
  const query = parseBoardQuery(url.searchParams, language)
  if (!query) throw data(null, { status: 404 })
  const t = textIn(language, boardMessages)
  const own = { title: t('board.title'), lead: t('board.lead') }
  const messages = messagesFor(language, membersGateMessages, talkMessages, boardMessages)
  const meta = { title: own.title, description: own.lead, isIndexed: false }
  if (!isSignedIn(context)) {
    const examples = await readGateExamples(context.get(pageContent), 'board')
    return { messages, meta, head: headContentOf(null, own), query, examples, talk: null }
  }

  const member = memberContentOf(args)
  const { page } = query
  const [info, found, mains] = await Promise.all([
    member.settle(webboardCalls.getWebboardPage),
    member.settle(webboardCalls.listPosts, { query: askedOf(query) }),
    member.settle(faqCalls.listMainFaqs),
  ])
  if (found.kind === 'ok' && found.value.items.length === 0 && page > 1) {
    // The English list is shorter: the same page of the Thai one, whose language switch leads here, may have no posts here.
    const isFirstLanguage = query.language !== null && !url.searchParams.has('language')
    if (!isFirstLanguage) throw data(null, { status: 404 })
    throw redirect(
      localePath(language, '/webboard') + printBoardQuery(language, { ...query, page: 1 }),
    )
  }
  const head = headContentOf(info.kind === 'ok' ? info.value : null, own)
  const name = nameOf(query)
  const listName = name && t(name.id, name)
  const pageName = page > 1 && textIn(language, talkMessages)('talk.pager.page', { page })
  return {
    messages,
    meta: {
      ...meta,
      ...variantMeta({ title: head.title, description: head.lead }, [listName, pageName]),
    },
    head,
    query,
    examples: [],
    talk: {
      found,
      heading: listName || null,
      mains: mains.kind === 'ok' ? mains.value : [],
      isRemoved: url.searchParams.has('removed'),
    },
  }
}

/** Heading of a filtered list; null for all posts. */
function nameOf({ search, isTooLong, scope, filter, language }: BoardQuery) {
  if (search !== '') return isTooLong ? null : { id: 'board.heading.search' as const, text: search }
  if (scope !== 'all') return { id: `board.heading.${scope}` as const, text: '' }
  if (filter) return { id: `board.heading.${filter}` as const, text: language ?? 'all' }
  return language && { id: 'board.heading.language' as const, text: language }
}

/** Sends no `order` for searches and for filtered, own and followed lists: the service has only one for them. */
function askedOf({ page, order, scope, filter, language, search, isTooLong }: BoardQuery) {
  const paged = { page, limit: shownOnPage }
  if (search !== '' && !isTooLong) return { ...paged, search }
  if (scope !== 'all') return { ...paged, scope }
  if (!filter && !language) return { ...paged, order }
  return { ...paged, ...(filter && { filter }), ...(language && { written_in: language }) }
}

type Data = Route.ComponentProps['loaderData']

export default function BoardPage({ loaderData }: Route.ComponentProps) {
  const { head, query, examples, talk } = loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  const language = useLanguage()
  return (
    <main id="content">
      <PageHead variant="text" {...head}>
        {talk && (
          <p>
            <ButtonLink to={localePath(language, '/webboard/new')}>{t('board.new')}</ButtonLink>
          </p>
        )}
      </PageHead>
      <div className="wrap board">
        {talk ? (
          <Talk query={query} {...talk} />
        ) : (
          <>
            <MembersGate
              title={t('board.gate')}
              examples={examples}
              inside={[
                { icon: 'quote', text: t('board.gate.ask') },
                { icon: 'users', text: t('board.gate.team') },
                { icon: 'question', text: t('board.gate.faq') },
              ]}
            />
            <p>
              <Link to={localePath(language, '/webboard/takedown')}>{t('board.takeDown')}</Link>
            </p>
          </>
        )}
      </div>
    </main>
  )
}

function Talk({
  query,
  found,
  heading,
  mains,
  isRemoved,
}: NonNullable<Data['talk']> & Pick<Data, 'query'>) {
  const t = useText<LoadedId<Route.ComponentProps>>()
  const language = useLanguage()
  const path = localePath(language, '/webboard')
  const isOfAll = query.search === '' && query.scope === 'all'
  return (
    <>
      {isRemoved && (
        <Notice variant="good" isLive>
          {t('board.removed')}
        </Notice>
      )}
      <section className="board__part" aria-labelledby="posts">
        <SearchForm
          className="board-search"
          action="/webboard"
          name="search"
          text={query.search}
          error={query.isTooLong ? t('board.search.tooLong', { most: maxSearchText }) : undefined}
          texts={{
            landmark: t('board.search'),
            field: t('board.search'),
            example: t('board.search.example'),
            submit: t('board.search.submit'),
          }}
          maxLength={maxSearchText}
        />
        <div className="board__head">
          <h2 id="posts">
            {heading ??
              (query.page > 1 ? t('board.heading.page', { page: query.page }) : t('board.heading'))}
          </h2>
          {/* Always rendered, so that screen readers announce later changes. */}
          <output>
            {query.search !== '' &&
              heading &&
              found.kind === 'ok' &&
              t('board.found', { count: found.value.total })}
          </output>
          {isOfAll && !query.filter && !query.language && (
            <BoardWays
              label={t('board.order')}
              ways={(['activity', 'newest'] as const).map((order) => ({
                key: order,
                label: t(`board.order.${order}`),
                to: path + printBoardQuery(language, { language: null, order }),
                isCurrent: order === query.order,
              }))}
            />
          )}
        </div>
        <BoardWays
          label={t('board.scope')}
          ways={(['all', 'unanswered', 'own', 'followed'] as const).map((view) => ({
            key: view,
            label: t(`board.scope.${view}`),
            to: path + printBoardQuery(language, queryOf(view, query.language)),
            isCurrent: query.search === '' && view === (query.filter ?? query.scope),
          }))}
        />
        {isOfAll && (
          <BoardWays
            label={t('board.language')}
            ways={([null, ...languages] as const).map((written) => ({
              key: written ?? 'all',
              label: t(`board.language.${written ?? 'all'}`),
              to: path + printBoardQuery(language, { filter: query.filter, language: written }),
              isCurrent: written === query.language,
            }))}
          />
        )}
        <BoardResults found={found} query={query} />
      </section>
      {mains.length > 0 && (
        <section className="board__part" aria-labelledby="board-faq">
          <div>
            <h2 id="board-faq">{t('board.faq')}</h2>
            <p>{t('board.faq.hint')}</p>
          </div>
          <MainFaqCards mains={mains} />
        </section>
      )}
    </>
  )
}

/** The view of all posts, also of the unanswered ones, keeps the language. */
function queryOf(view: BoardScope | BoardFilter, language: BoardQuery['language']) {
  if (view === 'unanswered') return { filter: view, language }
  return view === 'all' ? { language } : { scope: view }
}

interface Way {
  key: string
  label: string
  to: string
  isCurrent: boolean
}

/** Links to the views of the list; one is current. */
function BoardWays({ label, ways }: { label: string; ways: readonly Way[] }) {
  return (
    <nav aria-label={label}>
      <ul className="board__ways">
        {ways.map(({ key, label: text, to, isCurrent }) => (
          <li key={key}>
            <Link to={to} preventScrollReset {...(isCurrent ? { 'aria-current': 'true' } : {})}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
