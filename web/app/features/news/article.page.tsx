import { newsCalls } from '@washhouse/contract/news/news.calls'
import { Link, redirect } from 'react-router'
import { NewsCard } from '../../core/blocks/news-card/news-card.tsx'
import { PageHead } from '../../core/blocks/page-head/page-head.tsx'
import { cleanHtml } from '../../core/blocks/rich-text/clean-html.server.ts'
import { shareButtonsMessages } from '../../core/blocks/share-buttons/share-buttons.messages.ts'
import { ShareButtons } from '../../core/blocks/share-buttons/share-buttons.tsx'
import { pageContent, readSettings } from '../../core/content/content.server.ts'
import { messagesFor, textIn } from '../../core/i18n/compile.server.ts'
import { formatDate } from '../../core/i18n/format.ts'
import { localePath } from '../../core/i18n/language.ts'
import type { LoadedId } from '../../core/i18n/messages.ts'
import { useTextLang } from '../../core/i18n/untranslated.ts'
import { useLanguage, useText } from '../../core/i18n/use-text.tsx'
import { pagePlace } from '../../core/request/page-place.ts'
import { publicPage, tagPage } from '../../core/request/public-page.ts'
import { nameIn } from '../../core/request/record-name.ts'
import { Badge } from '../../core/ui/badge/badge.tsx'
import { Notice } from '../../core/ui/notice/notice.tsx'
import { ButtonLink } from '../../core/ui/button/button.tsx'
import { Prose } from '../../core/ui/prose/prose.tsx'
import type { Route } from './+types/article.page.ts'
import { describeArticle } from './article-json-ld.ts'
import { articleMessages } from './article.messages.ts'
import { ArticlePicture } from './article-picture.tsx'
import './article.css'
import { parseVideo } from './video.ts'
import { VideoPlayer } from './video-player.tsx'
import { findAlbum } from './find-album.ts'
import { findRelated, listCategories } from './find-news.ts'
import { hasEnded, lastMomentOf } from './news-end.ts'
import { NewsAlbum } from './news-album.tsx'
import { changedAtOf } from './news-change.ts'
import { newsMessages, type NewsMessageId } from './news.messages.ts'
import { isNewsUntranslated, metaTextsOf } from './untranslated-news.ts'

export const handle = {
  ...publicPage(),
  ...pagePlace<NewsMessageId>({ above: [{ path: '/news', name: 'news.title' }] }),
}

export async function loader({ url, params, context }: Route.LoaderArgs) {
  // Tags for all news: the page lists the newest of its category.
  tagPage(context, 'news', 'categories_news')
  const content = context.get(pageContent)
  const { language } = content
  const listing = listCategories(content)
  const news = await content.demand(newsCalls.getNews, { path: { id: nameIn(params.slug) } })
  const path = localePath(language, `/news/${news.slug}`)
  // The service also finds an article by id or by a slug with a suffix; redirects to the canonical path.
  if (params.slug !== news.slug) throw redirect(path, 308)

  const [categories, settings, album, related] = await Promise.all([
    listing,
    readSettings(content),
    findAlbum(content, news.id),
    findRelated(content, news, listing),
  ])
  const category = categories.find(({ id }) => id === news.category) ?? null

  const t = textIn(language, newsMessages)
  const picture = news.mainImage ?? news.coverImage
  return {
    messages: messagesFor(language, newsMessages, articleMessages, shareButtonsMessages),
    meta: {
      title: news.title,
      ...metaTextsOf(news, language),
      canonical: news.canonicalTag,
      image: news.coverImage ?? news.mainImage,
      imageAlt: news.altTag,
      publishedAt: news.publishedAt,
      changedAt: changedAtOf(news),
      isUntranslated: isNewsUntranslated(news),
      feed: { path: '/news/feed.xml', title: t('news.title') },
      jsonLd: [describeArticle({ news, language, settings, origin: url.origin, path })],
    },
    address: url.origin + path,
    category,
    title: news.title,
    summary: news.summary,
    untranslated: news.untranslated,
    isUntranslated: isNewsUntranslated(news),
    publishedAt: news.publishedAt,
    publishedOn: news.publishedAt ? formatDate(language, news.publishedAt) : '',
    end: news.endsAt !== null && {
      isPast: hasEnded(news),
      lastDay: formatDate(language, lastMomentOf(news.endsAt)),
    },
    picture: picture === null ? null : { id: picture, alt: news.altTag ?? '' },
    video: parseVideo(news.video),
    body: cleanHtml(news.body, { language, origin: url.origin }),
    album,
    related,
  }
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { title, summary, category, publishedAt, publishedOn } = loaderData
  const { end, picture, video, body } = loaderData
  const langOf = useTextLang(loaderData)
  const t = useText<LoadedId<Route.ComponentProps>>()
  const language = useLanguage()

  return (
    <main id="content" className="article">
      <article>
        <PageHead
          variant="text"
          title={title}
          titleLang={langOf('title')}
          lead={summary}
          leadLang={langOf('summary')}
          isUntranslated={loaderData.isUntranslated}
        >
          <p className="article-head__facts">
            {category && (
              <Link to={localePath(language, `/news?category=${category.id}`)}>
                <Badge>{category.name}</Badge>
              </Link>
            )}
            {publishedAt && <time dateTime={publishedAt}>{publishedOn}</time>}
            {end && !end.isPast && <span>{t('news.article.until', { day: end.lastDay })}</span>}
          </p>
        </PageHead>
        <div className="wrap article-body">
          {(video || picture) && (
            <div className="article-body__lead">
              {video ? (
                <VideoPlayer video={video} title={title} poster={picture?.id ?? null} />
              ) : (
                picture && <ArticlePicture {...picture} />
              )}
            </div>
          )}
          {end && end.isPast && (
            <Notice>
              <p>{t('news.article.ended', { day: end.lastDay })}</p>
            </Notice>
          )}
          {body && <Prose html={body} lang={langOf('body')} />}
          {loaderData.album.length > 0 && <NewsAlbum pictures={loaderData.album} title={title} />}
          <section className="article-body__share screen-only">
            <h2>{t('news.article.share')}</h2>
            <ShareButtons address={loaderData.address} />
          </section>
        </div>
      </article>
      <aside className="wrap section article-related screen-only">
        {loaderData.related.length > 0 && (
          <>
            <h2>{t('news.article.related')}</h2>
            <ul className="news-grid">
              {loaderData.related.map((news) => (
                <NewsCard key={news.id} as="li" news={news} variant="row" />
              ))}
            </ul>
          </>
        )}
        <p>
          <ButtonLink variant="secondary" to={localePath(language, '/news')}>
            {t('news.article.back')}
          </ButtonLink>
        </p>
      </aside>
    </main>
  )
}
