import { plainText } from '@washhouse/contract/text/plain-text'

/** A heading of a policy that can be linked to. */
export interface ContentsEntry {
  id: string
  title: string
}

/** Gives each main heading of a cleaned text an anchor, for the table of contents. */
export function addContents(body: string): { html: string; entries: ContentsEntry[] } {
  const entries: ContentsEntry[] = []
  // In clean HTML a heading has no attributes, and a < is an element's.
  const html = body.replace(/<h2>([\s\S]*?)<\/h2>/g, (heading, inner: string) => {
    const title = plainText(inner)
    if (title === '') return heading
    const id = `part-${entries.length + 1}`
    entries.push({ id, title })
    return `<h2 id="${id}">${inner}</h2>`
  })
  return { html, entries }
}
