import { newsCalls } from '@washhouse/contract/news/news.calls'
import { data } from 'react-router'
import { blockMessages } from '../../core/blocks/blocks.messages.ts'
import { headContentOf, variantMeta } from '../../core/blocks/page-head/head-content.ts'
import { PageHead } from '../../core/blocks/page-head/page-head.tsx'
import { pageContent } from '../../core/content/content.server.ts'
import { valueOr } from '../../core/content/page-content.ts'
import { messagesFor, textIn } from '../../core/i18n/compile.server.ts'
import { localePath } from '../../core/i18n/language.ts'
import type { LoadedId } from '../../core/i18n/messages.ts'
import { useLanguage, useText } from '../../core/i18n/use-text.tsx'
import { publicPage, tagPage } from '../../core/request/public-page.ts'
import { FilterLinks } from '../../core/ui/filter-links/filter-links.tsx'
import type { Route } from './+types/news-list.page.ts'
import { findNews, listCategories } from './find-news.ts'
import './news-list.css'
import { printNewsQuery } from './news-query.ts'
import { parseNewsQuery } from './parse-news-query.ts'
import { newsMessages } from './news.messages.ts'
import { ListResults } from '../../core/blocks/list-results/list-results.tsx'
import { NewsCard } from '../../core/blocks/news-card/news-card.tsx'

export const handle = publicPage({ query: ['page', 'category'] })

export async function loader({ url, context }: Route.LoaderArgs) {
  tagPage(context, 'news', 'categories_news', 'information_page_news')
  const query = parseNewsQuery(url.searchParams)
  if (!query) throw data(null, { status: 404 })
  const content = context.get(pageContent)
  const { language } = content
  const listing = listCategories(content)
  const [info, categories, found] = await Promise.all([
    content.find(newsCalls.getNewsPage),
    listing,
    findNews(content, query, listing),
  ])

  const t = textIn(language, newsMessages)
  const page = valueOr(info, null)
  const head = headContentOf(page, { title: t('news.title'), lead: t('news.lead') })
  const category = categories.find(({ id }) => id === query.category)?.name
  const pageName =
    query.page > 1 && textIn(language, blockMessages)('pager.page', { page: query.page })
  return {
    messages: messagesFor(language, newsMessages),
    meta: {
      ...variantMeta({ title: head.title, description: head.lead }, [category, pageName]),
      image: head.image,
      canonicalPath: `/news${printNewsQuery(query)}`,
      isIndexed: found.kind === 'ok' && found.value.items.length > 0,
      feed: { path: '/news/feed.xml', title: head.title },
    },
    head,
    query,
    categories,
    heading: category ?? (query.category === null ? pageName || t('news.heading.all') : head.title),
    found,
  }
}

export default function NewsListPage({ loaderData }: Route.ComponentProps) {
  const { head, query, categories, heading, found } = loaderData
  const t = useText<LoadedId<Route.ComponentProps>>()
  const language = useLanguage()
  const { page, category } = query
  // The newest article is featured; not in a category.
  const hasFeature = page === 1 && category === null
  const path = localePath(language, '/news')
  return (
    <main id="content">
      <PageHead variant="news" {...head} />
      <div className="wrap news-list">
        <FilterLinks
          label={t('news.categories')}
          all={t('news.categories.all')}
          choices={categories}
          current={category}
          addressOf={(id) => path + printNewsQuery({ category: id, page: 1 })}
        />
        <section className="news-list__results" aria-labelledby="news-results">
          <h2 id="news-results">{heading}</h2>
          <ListResults
            area="news"
            t={t}
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
        </section>
      </div>
    </main>
  )
}
