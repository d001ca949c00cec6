import { z } from 'zod'
import { MediaId } from '../media/media.contract.ts'
import { Id, Status, Timestamp } from '../wire/scalars.ts'
import { Untranslated } from '../wire/untranslated.ts'

/** Each policy has a page (spec §2, §3). */
export const policyKinds = ['cookie', 'privacy', 'terms'] as const
export type PolicyKind = (typeof policyKinds)[number]

/** A policy (spec §3). The date of the last change is an extension. */
export const Policy = z.object({
  id: Id,
  status: Status,
  pdf: MediaId.nullable(),
  updatedAt: Timestamp.nullable(),
  title: z.string(),
  /** Untrusted HTML: sanitize before use. */
  description: z.string().nullable(),
  untranslated: Untranslated,
})
export type Policy = z.infer<typeof Policy>

/** An image of a policy (spec §3: with images). Order and caption are extensions. */
export const PolicyImage = z.object({
  id: Id,
  status: Status,
  sort: z.int().nullable(),
  image: MediaId.nullable(),
  caption: z.string().nullable(),
})
export type PolicyImage = z.infer<typeof PolicyImage>
