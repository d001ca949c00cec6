import { NewsCard } from '../../blocks/news-card/news-card.tsx'
import { ListPager } from '../../blocks/list-pager/list-pager.tsx'
import { NoData, NotLoaded } from '../../blocks/no-data/no-data.tsx'
import { localePath } from '../../i18n/language.ts'
import { useLanguage, useText } from '../../i18n/use-text.tsx'
import type { Settled } from '../../content/page-content.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import type { NewsListPage } from './find-news.ts'
import { printNewsQuery, type NewsQuery } from './news-query.ts'
import type { NewsMessageId } from './news.messages.ts'

interface NewsResultsProps {
  found: Settled<NewsListPage>
  query: NewsQuery
}

export function NewsResults({ found, query }: NewsResultsProps) {
  const t = useText<NewsMessageId>()
  const language = useLanguage()
  const listPath = localePath(language, '/news')
  if (found.kind === 'failed')
    return <NotLoaded hint={t('news.failed.hint')} address={listPath + printNewsQuery(query)} />
  const { news, totalPages } = found.value
  if (news.length === 0 && query.category === null) return <NoData hint={t('news.empty.all')} />
  if (news.length === 0)
    return (
      <NoData hint={t('news.empty.category')}>
        <ButtonLink variant="secondary" to={listPath}>
          {t('news.empty.back')}
        </ButtonLink>
      </NoData>
    )

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
      <ListPager
        label={t('news.pager.label')}
        page={query.page}
        pageCount={totalPages}
        addressOf={(page) => listPath + printNewsQuery({ ...query, page })}
      />
    </>
  )
}
