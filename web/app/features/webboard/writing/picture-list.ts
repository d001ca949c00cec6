import type { MediaId } from '@washhouse/contract/media/media.contract'

/** As `MediaId` of the contract, whose schemas a browser would have to fetch. */
const idForm = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The ids of pictures as a form brings them along; what is none, or stands there twice, is left out. */
export function readImages(text: string | undefined): MediaId[] {
  const named = (text ?? '').split(',').filter((id) => idForm.test(id))
  return [...new Set(named)]
}

export const printImages = (ids: readonly MediaId[]): string => ids.join()
