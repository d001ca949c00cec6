import { readFile } from 'node:fs/promises'
import { drawings } from '../drawings/drawings.demo.ts'
import { collectionSeed } from '../seed/collection-seed.ts'
import { globalSeed } from '../seed/global-seed.ts'
import { inDays } from '../seed/in-days.ts'
import { mediaSeed } from '../seed/media-seed.ts'
import { published } from '../seed/published.ts'
import { rowId } from '../seed/row-id.ts'
import type { NewsDemo } from './news-item.demo.ts'
import { newsPage } from './news-page.demo.ts'
import { news, newsCategories } from './news.demo.ts'
import { specialEvents } from './special-event.demo.ts'

const film = 'how-it-works'

export const newsSeeds = [
  collectionSeed('news-categories', newsCategories, ({ key, name }, { sort }) => ({
    key: { name: name.th },
    name: key,
    data: (language) => ({ name: name[language], sort }),
  })),
  mediaSeed([
    {
      name: film,
      ending: 'mp4',
      alt: {
        th: 'ซักผ้าที่ร้านทำยังไง ดูจบในไม่กี่วินาที',
        en: 'How a wash works, in a few seconds',
      },
      read: () => readFile(new URL(`${film}.demo.mp4`, import.meta.url)),
    },
  ]),
  collectionSeed('news', news, (demo, { recordId, mediaId, writeBody }) => {
    const publishedAt = momentOf(demo.published).toISOString()
    return {
      key: { slug: demo.slug },
      data: (language, stored) => ({
        slug: demo.slug,
        category: recordId('news-categories', demo.category),
        publishedAt,
        endsAt: demo.endsInDays === undefined ? null : inDays(demo.endsInDays),
        coverImage: mediaId(demo.picture),
        mainImage: mediaId(demo.picture),
        videoFile: demo.video ? mediaId(film) : null,
        album: demo.album.map(({ picture, caption }, index) => ({
          ...rowId(stored?.album, index),
          image: mediaId(picture),
          caption: caption[language],
        })),
        title: demo.title[language],
        summary: demo.summary[language],
        body: writeBody(demo.body[language]),
        metaTitle: demo.metaTitle?.[language] ?? null,
        metaDescription: demo.metaDescription?.[language] ?? null,
        metaKeywords: demo.metaKeyword?.[language] ?? null,
        altTag: drawings[demo.picture]?.[language] ?? null,
        _status: demo.status,
      }),
    }
  }),
  globalSeed('news-page', (language, { mediaId }) => ({
    title: newsPage.title[language],
    description: newsPage.description[language],
    backgroundImage: mediaId(newsPage.picture),
    ...published,
  })),
  collectionSeed('special-events', specialEvents, (demo, { mediaId }) => ({
    key: { title: demo.title.th },
    data: (language) => ({
      title: demo.title[language],
      link: demo.link,
      sort: demo.sort,
      image: mediaId(demo.picture),
      _status: demo.status,
    }),
  })),
]

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

function momentOf(published: NewsDemo['published']): Date {
  if ('daysAgo' in published) return new Date(Date.now() - published.daysAgo * dayMs)
  if ('inDays' in published) return new Date(Date.now() + published.inDays * dayMs)
  return new Date(Date.now() + published.inMinutes * minuteMs)
}
