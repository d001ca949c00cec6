import { z } from 'zod'
import { Id } from '../wire/scalars.ts'

/**
 * Head data of one page (spec §3, SEO per page); what is filled replaces the page's own. `page` is
 * 'home' or the page's Thai path without its slash, e.g. 'news'.
 */
export const Seo = z.object({
  id: Id,
  page: z.string(),
  metaTitle: z.string().nullable(),
  metaDescription: z.string().nullable(),
  metaKeywords: z.string().nullable(),
  /** Full address of the page that search engines shall keep instead of this one. */
  canonicalTag: z.string().nullable(),
  /** Says what the picture for social sharing shows. */
  altTag: z.string().nullable(),
})
export type Seo = z.infer<typeof Seo>
