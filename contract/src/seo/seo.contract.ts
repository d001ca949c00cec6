import { z } from 'zod'
import { Id } from '../wire/scalars.ts'

/**
 * Metadata of a page (spec §3, SEO per page). Filled fields override the page's own. `page` is 'home' or the Thai path
 * without its slash, e.g. 'news'.
 */
export const Seo = z.object({
  id: Id,
  page: z.string(),
  metaTitle: z.string().nullable(),
  metaDescription: z.string().nullable(),
  metaKeywords: z.string().nullable(),
  /** Canonical URL for search engines. */
  canonicalTag: z.string().nullable(),
  /** Alternative text of the social sharing image. */
  altTag: z.string().nullable(),
})
export type Seo = z.infer<typeof Seo>
