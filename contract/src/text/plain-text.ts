const inlineTag = /<\/?(?:a|b|code|em|i|mark|s|small|strong|sub|sup|u)(?:\s[^>]*)?>/g
const characters: Record<string, string> = { lt: '<', gt: '>', quot: '"', nbsp: ' ', amp: '&' }

/**
 * The words of HTML that our own services wrote, blocks parted by spaces. There a < is an element's, and no
 * characters are escaped but the five above; text of anybody else's goes through a parser.
 */
export function plainText(html: string): string {
  return html
    .replace(inlineTag, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(lt|gt|quot|nbsp|amp);/g, (_, name: string) => characters[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}
