import { z } from 'zod'
import { MediaId } from '../media/media.contract.ts'
import { Id, Status, Timestamp } from '../wire/scalars.ts'
import { Untranslated } from '../wire/untranslated.ts'

/** A page about the company (spec §3, Dynamic about-us). Its order is an extension. */
export const AboutPage = z.object({
  id: Id,
  status: Status,
  sort: z.int().nullable(),
  slug: z.string(),
  image: MediaId.nullable(),
  title: z.string(),
  /** Untrusted HTML: sanitize before use. */
  description: z.string().nullable(),
  /** Last visible change; null if unknown. */
  updatedAt: Timestamp.nullable(),
  untranslated: Untranslated,
})
export type AboutPage = z.infer<typeof AboutPage>

/** Description of the brand, or introduction to its history (spec §3). Its id is an extension. */
export const AboutSection = z.object({
  id: Id,
  image: MediaId.nullable(),
  title: z.string(),
  /** Untrusted HTML: sanitize before use. */
  description: z.string().nullable(),
  /** Last visible change; null if unknown. */
  updatedAt: Timestamp.nullable(),
})
export type AboutSection = z.infer<typeof AboutSection>

/** One year of the timeline (spec §3, History timeline). Its id is an extension. */
export const Milestone = z.object({
  id: Id,
  sort: z.int().nullable(),
  /** Gregorian year; Thai pages show the Buddhist year. */
  year: z.int(),
  image: MediaId.nullable(),
  title: z.string(),
  description: z.string().nullable(),
})
export type Milestone = z.infer<typeof Milestone>

/** An award of the brand (spec §3). Its id is an extension. */
export const Reward = z.object({
  id: Id,
  sort: z.int().nullable(),
  image: MediaId.nullable(),
  name: z.string(),
})
export type Reward = z.infer<typeof Reward>

/** An official channel of the brand, e.g. its Facebook page (spec §3). Its id is an extension. */
export const OfficialChannel = z.object({
  id: Id,
  status: Status,
  sort: z.int().nullable(),
  image: MediaId.nullable(),
  /** Our service stores full https addresses; other services may send any text. */
  url: z.string(),
  title: z.string(),
})
export type OfficialChannel = z.infer<typeof OfficialChannel>
