import { NewsCard } from '../../blocks/news-card/news-card.tsx'
import { NoData } from '../../blocks/no-data/no-data.tsx'
import { localePath } from '../../i18n/language.ts'
import { useLanguage, useText } from '../../i18n/use-text.tsx'
import type { Settled } from '../../content/page-content.ts'
import { ButtonAnchor, ButtonLink } from '../../ui/button/button.tsx'
import { Pager } from '../../ui/pager/pager.tsx'
import type { NewsListPage } from './find-news.ts'
import { printNewsQuery, type NewsQuery } from './news-query.ts'
import type { NewsMessageId } from './news.messages.ts'

interface NewsResultsProps {
  found: Settled<NewsListPage>
  query: NewsQuery
}

/** One page of the list with the way to the others. */
export function NewsResults({ found, query }: NewsResultsProps) {
  const t = useText<NewsMessageId>()
  const language = useLanguage()
  const listPath = localePath(language, '/news')
  if (found.kind === 'failed') return <NewsMissing query={query} />
  const { news, totalPages } = found.value
  if (news.length === 0) return <NoNews query={query} />

  // The newest of all leads the list; in a category every piece is like the other.
  const hasFeature = query.page === 1 && query.category === null
  return (
    <>
      <ul className={hasFeature ? 'news-grid news-grid--led' : 'news-grid'}>
        {news.map((item, index) => (
          <NewsCard
            key={item.id}
            as="li"
            news={item}
            variant={hasFeature && index === 0 ? 'feature' : 'row'}
          />
        ))}
      </ul>
      <Pager
        page={query.page}
        pageCount={totalPages}
        addressOf={(page) => listPath + printNewsQuery({ ...query, page })}
        texts={{
          label: t('news.pager.label'),
          previous: t('news.pager.previous'),
          next: t('news.pager.next'),
          page: (page) => t('news.pager.page', { page }),
        }}
      />
    </>
  )
}

/** Nothing to show: says so (spec §4), and from a category leads back to the others. */
function NoNews({ query }: { query: NewsQuery }) {
  const t = useText<NewsMessageId>()
  const language = useLanguage()
  if (query.category === null) return <NoData hint={t('news.empty.all')} />
  return (
    <NoData hint={t('news.empty.category')}>
      <ButtonLink variant="secondary" to={localePath(language, '/news')}>
        {t('news.empty.back')}
      </ButtonLink>
    </NoData>
  )
}

function NewsMissing({ query }: { query: NewsQuery }) {
  const t = useText<NewsMessageId>()
  const language = useLanguage()
  return (
    <NoData hint={t('news.failed.hint')}>
      <ButtonAnchor
        variant="secondary"
        href={localePath(language, '/news') + printNewsQuery(query)}
      >
        {t('news.failed.retry')}
      </ButtonAnchor>
    </NoData>
  )
}
