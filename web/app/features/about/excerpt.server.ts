import { cutText } from '@washhouse/contract/text/cut-text'
import { plainText } from '@washhouse/contract/text/plain-text'
import sanitizeHtml from 'sanitize-html'

/** Enough for a description in search results. */
const longestDescription = 155

/** What fits a card: its style cutting off the rest would end in the middle of a word. */
export const longestTeaser = 90

/** The first paragraph of a text as plain words, cut at a word; null when there is none. */
export function excerptOf(html: string | null, longest = longestDescription): string | null {
  const first = /<p[^>]*>(.*?)<\/p>/s.exec(html ?? '')?.[1] ?? html ?? ''
  const text = plainText(sanitizeHtml(first, { allowedTags: [], allowedAttributes: {} }))
  return cutText(text, longest) || null
}
