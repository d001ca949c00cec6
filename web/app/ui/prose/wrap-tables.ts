/** Puts each table of sanitized HTML into a box that scrolls, also by keyboard. */
export function wrapTables(html: string, label: string): string {
  const name = label.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return html
    .replace(
      /<table\b/g,
      `<div class="prose__scroller" role="group" tabindex="0" aria-label="${name}"><table`,
    )
    .replaceAll('</table>', '</table></div>')
}
