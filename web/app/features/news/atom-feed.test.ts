import { describe, expect, test } from 'vitest'
import { printAtomFeed, type AtomEntry } from './atom-feed.ts'

const entry: AtomEntry = {
  address: 'https://fongsai.example/news/a',
  title: 'ซักครึ่งราคา',
  summary: 'ทุกคืนวันอังคาร',
  category: 'โปรโมชั่น',
  publishedAt: '2026-11-17T17:30:00.000Z',
  changedAt: '2026-11-19T04:00:00.000Z',
  content: '<p>น้ำยา &amp; ผ้านุ่ม</p>',
}

function print(entries: AtomEntry[]): string {
  return printAtomFeed({
    language: 'th',
    title: 'ข่าว | ฟองใส',
    subtitle: 'โปรใหม่',
    author: 'ฟองใส',
    pageAddress: 'https://fongsai.example/news',
    feedAddress: 'https://fongsai.example/news/feed.xml',
    entries,
  })
}

describe('The feed of the news', () => {
  test('has what the format demands of a feed and of each entry', () => {
    const xml = print([entry])
    expect(xml).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="th">')
    expect(xml).toContain('<id>https://fongsai.example/news</id>')
    expect(xml).toContain('<author><name>ฟองใส</name></author>')
    expect(xml).toContain(
      'rel="self" type="application/atom+xml" href="https://fongsai.example/news/feed.xml"',
    )
    expect(xml).toContain('<id>https://fongsai.example/news/a</id>')
    expect(xml).toContain('<published>2026-11-17T17:30:00.000Z</published>')
    expect(xml).toContain('<updated>2026-11-19T04:00:00.000Z</updated><category')
    expect(xml).toContain('<category term="โปรโมชั่น"/>')
    expect(xml).toContain('<content type="html">&lt;p&gt;น้ำยา &amp;amp; ผ้านุ่ม&lt;/p&gt;</content>')
  })

  test('says of an entry that it is in another language', () => {
    expect(print([{ ...entry, language: 'th' }])).toContain('<entry xml:lang="th"><id>')
  })

  test('was changed when any of its entries was, whatever the order', () => {
    const older = { ...entry, changedAt: '2026-01-01T00:00:00.000Z' }
    expect(print([older, entry])).toMatch(/<updated>2026-11-19T04:00:00.000Z<\/updated>\n<author>/)
    expect(print([])).toContain('<updated>1970-01-01T00:00:00.000Z</updated>')
  })

  test('stays whole whatever an editor wrote', () => {
    const hostile = '"/></entry></feed><!-- & ]]>\u0000\u000B\uFFFF <![CDATA['
    const xml = print([
      { ...entry, title: hostile, summary: hostile, category: hostile, content: hostile },
    ])
    expect(xml.match(/<\/feed>/g)).toHaveLength(1)
    expect(xml.match(/<entry>/g)).toHaveLength(1)
    expect(xml).not.toMatch(/\p{Cc}(?<!\n)|\uFFFF|<!|&(?!(?:amp|lt|gt|quot);)/u)
    expect(tagsAreBalanced(xml)).toBe(true)
  })
})

/** True if every element is closed in the right order. */
function tagsAreBalanced(xml: string): boolean {
  const open: string[] = []
  for (const [, slash, name = '', empty] of xml.matchAll(/<(\/?)([a-z:]+)[^>]*?(\/?)>/g)) {
    if (slash) {
      if (open.pop() !== name) return false
    } else if (!empty) open.push(name)
  }
  return open.length === 0
}
