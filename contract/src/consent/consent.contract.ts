import { z } from 'zod'
import { languages } from '../language.ts'
import { MediaId } from '../media/media.contract.ts'
import { Id, Status } from '../wire/scalars.ts'

/** `general` is essential and always accepted (spec §4). */
export const consentCategories = ['general', 'analytics', 'advertising'] as const
export type ConsentCategory = (typeof consentCategories)[number]

/** Texts and images of the cookie banner (spec §3, Cookie banner content). */
export const CookieDetail = z.object({
  id: Id,
  logo: MediaId.nullable(),
  closeIcon: MediaId.nullable(),
  header: z.string(),
  description: z.string(),
})
export type CookieDetail = z.infer<typeof CookieDetail>

/** Purpose of one kind of essential cookie (spec §3, General cookie descriptions). */
export const GeneralCookieDescription = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
})
export type GeneralCookieDescription = z.infer<typeof GeneralCookieDescription>

/** Purpose of analytics or advertising cookies; one record each (spec §3). */
export const CategoryDescription = z.object({
  id: Id,
  status: Status,
  title: z.string(),
  description: z.string(),
})
export type CategoryDescription = z.infer<typeof CategoryDescription>

/** Requests allowed before a choice and after a refusal. */
export const trackingBeforeChoice = ['cookieless', 'nothing'] as const

/** Maximum number of consent rounds. */
export const mostConsentRounds = 9999

const TagId = (pattern: RegExp) => z.string().regex(pattern).nullable()

/** Consent and tracking settings, written by editors (extension). Without ids nothing is requested. */
export const Tracking = z.object({
  id: Id,
  /** Two tag-manager containers (spec §4). */
  containerOne: TagId(/^GTM-[A-Z0-9]{4,12}$/),
  containerTwo: TagId(/^GTM-[A-Z0-9]{4,12}$/),
  analyticsId: TagId(/^(G|UA)-[A-Z0-9-]{4,16}$/),
  pixelId: TagId(/^\d{5,20}$/),
  /** Origin of the tag scripts, without a trailing slash; the vendors' own by default. */
  tagOrigin: z.url({ protocol: /^https?$/ }),
  pixelOrigin: z.url({ protocol: /^https?$/ }),
  beforeChoice: z.enum(trackingBeforeChoice),
  /** Whether analytics and advertising are preselected in the settings (spec §4: on). */
  startTicked: z.boolean(),
  /** Policy version of a choice, stored in the log. */
  policyVersion: z.string().min(1).max(40),
  /** Increase it when the purposes of cookies change: choices of earlier rounds then expire. */
  consentRound: z.int().min(1).max(mostConsentRounds),
  /** Milliseconds of the loading overlay on a first visit and after navigation (spec §9). */
  overlayFirstVisit: z.int().min(0).max(10_000),
  overlayNavigation: z.int().min(0).max(10_000),
})
export type Tracking = z.infer<typeof Tracking>

export const consentActions = ['accept_all', 'refuse', 'confirm'] as const

export const consentChannels = ['website'] as const

/** An anonymous log entry of a visitor's choice. */
export const ConsentChoice = z.object({
  /** Random, for this choice only. */
  id: z.uuid(),
  action: z.enum(consentActions),
  categories: z.array(z.enum(consentCategories)).max(consentCategories.length),
  policyVersion: z.string().min(1).max(40),
  /** Language of the consent texts; null if unknown. */
  language: z.enum(languages).nullable(),
  channel: z.enum(consentChannels).nullable(),
})
export type ConsentChoice = z.infer<typeof ConsentChoice>
