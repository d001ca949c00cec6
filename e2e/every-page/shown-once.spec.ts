import { expect } from '@playwright/test'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { test } from '../support/test.ts'
import { demoBranch } from './pages.ts'
import { demoNews, newsWords } from '../news/news-pages.ts'

const offer = `${newsWords.th.path}/${demoNews.offer}`
/** By the address: what stands there, and where. */
const shown: Record<string, [what: string, part: string][]> = {
  '/': [
    ['a promise', '.home-promises'],
    ['a step on the home page', '.home-steps'],
    ['what customers say', '.reviews'],
  ],
  '/investor': [
    ['the items of a package', '.investor-items__list >> nth=0'],
    ['the terms of a franchise', '.investor-facts'],
    ['a reason to invest', '.investor-reasons'],
    ['what partners say', '.reviews'],
  ],
  '/product': [
    ['a step at the machine', '.product-steps'],
    ['what may not be washed', '.laundry-rules--forbidden ul'],
    ['a way to pay', '.product-payments'],
  ],
  '/about': [
    ['the story of the brand', '#brand-text'],
    ['the history', '.timeline'],
  ],
  '/pagePolicy': [['a policy', '#policy-text']],
  [offer]: [['an article', '#article-text']],
  [`/branch/${demoBranch.open}`]: [['what customers say', '.reviews']],
  '/problem': [['what helps at a machine', '#first-aid']],
}

test('what nothing presses is sent once on each page that has such a part, and stays when scripts are awake @desktop', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  // No size of a picture is made for this.
  await page.route('**/assets/**', (route) => route.abort())
  for (const [path, parts] of Object.entries(shown))
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('data-awake', '')
      const { html, data } = await readDocument(request, path)
      for (const [what, part] of parts) {
        const text = withPlainSpaces(await longestTextOf(page.locator(part)))
        expect(text.length, what).toBeGreaterThan(20)
        expect(html.includes(text), what).toBe(true)
        expect(data.includes(text), what).toBe(false)
      }
    })
})

test('what search engines read and the code for LINE are sent once @desktop', async ({
  request,
}) => {
  for (const path of ['/', offer, '/product', '/investor', '/contact', '/about'])
    expect((await readDocument(request, path)).data.includes('@type'), path).toBe(false)
  const { html, data } = await readDocument(request, '/contact')
  expect(html.includes('h1v1h-1z')).toBe(true)
  expect(data.includes('h1v1h-1z')).toBe(false)
})

test('the branches of a report are sent once, in its list, and found by province, landmark and name all the same @desktop', async ({
  page,
  request,
}) => {
  const path = `/en/problem?branch=${demoBranch.open}`
  const { html, data } = await readDocument(request, path)
  for (const branch of ['Krabi Ao Nang', 'Bangkok Thong Lo 20']) {
    expect(html.includes(branch), branch).toBe(true)
    expect(data.includes(branch), branch).toBe(false)
  }

  await page.goto(path)
  const main = page.locator('main')
  await main.locator('input[role=combobox]').fill('BTS Ari')
  await expect(main.getByRole('option')).toHaveText([/^Bangkok Ari Soi 4Four minutes from BTS/])
  await main.locator('input[role=combobox]').fill('krabi')
  await expect(main.getByRole('option')).toHaveCount(2)
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

/** A document as it is sent, and what of it is sent for hydration. */
async function readDocument(request: APIRequestContext, path: string) {
  const html = withPlainSpaces(await (await request.get(path)).text())
  return { html, data: html.slice(html.indexOf('streamController.enqueue(')) }
}

/** Numbers are kept with their units where they are drawn. */
const withPlainSpaces = (text: string) => text.replaceAll('\u00A0', ' ')

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
