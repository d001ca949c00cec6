/** Data of a document. Runs in the browser to use its parser. */
export interface ReadDocument {
  language: string
  title: string
  description: string
  canonical: string | null
  alternates: string[]
  isIndexed: boolean
  headings: number
  /** Link targets with fragments. */
  links: string[]
  pictures: string[]
  /** Possible fragment targets. */
  ids: string[]
  /** Images without an alt attribute. */
  withoutAlt: string[]
  /** Words in the other script, or keys of missing messages. */
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
    // A link to another site may show its host, which looks like a message key.
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
