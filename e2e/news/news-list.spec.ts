import { expect } from '@playwright/test'
import { test } from '../support/test.ts'
import { languages, newsList, newsWords } from './news-pages.ts'

/** Articles that may move to another page meanwhile, as other tests publish and withdraw news. */
const moved = 2

/** Number of `titles` that are not in `others`. */
function without(titles: readonly string[], others: readonly string[]): number {
  return titles.filter((title) => !others.includes(title)).length
}

for (const language of languages) {
  test(`a visitor reads the list of news, sorts it by category, turns its pages and comes back (${language}) [S2.pages.4] ${language === 'th' ? '@phone' : '@long @desktop'}`, async ({
    page,
  }) => {
    const list = newsList(page, language)
    await page.goto(list.words.path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(list.cards).toHaveCount(12)
    await expect(
      list.categories.getByRole('link', { name: list.words.all, exact: true }),
    ).toHaveAttribute('aria-current', 'true')
    const times = await list.cards.locator('time').evaluateAll((elements) =>
      elements.map((time) => ({
        moment: time.getAttribute('datetime') ?? '',
        text: time.textContent ?? '',
      })),
    )
    expect(times).toHaveLength(12)
    for (const { text } of times) expect(text).toMatch(list.words.date)
    const moments = times.map(({ moment }) => Date.parse(moment))
    expect(moments).toEqual(moments.toSorted((a, b) => b - a))
    expect(Math.max(...moments)).toBeLessThan(Date.now())

    const firstPage = await list.titles.allInnerTexts()
    await list.pager.getByRole('link', { name: list.words.next }).click()
    await expect(page).toHaveURL(/\?page=2$/)
    await expect(list.titles.first()).not.toHaveText(firstPage[0] ?? '')
    const secondPage = await list.titles.allInnerTexts()
    expect(without(secondPage, firstPage)).toBeGreaterThanOrEqual(secondPage.length - moved)

    await list.categories.getByRole('link', { name: list.words.promotions }).click()
    await expect(page).toHaveURL(/\?category=\d+$/)
    await expect(list.cards.filter({ hasNotText: list.words.promotions })).toHaveCount(0)
    expect(await list.cards.count()).toBeGreaterThan(0)
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(list.words.promotions)

    const title = await list.titles.first().innerText()
    await list.titles.first().getByRole('link').click()
    await expect(page).toHaveURL(/\/news\/[a-z0-9-]+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.replace(/\s+/g, ' '))

    await page.goBack()
    await expect(page).toHaveURL(/\?category=\d+$/)
    await page.goBack()
    await expect(page).toHaveURL(/\?page=2$/)
    await expect
      .poll(async () => without(secondPage, await list.titles.allInnerTexts()))
      .toBeLessThanOrEqual(moved)
  })
}

test('the whole of a card leads to its article, and one link is enough for the keyboard; a category without news says so and leads back to all of them [S4.content.4] @desktop', async ({
  page,
}) => {
  for (const language of languages) {
    const { words, cards } = newsList(page, language)
    const response = await page.goto(`${words.path}?category=999`)
    expect(response?.status()).toBe(200)
    await expect(page.getByText(words.empty, { exact: true })).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await page.getByRole('link', { name: words.back }).click()
    await expect(page).toHaveURL(new RegExp(`${words.path}$`))
    await expect(cards).toHaveCount(12)
  }
  const { cards } = newsList(page, 'en')
  await expect(cards.first().getByRole('link')).toHaveCount(1)
  await cards.nth(3).click({ position: { x: 20, y: 20 } })
  await expect(page).toHaveURL(/\/en\/news\/[a-z0-9-]+$/)
})

test('a page behind the last one is missing, junk in the address is ignored @desktop', async ({
  request,
}) => {
  for (const language of languages) {
    const { path } = newsWords[language]
    for (const query of ['?page=9999', '?page=99999999', '?category=99999999999'])
      expect((await request.get(path + query)).status(), query).toBe(404)
    for (const query of ['?page=x', '?page=0', '?category=%3Cscript%3E', '?page=1&page=2'])
      expect((await request.get(path + query)).status(), query).toBe(200)
  }
})
