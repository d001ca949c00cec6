import type { BasePayload } from 'payload'
import type { Localized } from '../../src/ground/languages/localized.ts'
import { drawings } from '../drawing/catalogue.ts'
import type { NewsDemo } from '../news/news-item.demo.ts'
import { news, newsCategories } from '../news/news.demo.ts'
import type { News } from '../../src/ground/payload-types.ts'
import { createBodyWriter, type WriteBody } from './body-writer.ts'
import type { Progress } from './progress.ts'
import { seedFilm } from './seed-film.ts'
import { seedNewsPage } from './seed-news-page.ts'
import type { PictureIds } from './seed-pictures.ts'

const collection = 'news'

interface Parts {
  pictureIds: PictureIds
  film: string
  categoryIds: ReadonlyMap<string, number>
  writeBody: WriteBody
}

export function countNews(): number {
  // The head of their page is one more.
  return newsCategories.length + news.length + 1
}

/** Creates the news that are missing, and completes those whose English was cut off. */
export async function seedNews(
  payload: BasePayload,
  pictureIds: PictureIds,
  progress: Progress,
): Promise<void> {
  const categoryIds = await seedCategories(payload, progress)
  const film = await seedFilm(payload)
  const parts = { pictureIds, film, categoryIds, writeBody: await createBodyWriter(payload) }
  for (const demo of news) {
    const stored = (await findNews(payload, demo.slug)) ?? (await createNews(payload, demo, parts))
    await addEnglish(payload, stored, demo, parts)
    progress.step(demo.title.th)
  }
  await seedNewsPage(payload, pictureIds)
  progress.step('news-page')
}

async function seedCategories(
  payload: BasePayload,
  progress: Progress,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const [index, { key, name }] of newsCategories.entries()) {
    const { docs } = await payload.find({
      collection: 'news-categories',
      where: { name: { equals: name.th } },
      locale: 'th',
      limit: 1,
    })
    const data = { name: name.th, sort: index + 1 }
    const { id } =
      docs[0] ?? (await payload.create({ collection: 'news-categories', locale: 'th', data }))
    const english = { name: name.en }
    await payload.update({ collection: 'news-categories', id, locale: 'en', data: english })
    ids.set(key, id)
    progress.step(name.th)
  }
  return ids
}

async function findNews(payload: BasePayload, slug: string): Promise<News | undefined> {
  const { docs } = await payload.find({
    collection,
    where: { slug: { equals: slug } },
    locale: 'th',
    limit: 1,
  })
  return docs[0]
}

async function createNews(payload: BasePayload, demo: NewsDemo, parts: Parts): Promise<News> {
  const picture = pictureId(parts, demo.picture)
  return await payload.create({
    collection,
    locale: 'th',
    data: {
      slug: demo.slug,
      category: required(parts.categoryIds.get(demo.category), demo.category),
      publishedAt: momentOf(demo.published).toISOString(),
      coverImage: picture,
      mainImage: picture,
      videoFile: demo.video ? parts.film : null,
      album: demo.album.map((entry) => ({
        image: pictureId(parts, entry.picture),
        caption: entry.caption.th,
      })),
      ...textsIn('th', demo, parts),
      _status: demo.status,
    },
    draft: demo.status === 'draft',
  })
}

async function addEnglish(
  payload: BasePayload,
  { id, album }: News,
  demo: NewsDemo,
  parts: Parts,
): Promise<void> {
  // The rows keep their ids: only so their English stands beside their Thai.
  const rows = demo.album.map(({ picture, caption }, index) => ({
    ...(album?.[index]?.id ? { id: album[index].id } : {}),
    image: pictureId(parts, picture),
    caption: caption.en,
  }))
  await payload.update({
    collection,
    id,
    locale: 'en',
    data: { ...textsIn('en', demo, parts), album: rows, _status: demo.status },
    draft: demo.status === 'draft',
  })
}

/** Every text is written, also the empty ones: Payload copies Thai into English fields left out. */
function textsIn(language: keyof Localized, demo: NewsDemo, { writeBody }: Parts) {
  return {
    title: demo.title[language],
    summary: demo.summary[language],
    body: writeBody(demo.body[language]),
    metaTitle: demo.metaTitle?.[language] ?? null,
    metaDescription: demo.metaDescription?.[language] ?? null,
    metaKeywords: demo.metaKeyword?.[language] ?? null,
    altTag: drawings[demo.picture]?.alt[language] ?? null,
  }
}

function momentOf(published: NewsDemo['published']): Date {
  const minuteMs = 60_000
  const dayMs = 24 * 60 * minuteMs
  if ('daysAgo' in published) return new Date(Date.now() - published.daysAgo * dayMs)
  if ('inDays' in published) return new Date(Date.now() + published.inDays * dayMs)
  return new Date(Date.now() + published.inMinutes * minuteMs)
}

function pictureId({ pictureIds }: Parts, name: string): string {
  return required(pictureIds.get(name), name)
}

function required<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`The demo content names "${name}", which there is not`)
  return value
}
