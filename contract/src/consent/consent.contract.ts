import { z } from 'zod'
import { languages } from '../language.ts'
import { MediaId } from '../media/media.contract.ts'
import { Id, Status } from '../wire/scalars.ts'

/** What a visitor may accept; general is essential and always accepted (spec §4). */
export const consentCategories = ['general', 'analytics', 'advertising'] as const
export type ConsentCategory = (typeof consentCategories)[number]

/** Words and pictures of the cookie banner (spec §3, Cookie banner content). */
export const CookieDetail = z.object({
  id: Id,
  logo: MediaId.nullable(),
  closeIcon: MediaId.nullable(),
  header: z.string(),
  description: z.string(),
})
export type CookieDetail = z.infer<typeof CookieDetail>

/** What one kind of essential cookie is for (spec §3, General cookie descriptions). */
export const GeneralCookieDescription = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
})
export type GeneralCookieDescription = z.infer<typeof GeneralCookieDescription>

/** What analytics, or advertising, cookies are for; one of each (spec §3). */
export const CategoryDescription = z.object({
  id: Id,
  status: Status,
  title: z.string(),
  description: z.string(),
})
export type CategoryDescription = z.infer<typeof CategoryDescription>

/** What may be requested before a choice, and after one that refuses (design §5, Consent). */
export const trackingBeforeChoice = ['cookieless', 'nothing'] as const

/** So often visitors may be asked anew. */
export const mostConsentRounds = 9999

const TagId = (pattern: RegExp) => z.string().regex(pattern).nullable()

/** How consent is asked for and what is measured; ours, editors' content. Without ids nothing is requested. */
export const Tracking = z.object({
  id: Id,
  /** Two tag-manager containers (spec §4). */
  containerOne: TagId(/^GTM-[A-Z0-9]{4,12}$/),
  containerTwo: TagId(/^GTM-[A-Z0-9]{4,12}$/),
  /** The analytics property. */
  analyticsId: TagId(/^(G|UA)-[A-Z0-9-]{4,16}$/),
  /** The advertising pixel. */
  pixelId: TagId(/^\d{5,20}$/),
  /** Where the tags' scripts come from, without a slash at the end; the vendors' own by default. */
  tagOrigin: z.url({ protocol: /^https?$/ }),
  pixelOrigin: z.url({ protocol: /^https?$/ }),
  beforeChoice: z.enum(trackingBeforeChoice),
  /** Whether analytics and advertising start ticked in the settings (spec §4: on). */
  startTicked: z.boolean(),
  /** Version of the policy that a choice refers to, as the log keeps it. */
  policyVersion: z.string().min(1).max(40),
  /** Goes up whenever what cookies are for has changed: a choice of an earlier round counts no more. */
  consentRound: z.int().min(1).max(mostConsentRounds),
  /** Milliseconds the loading overlay is shown: on a first visit, and after a navigation (spec §9). */
  overlayFirstVisit: z.int().min(0).max(10_000),
  overlayNavigation: z.int().min(0).max(10_000),
})
export type Tracking = z.infer<typeof Tracking>

/** How a choice came about. */
export const consentActions = ['accept_all', 'refuse', 'confirm'] as const

/** By what a visitor chose. */
export const consentChannels = ['website'] as const

/** One choice of a visitor, as the log keeps it; nothing in it says who he is. */
export const ConsentChoice = z.object({
  /** Random, made for this choice alone. */
  id: z.uuid(),
  action: z.enum(consentActions),
  categories: z.array(z.enum(consentCategories)).max(consentCategories.length),
  policyVersion: z.string().min(1).max(40),
  /** In which he read what he chose; null where a page does not tell. */
  language: z.enum(languages).nullable(),
  channel: z.enum(consentChannels).nullable(),
})
export type ConsentChoice = z.infer<typeof ConsentChoice>
