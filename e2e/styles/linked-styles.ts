const stylesheet = /<link[^>]* href="\/build\/(?<name>[a-z-]+)-[\w-]{8}\.css"[^>]*>/g

/** The names of the stylesheets that a document links, in their order. */
export function linkedStyles(html: string): string[] {
  return Array.from(html.matchAll(stylesheet), ({ groups }) => groups?.['name'] ?? '')
}
