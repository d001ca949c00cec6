import type { BasePayload } from 'payload'
import type { Localized } from '../../src/ground/languages/localized.ts'
import { seoRecords, type SeoDemo } from '../seo/seo.demo.ts'
import type { Progress } from './progress.ts'

const collection = 'seo'

/** Creates the head records that are missing, and completes those whose English was cut off. */
export async function seedSeo(payload: BasePayload, progress: Progress): Promise<void> {
  for (const record of seoRecords) {
    await seedRecord(payload, record)
    progress.step(record.metaTitle.th)
  }
}

async function seedRecord(payload: BasePayload, record: SeoDemo): Promise<void> {
  const { page, canonicalTag } = record
  const { docs } = await payload.find({
    collection,
    where: { page: { equals: page } },
    limit: 1,
  })
  const data = { page, canonicalTag, ...textsIn('th', record) }
  const { id } = docs[0] ?? (await payload.create({ collection, locale: 'th', data }))
  await payload.update({ collection, id, locale: 'en', data: textsIn('en', record) })
}

function textsIn(language: keyof Localized, record: SeoDemo) {
  return {
    metaTitle: record.metaTitle[language],
    metaDescription: record.metaDescription[language],
    metaKeywords: record.metaKeywords[language],
    altTag: record.altTag[language],
  }
}
