import { z } from 'zod'
import { Link } from '../link.ts'
import { Id, Timestamp } from '../wire/scalars.ts'

/** Icons for items of a section. */
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

/** A section of the home page. Sections that only mark a position have no texts. */
export const HomeSection = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('banners') }),
  z.object({ kind: z.literal('banner_2') }),
  z.object({ kind: z.literal('banner_3') }),
  z.object({ kind: z.literal('banner_4') }),
  z.object({ kind: z.literal('promises'), ...heading, items }),
  z.object({ kind: z.literal('steps'), ...heading, items, button }),
  z.object({ kind: z.literal('figures'), ...heading }),
  z.object({ kind: z.literal('news'), ...heading }),
  /** Newest news of one category. */
  z.object({ kind: z.literal('promotions'), ...heading, category: Id.nullable() }),
  z.object({ kind: z.literal('events'), ...heading }),
  z.object({ kind: z.literal('reviews'), ...heading }),
  z.object({ kind: z.literal('franchise'), ...heading, button }),
])
export type HomeSection = z.infer<typeof HomeSection>

/** Sections of the home page in order, written by editors (extension). */
export const Home = z.object({
  id: Id,
  heroTitle: z.string(),
  heroText: z.string().nullable(),
  /** Settings and texts of the current-branch popup (spec §2). */
  hasPopup: z.boolean(),
  popupTitle: z.string().nullable(),
  popupText: z.string().nullable(),
  /** Texts in the language of the response. */
  sections: z.array(HomeSection),
  /** Last visible change; null if unknown. */
  updatedAt: Timestamp.nullable(),
})
export type Home = z.infer<typeof Home>
