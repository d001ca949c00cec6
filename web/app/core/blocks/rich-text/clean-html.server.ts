import type { Language } from '@washhouse/contract/language'
import sanitizeHtml from 'sanitize-html'
import { readUrl } from '@washhouse/contract/text/read-url'
import { textIn } from '../../i18n/compile.server.ts'
import { languageOf, localePath } from '../../i18n/language.ts'
import { keepTogether, keepUnits } from '../../ui/phrases/keep-together.ts'
import { MediaId } from '@washhouse/contract/media/media.contract'
import { assetAddress, offeredWidths } from '../picture/asset-address.ts'
import { richTextMessages } from './rich-text.messages.ts'

export interface CleanHtmlOptions {
  /** Language of links to pages of this site. */
  language: Language
  /** Public address of the site, without a path. */
  origin: string
  /** full: for readers on other sites, such as feed readers. */
  addresses?: 'path' | 'full'
}

/** Enough for every text, and far below a stack overflow. */
const deepestNesting = 40

// A line may break after a hyphen; this finds phone numbers that must stay on one line.
const telephone = /(?<![\d-])0\d{1,2}-\d{3}-\d{3,4}(?![\d-])/g

/**
 * Sanitizes an article: removes all that could run, load from other sites or restyle the page. Headings start below the
 * page's own. Null if nothing is left.
 */
export function cleanHtml(
  dirty: string | null,
  { language, origin, addresses = 'path' }: CleanHtmlOptions,
): string | null {
  const base = addresses === 'full' ? origin : ''
  const keep = addresses === 'full' ? keepUnits : keepTogether
  const clean = sanitizeHtml(dirty ?? '', {
    allowedTags,
    allowedAttributes,
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nestingLimit: deepestNesting,
    textFilter: (text) => keep(text).replace(telephone, '<span class="telephone">$&</span>'),
    transformTags: {
      a: (tagName, { href }) => ({
        tagName,
        attribs: linkAttributes(href, { language, origin, base }),
      }),
      img: (tagName, attributes) => ({ tagName, attribs: pictureAttributes(attributes, base) }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
  }).trim()
  if (clean === '') return null
  const html = settleHeadings(clean)
  return addresses === 'full' ? html : wrapTables(html, language)
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
 * The page's title is its only h1: the highest heading of the text becomes h2, the others follow. In sanitized HTML a <
 * always starts an element; in texts and attributes it is &lt;.
 */
function settleHeadings(html: string): string {
  const levels = Array.from(html.matchAll(/<h([1-6])>/g), ([, level]) => Number(level))
  const shift = 2 - Math.min(...levels)
  return html.replace(/<(\/?)h([1-6])>/g, (_, slash: string, level: string) => {
    return `<${slash}h${Math.min(Number(level) + shift, 6)}>`
  })
}

/** Wraps each table in a box that scrolls, also by keyboard. */
function wrapTables(html: string, language: Language): string {
  const label = textIn(language, richTextMessages)('richText.table')
  const box = `<div class="prose__scroller" role="group" tabindex="0" aria-label="${label}">`
  return html.replaceAll('<table>', `${box}<table>`).replaceAll('</table>', '</table></div>')
}

interface Site {
  language: Language
  origin: string
  /** Prefix of the site's paths. */
  base: string
}

const schemes = ['https:', 'http:', 'mailto:', 'tel:']

/** Attributes of a link in a text; none for a target that is not allowed, so it stays plain text. */
function linkAttributes(
  href: string | undefined,
  { language, origin, base }: Site,
): Record<string, string> {
  // A path without a leading slash would depend on the current page.
  if (!href || !/^(?:\/(?!\/)|[a-z]+:)/i.test(href.trim())) return {}
  const url = readUrl(href.trim(), origin)
  if (!url || !schemes.includes(url.protocol)) return {}
  if (url.origin === origin) return { href: base + sitePath(url, language) }
  if (!url.protocol.startsWith('http')) return { href: url.href }
  return { href: url.href, target: '_blank', rel: 'noopener' }
}

function sitePath({ pathname, search, hash }: URL, language: Language): string {
  const path = pathname + search + hash
  const isFile = pathname.startsWith('/assets/')
  return isFile || languageOf(pathname) === 'en' ? path : localePath(language, path)
}

/** Maximum text width in CSS pixels. */
const textWidth = 720

const assetPath = /^(?:https?:\/\/[^/]+)?\/assets\/(?<id>[0-9a-f-]{36})(?:[/?#]|$)/i

/** A stored image in several widths, loaded lazily. None for an external image, which the page's policy does not load. */
function pictureAttributes(
  { src = '', alt = '', width = '', height = '' }: Record<string, string>,
  base: string,
): Record<string, string> {
  const id = MediaId.safeParse(assetPath.exec(src.trim())?.groups?.['id']?.toLowerCase())
  if (!id.success) return {}
  const widths = offeredWidths(textWidth)
  const addressFor = (candidate: (typeof widths)[number]) =>
    base + assetAddress(id.data, { width: candidate, format: 'webp' })
  return {
    src: addressFor(960),
    srcset: widths.map((candidate) => `${addressFor(candidate)} ${candidate}w`).join(', '),
    sizes: `(min-width: 48rem) ${textWidth}px, 92vw`,
    alt,
    ...(isSize(width) && isSize(height) && { width, height }),
    loading: 'lazy',
    decoding: 'async',
  }
}

function isSize(text: string): boolean {
  return /^[1-9]\d{0,3}$/.test(text)
}
