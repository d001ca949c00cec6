import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { test } from '../support/test.ts'
import { demoNews, newsWords } from '../news/news-pages.ts'

const offer = `${newsWords.th.path}/${demoNews.offer}`
const shown = [
  { what: 'the items of a package', path: '/investor', part: '.investor-items__list >> nth=0' },
  { what: 'a policy', path: '/pagePolicy', part: '#policy-text' },
  { what: 'an article', path: offer, part: '#article-text' },
  { what: 'the story of the brand', path: '/about', part: '#brand-text' },
]

for (const { what, path, part } of shown)
  test(`${what} at ${path} is sent once, and stays when scripts are awake @desktop`, async ({
    page,
    request,
  }) => {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-awake', '')
    const text = await longestTextOf(page.locator(part))
    expect(text.length).toBeGreaterThan(20)
    const html = await (await request.get(path)).text()
    const data = html.slice(html.indexOf('streamController.enqueue('))
    expect(html).toContain(text)
    expect(data).not.toContain(text)
  })

test('an article that comes without its document is drawn, and the first one again on the way back @desktop', async ({
  page,
}) => {
  await page.goto(offer)
  await expect(page.locator('html')).toHaveAttribute('data-awake', '')
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true))
  const text = page.locator('#article-text')
  const first = await longestTextOf(text)
  await page.locator('.article-related .card a').first().click()
  await expect(page).not.toHaveURL(offer)
  await expect(text).not.toContainText(first)
  expect(await longestTextOf(text)).not.toBe('')
  await page.goBack()
  await expect(page).toHaveURL(offer)
  await expect(text).toContainText(first)
  expect(await isSameDocument(page)).toBe(true)
})

const isSameDocument = async (page: Page) =>
  await page.evaluate(() => Reflect.get(window, 'isSameDocument'))

/** Headings and beginnings may stand elsewhere too. */
const longestTextOf = async (part: Locator) =>
  await part.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    let longest = ''
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.nodeValue ?? '').trim()
      if (text.length > longest.length) longest = text
    }
    return longest
  })
