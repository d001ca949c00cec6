import type { BannerPlace } from '@washhouse/contract/banner/banner.contract'
import type { BasePayload } from 'payload'
import { createExample } from './example-records.ts'

interface Sketch {
  text: string
  english?: string
  place?: BannerPlace
  sort?: number
  isActive?: boolean
  image?: string | null
  endsAt?: Date
  status?: 'draft' | 'published'
}

/** Creates a banner: by default a published, active one of the carousel with the given picture. */
export async function createBanner(
  payload: BasePayload,
  {
    english,
    status = 'published',
    sort,
    image,
    endsAt,
    place = 'main',
    isActive = true,
    text,
  }: Sketch,
): Promise<number> {
  const draft = status === 'draft'
  const data = { text, place, isActive, seeThrough: false, _status: status } as const
  const { id } = await payload.create({
    collection: 'banners',
    locale: 'th',
    draft,
    data: {
      ...data,
      sort: sort ?? null,
      image: image ?? null,
      endsAt: endsAt?.toISOString() ?? null,
    },
  })
  if (english) {
    const translated = { text: english, _status: status }
    await payload.update({ collection: 'banners', id, locale: 'en', draft, data: translated })
  }
  return id
}

export async function createPicture(payload: BasePayload): Promise<string> {
  const { id } = await createExample(payload, 'media')
  return String(id)
}
