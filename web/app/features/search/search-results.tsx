import { Link } from 'react-router'
import { ListPager } from '../../core/blocks/list-pager/list-pager.tsx'
import { NoData } from '../../core/blocks/no-data/no-data.tsx'
import type { BlockMessageId } from '../../core/blocks/blocks.messages.ts'
import { localePath } from '../../core/i18n/language.ts'
import { useTextLang } from '../../core/i18n/untranslated.ts'
import { useLanguage, useText } from '../../core/i18n/use-text.tsx'
import { Badge } from '../../core/ui/badge/badge.tsx'
import { ButtonAnchor, ButtonLink } from '../../core/ui/button/button.tsx'
import { EmptyState } from '../../core/ui/empty-state/empty-state.tsx'
import type { SearchPageResults, ShownResult } from './find-results.server.ts'
import { kindIcons } from './result-path.ts'
import { printSearchQuery, type SearchQuery } from './search-query.ts'
import type { SearchMessageId } from './search.messages.ts'

interface SearchResultsProps {
  found: SearchPageResults
  query: SearchQuery
}

/** One page of results, best first, each with its kind. */
export function SearchResults({ found, query: { text, page } }: SearchResultsProps) {
  const t = useText<SearchMessageId>()
  const path = localePath(useLanguage(), '/search')
  return (
    <>
      <ResultList results={found.results} />
      <ListPager
        label={t('search.pager.label')}
        page={page}
        pageCount={found.totalPages}
        addressOf={(other) => path + printSearchQuery(text, other)}
      />
    </>
  )
}

function ResultList({ results }: { results: readonly ShownResult[] }) {
  return (
    <ol className="search-list">
      {results.map((result) => (
        <Result key={result.kind + result.to + result.title.join('')} result={result} />
      ))}
    </ol>
  )
}

function Result({ result }: { result: ShownResult }) {
  const { kind, to, title, excerpt, publishedOn } = result
  const t = useText<SearchMessageId>()
  const langOf = useTextLang(result)
  return (
    <li className="search-result">
      <p className="search-result__kind">
        <Badge icon={kindIcons[kind]}>{t(`search.kind.${kind}`)}</Badge>
        {publishedOn && <span>{publishedOn}</span>}
      </p>
      <h3 lang={langOf('title')}>
        <Link to={to}>
          <Marked parts={title} />
        </Link>
      </h3>
      {excerpt.length > 0 && (
        <p lang={langOf('excerpt')}>
          <Marked parts={excerpt} />
        </p>
      )}
    </li>
  )
}

function Marked({ parts }: { parts: readonly string[] }) {
  // The parts have no ids and their order never changes.
  return parts.map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part))
}

/** The nearest results, or the empty state, with links (spec §4). */
export function NoResults({ nearest }: { nearest: readonly ShownResult[] }) {
  const t = useText<SearchMessageId>()
  if (nearest.length > 0)
    return (
      <>
        <p>{t('search.nearest')}</p>
        <ResultList results={nearest} />
        <p className="search-page__starts">
          <StartLinks />
        </p>
      </>
    )
  return (
    <NoData hint={t('search.empty.hint')}>
      <StartLinks />
    </NoData>
  )
}

export function SearchMissing({ query: { text, page } }: { query: SearchQuery }) {
  const t = useText<SearchMessageId | BlockMessageId>()
  const path = localePath(useLanguage(), '/search')
  return (
    <EmptyState title={t('search.failed.title')} hint={t('search.failed.hint')}>
      <ButtonAnchor href={path + printSearchQuery(text, page)}>{t('empty.retry')}</ButtonAnchor>
      <StartLinks />
    </EmptyState>
  )
}

const starts = ['branch', 'news', 'investor', 'problem', 'contact'] as const

/** The most visited pages. */
export function StartLinks() {
  const t = useText<SearchMessageId>()
  const language = useLanguage()
  return starts.map((start) => (
    <ButtonLink key={start} variant="secondary" to={localePath(language, `/${start}`)}>
      {t(`search.start.${start}`)}
    </ButtonLink>
  ))
}
