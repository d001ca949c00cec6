import { z } from 'zod'
import { Link } from '../link.ts'
import { MediaId } from '../media/media.contract.ts'
import { Id, Status, Timestamp } from '../wire/scalars.ts'

/** Positions of banners: the home page carousel, extra positions on the home page, the investor page (spec §3, §7). */
export const bannerPlaces = ['main', 'banner_2', 'banner_3', 'banner_4', 'investor_ads'] as const
export type BannerPlace = (typeof bannerPlaces)[number]

/** Positions with their own call. */
export type ExtraBannerPlace = Exclude<BannerPlace, 'main'>

/**
 * An image with a line of text (spec §3, Banner). Inactive banners and those without an image are hidden (spec §4). `sort`,
 * `link`, `button` and `endsAt` are extensions.
 */
export const Banner = z.object({
  id: Id,
  status: Status,
  isActive: z.boolean(),
  /** True: no overlay on the image. */
  seeThrough: z.boolean(),
  sort: z.int().nullable(),
  image: MediaId.nullable(),
  link: Link.nullable(),
  text: z.string().nullable(),
  /** Label of the link; null for the default of the website. */
  button: z.string().nullable(),
  /** Hidden from this time on; null for no end. */
  endsAt: Timestamp.nullable(),
})
export type Banner = z.infer<typeof Banner>
