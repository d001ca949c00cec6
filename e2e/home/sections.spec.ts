import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { test } from '../support/test.ts'
import { homeWords } from './home-words.ts'

/** The sections in the editors' order; the first describes the shops. */
async function expectSections(page: Page, language: 'th' | 'en') {
  const words = homeWords[language]
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.hero)
  await expect(page.locator('main h2:not(dialog *)')).toHaveText(words.headings)
  const hero = page.locator('main section').first()
  await expect(hero).toContainText(words.machines)
  await expect(hero).toContainText(words.aroundTheClock)
}

/** On a wide screen the bar contains the whole navigation. */
async function expectWholeNavigation(page: Page) {
  const header = page.getByRole('banner')
  await expect(header.locator('.site-header__menu > summary')).toBeHidden()
  expect(await header.getByRole('link').filter({ visible: true }).count()).toBeGreaterThan(8)
}

test("the home page (en) has the editors' sections in their order, says that shops are open day and night with machines for coins and detergent, and leads to news of the promotions [S2.pages.1] [S1.purpose.3] @desktop", async ({
  page,
  isMobile,
}) => {
  await page.goto('/en')
  await expectSections(page, 'en')
  if (!isMobile) await expectWholeNavigation(page)

  await page.locator('#promotions').getByRole('link', { name: homeWords.en.all }).click()
  await expect(page).toHaveURL(/\/en\/news\?category=\d+$/)
  await expect(page.locator('main').getByRole('heading', { level: 3 }).first()).toBeVisible()
})

test("the home page (th) has the editors' sections in their order and the box that finds a branch on the first screen; its header leads to news and branches, on a phone through its menu [S2.pages.1] [S1.purpose.3] @phone", async ({
  page,
  isMobile,
}) => {
  await page.goto('/')
  await expectSections(page, 'th')

  await test.step('the box that finds a branch leads to the branches', async () => {
    const finder = page.locator('main').getByRole('search')
    await expect(finder.getByRole('searchbox')).toBeInViewport()
    await expect(finder.getByRole('button', { name: 'ค้นหา' })).toBeInViewport({ ratio: 1 })
    await finder.getByRole('searchbox').fill('นิมมาน')
    await finder.getByRole('button', { name: 'ค้นหา' }).click()
    await expect(page).toHaveURL(/\/branch\?search=/)
    await expect(page.locator('main').getByRole('heading', { level: 3 }).first()).toContainText(
      'นิมมาน',
    )
  })

  const header = page.getByRole('banner')
  for (const [name, path] of [
    ['ข่าวและโปรโมชัน', '/news'],
    ['ค้นหาสาขา', '/branch'],
  ] as const) {
    if (isMobile) await header.locator('.site-header__menu > summary').click()
    await header.getByRole('link', { name }).filter({ visible: true }).click()
    await expect(page).toHaveURL((url) => url.pathname === path)
    await expect(header.locator('a[aria-current=page]', { hasText: name }).first()).toHaveAttribute(
      'href',
      path,
    )
  }
})

test('the newest three pieces of news lead to their articles, and their bodies are not sent @desktop', async ({
  page,
  request,
  contentUrl,
  isMobile,
}) => {
  const answer = await request.get(`${contentUrl}/api/news?limit=3`)
  const { result }: { result: { slug: string; data: { title: string; description: string } }[] } =
    await answer.json()
  await page.goto('/')
  if (!isMobile) await expectWholeNavigation(page)
  const titles = page.locator('#news').getByRole('heading', { level: 3 })
  await expect(titles).toHaveText(result.map(({ data }) => data.title))

  const html = await (await request.get('/')).text()
  for (const { data } of result) {
    const [sentence = ''] = /[^<>]{30,}/.exec(data.description) ?? []
    expect(sentence).not.toBe('')
    expect(html.includes(sentence)).toBe(false)
  }
  await titles.first().getByRole('link').click()
  await expect(page).toHaveURL((url) => url.pathname === `/news/${result[0]?.slug}`)
})
