import { cutText } from '@washhouse/contract/text/cut-text'
import { plainText } from '@washhouse/contract/text/plain-text'
import sanitizeHtml from 'sanitize-html'

/** Enough for a description in search results and for a card. */
const longest = 155

/** The first paragraph of a text as plain words, cut at a word; null when there is none. */
export function excerptOf(html: string | null): string | null {
  const first = /<p[^>]*>(.*?)<\/p>/s.exec(html ?? '')?.[1] ?? html ?? ''
  const text = plainText(sanitizeHtml(first, { allowedTags: [], allowedAttributes: {} }))
  return cutText(text, longest) || null
}
