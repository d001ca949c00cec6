import { expect } from '@playwright/test'
import { test } from '../support/test.ts'
import { demoNews, languages, newsWords } from './news-pages.ts'

for (const language of languages) {
  const { path } = newsWords[language]

  test(`feed readers get the newest articles whole, as well-formed Atom (${language}) @desktop`, async ({
    page,
    request,
    baseURL,
  }) => {
    const response = await request.get(`${path}/feed.xml`)
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toBe('application/atom+xml; charset=utf-8')
    const text = await response.text()
    await page.goto(path)
    const feed = await page.evaluate((xml) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml')
      const texts = (selector: string) =>
        [...parsed.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '')
      return {
        fault: texts('parsererror').join(''),
        root: parsed.documentElement.namespaceURI,
        language: parsed.documentElement.getAttribute('xml:lang'),
        ids: texts('entry > id'),
        dates: texts('entry > published'),
        contents: texts('entry > content'),
        self: parsed.querySelector('link[rel=self]')?.getAttribute('href'),
      }
    }, text)
    expect(feed.fault).toBe('')
    expect(feed.root).toBe('http://www.w3.org/2005/Atom')
    expect(feed.language).toBe(language)
    expect(feed.self).toBe(`${baseURL}${path}/feed.xml`)
    expect(feed.ids).toHaveLength(20)
    expect(feed.ids).toContain(`${baseURL}${path}/${demoNews.offer}`)
    expect(new Set(feed.ids).size).toBe(feed.ids.length)
    expect(feed.dates).toEqual(feed.dates.toSorted().toReversed())
    expect(feed.contents.join('')).not.toMatch(/(?:href|src)="\//)
  })
}
