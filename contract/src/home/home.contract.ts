import { z } from 'zod'
import { Link } from '../link.ts'
import { Id, Timestamp } from '../wire/scalars.ts'

/** Pictograms that an editor may choose for an item of a section. */
export const homeIcons = [
  'clock',
  'shield',
  'wallet',
  'phone',
  'leaf',
  'sparkle',
  'basket',
  'coin-exchange',
  'washer',
  'sun',
  'store',
  'users',
] as const
export type HomeIcon = (typeof homeIcons)[number]

const heading = { title: z.string(), lead: z.string().nullable() }
const items = z.array(
  z.object({ icon: z.enum(homeIcons), title: z.string(), text: z.string().nullable() }),
)

const button = z.object({ label: z.string(), link: Link }).nullable()

/** One section of the home page. Those that only say where something stands have no texts. */
export const HomeSection = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('banners') }),
  z.object({ kind: z.literal('banner_2') }),
  z.object({ kind: z.literal('banner_3') }),
  z.object({ kind: z.literal('banner_4') }),
  z.object({ kind: z.literal('promises'), ...heading, items }),
  z.object({ kind: z.literal('steps'), ...heading, items, button }),
  z.object({ kind: z.literal('figures'), ...heading }),
  z.object({ kind: z.literal('news'), ...heading }),
  /** The newest of one category. */
  z.object({ kind: z.literal('promotions'), ...heading, category: Id.nullable() }),
  z.object({ kind: z.literal('events'), ...heading }),
  z.object({ kind: z.literal('reviews'), ...heading }),
  z.object({ kind: z.literal('franchise'), ...heading, button }),
])
export type HomeSection = z.infer<typeof HomeSection>

/** What stands on the home page and in which order; ours, editors' content. */
export const Home = z.object({
  id: Id,
  heroTitle: z.string(),
  heroText: z.string().nullable(),
  /** The popup of the current-branch figures (spec §2): whether it opens, and its words. */
  hasPopup: z.boolean(),
  popupTitle: z.string().nullable(),
  popupText: z.string().nullable(),
  /** Texts in the language of the answer. */
  sections: z.array(HomeSection),
  /** When what visitors see of it changed last; null where that is not known. */
  updatedAt: Timestamp.nullable(),
})
export type Home = z.infer<typeof Home>
