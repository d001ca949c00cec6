import { z } from 'zod'
import { Id, Timestamp } from '../wire/scalars.ts'
import { Untranslated } from '../wire/untranslated.ts'

/** What a search finds; downloads, e-news, questions and posts of the web board for members alone. */
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

/** One thing that was found; ours, the specification knows no search over everything. */
export const SearchResult = z.object({
  kind: z.enum(searchKinds),
  id: Id,
  /**
   * Its name in the address of its page, where each has a page: branch, news, about; which of the policies; of a
   * question its main subject's.
   */
  slug: z.string().nullable(),
  title: z.string(),
  /** A line of its text, around what was searched for if it is there; plain text. */
  excerpt: z.string().nullable(),
  /** When it was published; news, e-news and posts alone say so. */
  publishedAt: Timestamp.nullable(),
  untranslated: Untranslated,
})
export type SearchResult = z.infer<typeof SearchResult>

/** The words by which texts are found besides their own; ours, listed by editors. */
export const SearchWords = z.object({
  /** Each word as all its spellings. */
  spellings: z.array(z.array(z.string())),
  /** Words that apply to every shop, such as ร้าน: where nothing is found, the search is repeated without them. */
  common: z.array(z.string()),
})
export type SearchWords = z.infer<typeof SearchWords>
