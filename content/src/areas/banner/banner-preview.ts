import type { Banner } from '@washhouse/contract/banner/banner.contract'
import { bannerWires } from '@washhouse/contract/banner/banner.wire'
import type { Language } from '@washhouse/contract/language'
import type { BasePayload } from 'payload'
import { readDocument } from '../../engines/records/stored-document.ts'

/**
 * The newest draft of each banner of the carousel, for callers whose preview token was checked;
 * what is switched off or lacks its picture stays out here too.
 */
export async function previewBanners(payload: BasePayload, language: Language): Promise<Banner[]> {
  const { docs } = await payload.find({
    collection: 'banners',
    draft: true,
    locale: 'all',
    depth: 0,
    overrideAccess: true,
    pagination: false,
    where: {
      place: { equals: 'main' },
      isActive: { equals: true },
      image: { exists: true },
    },
  })
  return docs
    .map((document) => readDocument(bannerWires.main, { ...document }, language))
    .toSorted((left, right) => order(left) - order(right) || left.id - right.id)
}

/** Those without a number come first, as in the published list. */
function order({ sort }: Banner): number {
  return sort ?? Number.MIN_SAFE_INTEGER
}
