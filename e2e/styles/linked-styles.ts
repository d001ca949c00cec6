const stylesheet = /<link[^>]* href="\/build\/(?<name>[a-z-]+)-[\w-]{8}\.css"[^>]*>/g

/** Names of the linked stylesheets, in order. */
export function linkedStyles(html: string): string[] {
  return Array.from(html.matchAll(stylesheet), ({ groups }) => groups?.['name'] ?? '')
}
