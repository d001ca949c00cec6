import { z } from 'zod'
import { MediaId } from '../media/media.contract.ts'
import { Id, Status, Timestamp } from '../wire/scalars.ts'
import { Untranslated } from '../wire/untranslated.ts'

/** The three policies, each with its page (spec §2, §3). */
export const policyKinds = ['cookie', 'privacy', 'terms'] as const
export type PolicyKind = (typeof policyKinds)[number]

/** A policy (spec §3); when it changed last is ours. */
export const Policy = z.object({
  id: Id,
  status: Status,
  pdf: MediaId.nullable(),
  updatedAt: Timestamp.nullable(),
  title: z.string(),
  /** HTML, not to be trusted before it is sanitised. */
  description: z.string().nullable(),
  untranslated: Untranslated,
})
export type Policy = z.infer<typeof Policy>

/** A picture of a policy (spec §3: with images); order and caption are ours. */
export const PolicyImage = z.object({
  id: Id,
  status: Status,
  sort: z.int().nullable(),
  image: MediaId.nullable(),
  caption: z.string().nullable(),
})
export type PolicyImage = z.infer<typeof PolicyImage>
