import { plainText } from '@washhouse/contract/text/plain-text'

export interface ContentsEntry {
  id: string
  title: string
}

/** Adds an anchor to each main heading of sanitized HTML, for the table of contents. */
export function addContents(body: string): { html: string; entries: ContentsEntry[] } {
  const entries: ContentsEntry[] = []
  // In sanitized HTML, headings have no attributes and every < belongs to a tag.
  const html = body.replace(/<h2>([\s\S]*?)<\/h2>/g, (heading, inner: string) => {
    const title = plainText(inner)
    if (title === '') return heading
    const id = `part-${entries.length + 1}`
    entries.push({ id, title })
    return `<h2 id="${id}">${inner}</h2>`
  })
  return { html, entries }
}
