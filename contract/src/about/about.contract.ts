import { z } from 'zod'
import { MediaId } from '../media/media.contract.ts'
import { Id, Status, Timestamp } from '../wire/scalars.ts'
import { Untranslated } from '../wire/untranslated.ts'

/** A page of its own about the company (spec §3, Dynamic about-us); its order is ours. */
export const AboutPage = z.object({
  id: Id,
  status: Status,
  sort: z.int().nullable(),
  slug: z.string(),
  image: MediaId.nullable(),
  title: z.string(),
  /** HTML, not to be trusted before it is sanitised. */
  description: z.string().nullable(),
  /** When what visitors see of it changed last; null where that is not known. */
  updatedAt: Timestamp.nullable(),
  untranslated: Untranslated,
})
export type AboutPage = z.infer<typeof AboutPage>

/** What the brand is, or how its history began (spec §3); its id is ours. */
export const AboutSection = z.object({
  id: Id,
  image: MediaId.nullable(),
  title: z.string(),
  /** HTML, not to be trusted before it is sanitised. */
  description: z.string().nullable(),
  /** When what visitors see of it changed last; null where that is not known. */
  updatedAt: Timestamp.nullable(),
})
export type AboutSection = z.infer<typeof AboutSection>

/** One year of the timeline (spec §3, History timeline); its id is ours. */
export const Milestone = z.object({
  id: Id,
  sort: z.int().nullable(),
  /** Of the Christian era; Thai pages show the Buddhist one. */
  year: z.int(),
  image: MediaId.nullable(),
  title: z.string(),
  description: z.string().nullable(),
})
export type Milestone = z.infer<typeof Milestone>

/** A reward of the brand (spec §3); its id is ours. */
export const Reward = z.object({
  id: Id,
  sort: z.int().nullable(),
  image: MediaId.nullable(),
  name: z.string(),
})
export type Reward = z.infer<typeof Reward>

/** Where the brand itself speaks, such as its page on Facebook (spec §3); its id is ours. */
export const OfficialChannel = z.object({
  id: Id,
  status: Status,
  sort: z.int().nullable(),
  image: MediaId.nullable(),
  /** A full https address as stored here; other services may hold anything. */
  url: z.string(),
  title: z.string(),
})
export type OfficialChannel = z.infer<typeof OfficialChannel>
