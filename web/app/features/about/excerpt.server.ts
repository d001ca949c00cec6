import { cutText } from '@washhouse/contract/text/cut-text'
import { plainText } from '@washhouse/contract/text/plain-text'
import sanitizeHtml from 'sanitize-html'

/** Characters that search results show of a description. */
const longestDescription = 155

/** Characters that fit a card. CSS truncation could cut inside a word. */
export const longestTeaser = 90

/** Returns the first paragraph as plain text, cut between words; null if there is none. */
export function excerptOf(html: string | null, longest = longestDescription): string | null {
  const first = /<p[^>]*>(.*?)<\/p>/s.exec(html ?? '')?.[1] ?? html ?? ''
  const text = plainText(sanitizeHtml(first, { allowedTags: [], allowedAttributes: {} }))
  return cutText(text, longest) || null
}
