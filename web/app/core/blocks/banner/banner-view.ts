import type { Banner } from '@washhouse/contract/banner/banner.contract'
import type { MediaId } from '@washhouse/contract/media/media.contract'
import type { FindTarget, LinkTarget } from '../site-link/link-target.ts'

export interface BannerView {
  id: number
  image: MediaId
  text: string | null
  /** Text of its button; null if the editor wrote none. */
  button: string | null
  /** True: no overlay over the image. */
  seeThrough: boolean
  target: LinkTarget | null
}

/**
 * Returns the visible banners in order. Drops inactive ones, those without an image (spec §4) and those whose end is past.
 * Our content service does so too; another one that implements the contract may not.
 */
export function showBanners(banners: readonly Banner[], findTarget: FindTarget): BannerView[] {
  return banners.flatMap(({ id, status, isActive, seeThrough, image, endsAt, ...words }) => {
    if (endsAt !== null && Date.parse(endsAt) <= Date.now()) return []
    if (status !== 'published' || !isActive || image === null) return []
    const text = words.text?.trim() || null
    const button = words.button?.trim() || null
    return [{ id, image, text, button, seeThrough, target: findTarget(words.link) }]
  })
}
