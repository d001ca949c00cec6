import { newsCalls } from '@washhouse/contract/news/news.calls'
import { cleanHtml } from '../../core/blocks/rich-text/clean-html.server.ts'
import { pageContent, readSettings } from '../../core/content/content.server.ts'
import { valueOr } from '../../core/content/page-content.ts'
import { textIn } from '../../core/i18n/compile.server.ts'
import { localePath } from '../../core/i18n/language.ts'
import { textLangIn } from '../../core/i18n/untranslated.ts'
import { publicPage, tagPage } from '../../core/request/public-page.ts'
import type { Route } from './+types/news-feed.route.ts'
import { printAtomFeed } from './atom-feed.ts'
import { listCategories } from './find-news.ts'
import { changedAtOf } from './news-change.ts'
import { newsMessages } from './news.messages.ts'

export const handle = publicPage()

const entryCount = 20

export async function loader({ url, context }: Route.LoaderArgs) {
  tagPage(context, 'news', 'categories_news', 'information_page_news', 'settings')
  const content = context.get(pageContent)
  const { language } = content
  const { origin } = url
  const [news, categories, info, settings] = await Promise.all([
    content.demand(newsCalls.listNews, { query: { page: 1, limit: entryCount } }),
    listCategories(content),
    content.find(newsCalls.getNewsPage),
    readSettings(content),
  ])

  const t = textIn(language, newsMessages)
  const page = valueOr(info, null)
  const brand = settings?.brandName ?? new URL(origin).host
  const feed = printAtomFeed({
    language,
    title: `${page?.title ?? t('news.title')} | ${brand}`,
    subtitle: page?.description ?? t('news.lead'),
    author: brand,
    pageAddress: origin + localePath(language, '/news'),
    feedAddress: origin + localePath(language, '/news/feed.xml'),
    entries: news.items.flatMap((item) => {
      const { slug, title, summary, category, publishedAt, body } = item
      const changedAt = changedAtOf(item)
      if (publishedAt === null || changedAt === null) return []
      return {
        language: textLangIn(language, item, 'title'),
        address: origin + localePath(language, `/news/${slug}`),
        title,
        summary,
        category: categories.find(({ id }) => id === category)?.name ?? null,
        publishedAt,
        changedAt,
        content: cleanHtml(body, { language, origin, addresses: 'full' }),
      }
    }),
  })
  return new Response(feed, { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } })
}
