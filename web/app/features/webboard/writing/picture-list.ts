import type { MediaId } from '@washhouse/contract/media/media.contract'

/** Same as `MediaId` in the contract, whose schemas would be added to the bundle. */
const idForm = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Reads image ids from a form field; drops invalid and repeated ones. */
export function readImages(text: string | undefined): MediaId[] {
  const named = (text ?? '').split(',').filter((id) => idForm.test(id))
  return [...new Set(named)]
}

export const printImages = (ids: readonly MediaId[]): string => ids.join()
