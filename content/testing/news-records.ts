import type { BasePayload } from 'payload'
import { createExample } from './example-records.ts'
import { createNewsCategory } from './record-data.ts'

const hourMs = 60 * 60 * 1000

interface NewsRecord {
  slug: string
  title?: string
  category: number
  /** Publication time; an hour ago by default. */
  at?: Date
  /** End of its time in lists; never by default. */
  endsAt?: Date
  status?: 'draft' | 'published'
  captions?: string[]
  image?: string
}

/** News in Thai; every caption becomes a row of its album. */
export async function createNews(
  payload: BasePayload,
  { slug, title = 'อบฟรีทุกวันพุธ', category, at, endsAt, status = 'published', ...album }: NewsRecord,
) {
  const { captions = [], image } = album
  return await payload.create({
    collection: 'news',
    locale: 'th',
    draft: status === 'draft',
    data: {
      slug,
      title,
      category,
      publishedAt: (at ?? new Date(Date.now() - hourMs)).toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
      album: captions.map((caption) => ({ caption, image: image ?? '' })),
      _status: status,
    },
  })
}

/**
 * Two categories and six news with a picture in each album: four visible ones (the first is the newest), one of tomorrow and
 * one draft.
 */
export async function fillNews(payload: BasePayload) {
  const promotions = await createNewsCategory(payload, 'โปรโมชัน')
  const openings = await createNewsCategory(payload, 'เปิดสาขาใหม่')
  await payload.update({
    collection: 'news-categories',
    id: promotions,
    locale: 'en',
    data: { name: 'Promotions' },
  })
  const image = String((await createExample(payload, 'media')).id)
  const seen = []
  for (const [index, category] of [promotions, openings, promotions, openings].entries()) {
    const slug = `news-${index + 1}`
    const at = new Date(Date.now() - (index + 1) * hourMs)
    const captions = [`ภาพของ ${slug}`]
    seen.push(await createNews(payload, { slug, category, at, captions, image }))
  }
  const at = new Date(Date.now() + 24 * hourMs)
  const hidden = { title: 'ความลับ', category: promotions, captions: ['ภาพลับ'], image }
  const future = await createNews(payload, { ...hidden, slug: 'secret-future', at })
  const draft = await createNews(payload, { ...hidden, slug: 'secret-draft', status: 'draft' })
  return { promotions, openings, image, seen, future, draft }
}
