import { z } from 'zod'
import { Link } from '../link.ts'
import { MediaId } from '../media/media.contract.ts'
import { Id, Status, Timestamp } from '../wire/scalars.ts'

/**
 * Where a banner stands: the carousel of the home page, one of its extra places, or the investor
 * page (spec §3, §7).
 */
export const bannerPlaces = ['main', 'banner_2', 'banner_3', 'banner_4', 'investor_ads'] as const
export type BannerPlace = (typeof bannerPlaces)[number]

/** The places that have a call of their own. */
export type ExtraBannerPlace = Exclude<BannerPlace, 'main'>

/**
 * A picture with a line of text (spec §3, Banner). Inactive ones and those without a picture are
 * not shown (spec §4). `sort`, `link`, `button` and `endsAt` are ours.
 */
export const Banner = z.object({
  id: Id,
  status: Status,
  isActive: z.boolean(),
  /** True: no veil lies over the picture. */
  seeThrough: z.boolean(),
  sort: z.int().nullable(),
  image: MediaId.nullable(),
  link: Link.nullable(),
  text: z.string().nullable(),
  /** What its link says; null: the website's own words. */
  button: z.string().nullable(),
  /** From when it is shown no more; null: until an editor takes it away. */
  endsAt: Timestamp.nullable(),
})
export type Banner = z.infer<typeof Banner>
