import { z } from 'zod'
import { Id, Timestamp } from '../wire/scalars.ts'
import { Untranslated } from '../wire/untranslated.ts'

/** Downloads, e-news, questions and posts of the web board are for members only. */
export const searchKinds = [
  'branch',
  'news',
  'package',
  'product',
  'about',
  'policy',
  'download',
  'enews',
  'faq',
  'webboard',
] as const
export type SearchKind = (typeof searchKinds)[number]

/** A search result (extension). */
export const SearchResult = z.object({
  kind: z.enum(searchKinds),
  id: Id,
  /** Slug in the page address, for branch, news and about; the kind of policy; the main topic of a question. */
  slug: z.string().nullable(),
  title: z.string(),
  /** Plain text around the match, if it is in the text. */
  excerpt: z.string().nullable(),
  /** Only for news, e-news and posts. */
  publishedAt: Timestamp.nullable(),
  untranslated: Untranslated,
})
export type SearchResult = z.infer<typeof SearchResult>

/** Search words of the editors (extension). */
export const SearchWords = z.object({
  /** Each word as a list of its spellings. */
  spellings: z.array(z.array(z.string())),
  /** Words that apply to every shop, such as ร้าน. A search without results is repeated without them. */
  common: z.array(z.string()),
})
export type SearchWords = z.infer<typeof SearchWords>
