import { maxSearchResults, maxSearchText } from '@washhouse/contract/search/search-limits'
import { data, useNavigation } from 'react-router'
import { blockMessages } from '../../core/blocks/blocks.messages.ts'
import { variantMeta } from '../../core/blocks/page-head/head-content.ts'
import { PageHead } from '../../core/blocks/page-head/page-head.tsx'
import { SearchForm } from '../../core/blocks/search-form/search-form.tsx'
import { pageContent } from '../../core/content/content.server.ts'
import { forMember } from '../../core/content/session/for-member.server.ts'
import { memberContentOf } from '../../core/content/session/member-content.server.ts'
import { isSignedIn } from '../../core/content/session/session.ts'
import { messagesFor, textIn } from '../../core/i18n/compile.server.ts'
import { localePath } from '../../core/i18n/language.ts'
import type { LoadedId } from '../../core/i18n/messages.ts'
import { useLanguage, useText } from '../../core/i18n/use-text.tsx'
import { pagePlace } from '../../core/request/page-place.ts'
import { publicPage } from '../../core/request/public-page.ts'
import type { Route } from './+types/search.page.ts'
import { findResults, type SearchPageResults } from './find-results.server.ts'
import { parseSearchQuery } from './parse-search-query.ts'
import { NoResults, SearchMissing, SearchResults, StartLinks } from './search-results.tsx'
import './search.css'
import { memberSearchMessages, searchMessages } from './search.messages.ts'

export const handle = { ...publicPage({ freeText: ['q', 'page'] }), ...pagePlace({ above: [] }) }

/** Members also find member content; their pages are never cached. */
export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args
  const query = parseSearchQuery(url.searchParams)
  if (!query) throw data(null, { status: 404 })
  const content = context.get(pageContent)
  const { language } = content
  const own = await forMember(args, () => findResults(memberContentOf(args), query))
  const found = own ?? (await findResults(content, query))
  const isMember = isSignedIn(context)
  const t = textIn(language, searchMessages)
  const title = found ? t('search.titleOf', { text: query.text }) : t('search.title')
  return {
    messages: messagesFor(language, searchMessages, isMember && memberSearchMessages),
    meta: {
      ...variantMeta({ title, description: t('search.lead') }, [
        found &&
          query.page > 1 &&
          textIn(language, blockMessages)('pager.page', { page: query.page }),
      ]),
      isVariant: found !== null,
      canonicalPath: '/search',
      isIndexed: false,
    },
    query,
    found,
    ...(isMember && { isMember }),
  }
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { query, found, isMember } = loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  const path = localePath(useLanguage(), '/search')
  const isLoading = useNavigation().location?.pathname === path

  function countText({ total, totalPages }: SearchPageResults): string {
    const count = t(total < maxSearchResults ? 'search.count' : 'search.countMost', {
      count: total,
    })
    if (totalPages <= 1) return count
    return `${count}\u00A0· ${t('search.countPage', { page: query.page, pages: totalPages })}`
  }

  const error = query.isTooLong ? t('search.tooLong', { most: maxSearchText }) : undefined
  return (
    <main id="content">
      <PageHead
        above="search-page"
        title={t('search.title')}
        lead={t(isMember ? 'search.leadMember' : 'search.lead')}
      >
        <SearchForm
          className="search-form on-foam"
          action="/search"
          name="q"
          text={query.text}
          error={error}
          texts={{
            landmark: t('search.form'),
            field: t('search.field'),
            example: t('search.example'),
            submit: t('search.submit'),
          }}
          maxLength={maxSearchText}
          submitVariant="primary"
        />
      </PageHead>
      <section
        className="wrap search-page"
        aria-labelledby="search-results"
        aria-busy={isLoading || undefined}
      >
        <div className="search-page__bar">
          <h2 id="search-results">{t(found ? 'search.results' : 'search.start')}</h2>
          {/* Always rendered, so that screen readers announce later changes. */}
          <output>{found?.kind === 'ok' && countText(found.value)}</output>
        </div>
        {found ? (
          <Found found={found} query={query} />
        ) : (
          <div className="search-page__starts">
            <StartLinks />
          </div>
        )}
      </section>
    </main>
  )
}

function Found({
  found,
  query,
}: {
  found: NonNullable<Route.ComponentProps['loaderData']['found']>
  query: Route.ComponentProps['loaderData']['query']
}) {
  if (found.kind === 'failed') return <SearchMissing query={query} />
  const { results, nearest } = found.value
  if (results.length === 0) return <NoResults nearest={nearest} />
  return <SearchResults found={found.value} query={query} />
}
