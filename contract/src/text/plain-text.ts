const inlineTag = /<\/?(?:a|b|code|em|i|mark|s|small|strong|sub|sup|u)(?:\s[^>]*)?>/g
const characters: Record<string, string> = { lt: '<', gt: '>', quot: '"', nbsp: ' ', amp: '&' }

/**
 * Text of HTML that our services wrote, blocks separated by spaces. There every < starts an element, and only the five
 * characters above are escaped. Use a parser for other HTML.
 */
export function plainText(html: string): string {
  return html
    .replace(inlineTag, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(lt|gt|quot|nbsp|amp);/g, (_, name: string) => characters[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}
