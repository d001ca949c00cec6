import { MediaId } from '@washhouse/contract/media/media.contract'

/** The ids of pictures as a form brings them along; what is none, or stands there twice, is left out. */
export function readImages(text: string | undefined): MediaId[] {
  const named = (text ?? '').split(',').filter((id) => MediaId.safeParse(id).success)
  return [...new Set(named)]
}

export const printImages = (ids: readonly MediaId[]): string => ids.join()
