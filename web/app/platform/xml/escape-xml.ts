import { toWellFormed } from '@washhouse/contract/text/well-formed'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for an XML element or attribute; drops characters that XML does not allow. */
export function escapeXml(text: string): string {
  return toWellFormed(text)
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
}
