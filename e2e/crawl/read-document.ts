/** What a crawler reads of one document. Runs in the browser, which parses as visitors' browsers do. */
export interface ReadDocument {
  language: string
  title: string
  description: string
  canonical: string | null
  alternates: string[]
  isIndexed: boolean
  headings: number
  /** Addresses of links, with their fragments. */
  links: string[]
  pictures: string[]
  /** Ids that a link of a fragment can lead to. */
  ids: string[]
  /** Pictures without an alt text, not even an empty one. */
  withoutAlt: string[]
  /** Words in the other script, or names of messages that were never filled in. */
  untranslated: string[]
}

export function readDocument({ html, address }: { html: string; address: string }): ReadDocument {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const all = <E extends Element>(selector: string) => [...page.querySelectorAll<E>(selector)]
  const attribute = (selector: string, name: string) =>
    page.querySelector(selector)?.getAttribute(name) ?? null
  const absolute = (href: string) => new URL(href, address).href
  const { lang } = page.documentElement

  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  const untranslated: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? ''
    const parent = node.parentElement
    if (!text || parent?.closest('script, style, template')) continue
    const ownLanguage = parent?.closest('[lang]')?.getAttribute('lang')
    // A link to another site may name its host, which looks like the name of a message.
    const isHost = parent?.closest('a[href^="http"]') !== null
    const isForeign = ownLanguage === 'en' && /[\u0E01-\u0E3A\u0E40-\u0E5B]/.test(text)
    if (isForeign || (!isHost && /^[a-z]+(?:\.[a-zA-Z]+)+$/.test(text)))
      untranslated.push(text.slice(0, 80))
  }
  return {
    language: lang,
    title: page.title,
    description: attribute('meta[name="description"]', 'content') ?? '',
    canonical: attribute('link[rel="canonical"]', 'href'),
    alternates: all('link[rel="alternate"][hreflang]').map(
      (link) => link.getAttribute('hreflang') ?? '',
    ),
    isIndexed: !attribute('meta[name="robots"]', 'content')?.includes('noindex'),
    headings: all('h1').length,
    links: all('a[href]').map((link) => absolute(link.getAttribute('href') ?? '')),
    pictures: all('img[src]').map((picture) => absolute(picture.getAttribute('src') ?? '')),
    ids: all('[id]').map(({ id }) => id),
    withoutAlt: all('img:not([alt])').map((picture) => picture.getAttribute('src') ?? ''),
    untranslated,
  }
}
