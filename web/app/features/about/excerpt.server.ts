import sanitizeHtml from 'sanitize-html'

/** Enough for a description in search results and for a card. */
const longest = 155

/** The first paragraph of a text as plain words, cut at a word; null when there is none. */
export function excerptOf(html: string | null): string | null {
  const first = /<p[^>]*>(.*?)<\/p>/s.exec(html ?? '')?.[1] ?? html ?? ''
  const plain = decode(sanitizeHtml(first, { allowedTags: [], allowedAttributes: {} }))
  const text = plain.replace(/\s+/g, ' ').trim()
  if (text.length <= longest) return text || null
  return `${cutAtWord(text)}…`
}

/** Thai has no spaces between words: the segmenter knows where one ends. */
function cutAtWord(text: string): string {
  const words = new Intl.Segmenter('th', { granularity: 'word' }).segment(text)
  let end = 0
  for (const { index, segment } of words) {
    if (index + segment.length >= longest) break
    end = index + segment.length
  }
  return text.slice(0, end).trimEnd()
}

function decode(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
