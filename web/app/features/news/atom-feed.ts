import type { Language } from '@washhouse/contract/language'
import { latestOf } from '../../core/content/latest-of.ts'
import { escapeXml } from '../../platform/xml/escape-xml.ts'

/** A feed of articles (RFC 4287); all its URLs are absolute. */
export interface AtomFeed {
  language: Language
  title: string
  subtitle: string
  author: string
  /** The page that lists the articles. */
  pageAddress: string
  feedAddress: string
  entries: readonly AtomEntry[]
}

export interface AtomEntry {
  /** Only if it differs from the feed's. */
  language?: Language | undefined
  address: string
  title: string
  summary: string | null
  category: string | null
  /** ISO 8601. */
  publishedAt: string
  /** ISO 8601, not before `publishedAt`. */
  changedAt: string
  /** Sanitized HTML. */
  content: string | null
}

/** For a feed without articles: the format requires a date. */
const never = '1970-01-01T00:00:00.000Z'

export function printAtomFeed(feed: AtomFeed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">`,
    element('id', feed.pageAddress),
    element('title', feed.title),
    element('subtitle', feed.subtitle),
    element('updated', latestOf(feed.entries.map(({ changedAt }) => changedAt)) ?? never),
    `<author>${element('name', feed.author)}</author>`,
    link('alternate', 'text/html', feed.pageAddress),
    link('self', 'application/atom+xml', feed.feedAddress),
    ...feed.entries.map(printEntry),
    '</feed>',
    '',
  ].join('\n')
}

function printEntry(entry: AtomEntry): string {
  return [
    entry.language ? `<entry xml:lang="${entry.language}">` : '<entry>',
    element('id', entry.address),
    element('title', entry.title),
    link('alternate', 'text/html', entry.address),
    element('published', entry.publishedAt),
    element('updated', entry.changedAt),
    entry.category ? `<category term="${escapeXml(entry.category)}"/>` : '',
    entry.summary ? element('summary', entry.summary) : '',
    entry.content ? `<content type="html">${escapeXml(entry.content)}</content>` : '',
    '</entry>',
  ].join('')
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

function link(relation: string, type: string, address: string): string {
  return `<link rel="${relation}" type="${type}" href="${escapeXml(address)}"/>`
}
