import type { Language } from '@washhouse/contract/language'
import sanitizeHtml from 'sanitize-html'
import { keepUnits } from '../../ui/phrases/keep-units.ts'
import { linkAttributes } from './link-attributes.ts'
import { pictureAttributes } from './picture-attributes.ts'

/** HTML that may be put into a page; made by `cleanHtml` alone. */
export interface CleanHtml {
  readonly html: string
}

export interface CleanHtmlOptions {
  /** Links to pages of the site lead to this language. */
  language: Language
  /** Public address of the site, without a path. */
  origin: string
  /** full: for readers elsewhere, such as a feed's. */
  addresses?: 'path' | 'full'
}

/** Enough for every text, far below what would exhaust the stack. */
const deepestNesting = 40

// A line may end behind a hyphen: what this marks keeps to one.
const telephone = /(?<![\d-])0\d{1,2}-\d{3}-\d{3,4}(?![\d-])/g

/**
 * Keeps what an article is made of and nothing that could run, load from elsewhere or restyle the
 * page. Headings begin below the page's own. Null when nothing is left.
 */
export function cleanHtml(
  dirty: string | null,
  { language, origin, addresses = 'path' }: CleanHtmlOptions,
): CleanHtml | null {
  const base = addresses === 'full' ? origin : ''
  const clean = sanitizeHtml(dirty ?? '', {
    allowedTags,
    allowedAttributes,
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nestingLimit: deepestNesting,
    textFilter: (text) => keepUnits(text).replace(telephone, '<span class="telephone">$&</span>'),
    transformTags: {
      a: (tagName, { href }) => ({
        tagName,
        attribs: linkAttributes(href, { language, origin, base }),
      }),
      img: (tagName, attributes) => ({ tagName, attribs: pictureAttributes(attributes, base) }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
  }).trim()
  return clean === '' ? null : { html: settleHeadings(clean) }
}

const allowedTags = [
  'h1 h2 h3 h4 h5 h6 p br hr blockquote pre ul ol li dl dt dd figure figcaption img a',
  'b strong i em u s small sub sup code mark table caption thead tbody tfoot tr th td',
].flatMap((names) => names.split(' '))

const allowedAttributes = {
  a: ['href', 'target', 'rel'],
  img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
  ol: ['start'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
}

/**
 * The page's title is its only h1: the highest heading of the text becomes an h2, the others follow.
 * In clean HTML a < is an element's: those of texts and attributes are written &lt;.
 */
function settleHeadings(html: string): string {
  const levels = Array.from(html.matchAll(/<h([1-6])>/g), ([, level]) => Number(level))
  const shift = 2 - Math.min(...levels)
  return html.replace(/<(\/?)h([1-6])>/g, (_, slash: string, level: string) => {
    return `<${slash}h${Math.min(Number(level) + shift, 6)}>`
  })
}
