import { expect } from '@playwright/test'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { test } from '../support/test.ts'
import { demoBranch } from './pages.ts'
import { demoNews, newsWords } from '../news/news-pages.ts'

const offer = `${newsWords.th.path}/${demoNews.offer}`
const shown = [
  { what: 'the items of a package', path: '/investor', part: '.investor-items__list >> nth=0' },
  { what: 'a promise', path: '/', part: '.home-promises' },
  { what: 'a step on the home page', path: '/', part: '.home-steps' },
  { what: 'what customers say', path: '/', part: '.reviews' },
  { what: 'a policy', path: '/pagePolicy', part: '#policy-text' },
  { what: 'an article', path: offer, part: '#article-text' },
  { what: 'the story of the brand', path: '/about', part: '#brand-text' },
  { what: 'the history', path: '/about', part: '.timeline' },
  { what: 'the terms of a franchise', path: '/investor', part: '.investor-facts' },
  { what: 'a reason to invest', path: '/investor', part: '.investor-reasons' },
  { what: 'what partners say', path: '/investor', part: '.reviews' },
  { what: 'what customers say', path: `/branch/${demoBranch.open}`, part: '.reviews' },
  { what: 'a step at the machine', path: '/product', part: '.product-steps' },
  { what: 'what may not be washed', path: '/product', part: '.laundry-rules--forbidden ul' },
  { what: 'what helps at a machine', path: '/problem', part: '#first-aid' },
  { what: 'a way to pay', path: '/product', part: '.product-payments' },
]

for (const { what, path, part } of shown)
  test(`${what} at ${path} is sent once, and stays when scripts are awake @desktop`, async ({
    page,
    request,
  }) => {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-awake', '')
    const text = withPlainSpaces(await longestTextOf(page.locator(part)))
    expect(text.length).toBeGreaterThan(20)
    const { html, data } = await readDocument(request, path)
    expect(html.includes(text)).toBe(true)
    expect(data.includes(text)).toBe(false)
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
