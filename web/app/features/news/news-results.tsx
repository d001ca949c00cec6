import { ListResults } from '../../blocks/list-results/list-results.tsx'
import { NewsCard } from '../../blocks/news-card/news-card.tsx'
import type { NewsSummary } from '../../blocks/news-card/news-summary.ts'
import type { Settled } from '../../content/page-content.ts'
import { useText } from '../../i18n/use-text.tsx'
import { printNewsQuery, type NewsQuery } from './news-query.ts'
import type { NewsMessageId } from './news.messages.ts'

interface NewsResultsProps {
  found: Settled<{ items: readonly NewsSummary[]; totalPages: number }>
  query: NewsQuery
}

/** One page of the list with the way to the others. */
export function NewsResults({ found, query }: NewsResultsProps) {
  const { page, category } = query
  // The newest of all leads the list; in a category every piece is like the other.
  const hasFeature = page === 1 && category === null
  return (
    <ListResults
      area="news"
      t={useText<NewsMessageId>()}
      found={found}
      page={page}
      queryOf={(other) => printNewsQuery({ category, page: other })}
      isNarrowed={category !== null}
    >
      {(news) => (
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
      )}
    </ListResults>
  )
}
