import type { BasePayload } from 'payload'
import { banners, type BannerDemo } from '../banner/banner.demo.ts'
import type { Progress } from './progress.ts'
import { pictureNamed, type PictureIds } from './seed-pictures.ts'

const collection = 'banners'

/** Creates the banners that are missing, and completes those whose English was cut off. */
export async function seedBanners(
  payload: BasePayload,
  pictureIds: PictureIds,
  progress: Progress,
): Promise<void> {
  for (const banner of banners) {
    const { picture } = banner
    await seedBanner(payload, banner, picture && pictureNamed(pictureIds, picture))
    progress.step(banner.text.th)
  }
}

async function seedBanner(
  payload: BasePayload,
  { place, seeThrough, isActive, status, sort, text, link }: BannerDemo,
  image: string | null,
): Promise<void> {
  const draft = status === 'draft'
  const { docs } = await payload.find({
    collection,
    where: { text: { equals: text.th }, place: { equals: place } },
    locale: 'th',
    limit: 1,
  })
  const data = { place, seeThrough, isActive, sort, link, image, text: text.th, _status: status }
  const { id } = docs[0] ?? (await payload.create({ collection, locale: 'th', data, draft }))
  const english = { text: text.en, _status: status }
  await payload.update({ collection, id, locale: 'en', data: english, draft })
}
