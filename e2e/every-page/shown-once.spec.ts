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
    const texts = await textsOf(page.locator(part))
    expect(texts.length).toBeGreaterThan(0)
    const html = await (await request.get(path)).text()
    const data = html.slice(html.indexOf('streamController.enqueue('))
    for (const text of texts) expect(data).not.toContain(text)
  })

test('an article that comes without its document is drawn, and the first one again on the way back @desktop', async ({
  page,
}) => {
  await page.goto(offer)
  await expect(page.locator('html')).toHaveAttribute('data-awake', '')
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true))
  const text = page.locator('#article-text')
  const [first = ''] = await textsOf(text)
  await page.locator('.article-related .card a').first().click()
  await expect(page).not.toHaveURL(offer)
  await expect(text).not.toContainText(first)
  expect(await textsOf(text)).not.toEqual([])
  await page.goBack()
  await expect(page).toHaveURL(offer)
  await expect(text).toContainText(first)
  expect(await isSameDocument(page)).toBe(true)
})

const isSameDocument = async (page: Page) =>
  await page.evaluate(() => Reflect.get(window, 'isSameDocument'))

/** The longer texts of an element, as they stand in the document. */
const textsOf = async (part: Locator) =>
  await part.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if ((node.nodeValue ?? '').trim().length > 20) texts.push((node.nodeValue ?? '').trim())
    return texts
  })
