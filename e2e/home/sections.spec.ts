import { expect } from '@playwright/test'
import { test } from '../support/test.ts'
import { viewportOf } from '../support/viewports.ts'
import { homeWords } from './home-words.ts'

for (const language of ['th', 'en'] as const) {
  const words = homeWords[language]

  test(`the home page (${language}) has the editors' sections in their order [S2.pages.1] ${viewportOf(language)}`, async ({
    page,
  }) => {
    await page.goto(words.path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.hero)
    expect(await page.locator('main h2:not(dialog *)').allInnerTexts()).toEqual(words.headings)
  })

  test(`the home page (${language}) says that shops are open day and night, with machines for coins and detergent [S1.purpose.3] @desktop`, async ({
    page,
  }) => {
    await page.goto(words.path)
    const hero = page.locator('main section').first()
    await expect(hero).toContainText(words.machines)
    await expect(hero).toContainText(words.aroundTheClock)
  })
}

test('the box that finds a branch is on the first screen and leads to the branches @also-desktop', async ({
  page,
}) => {
  await page.goto('/')
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

test('the newest three pieces of news lead to their articles, and their bodies are not sent @also-phone', async ({
  page,
  request,
  contentUrl,
}) => {
  const answer = await request.get(`${contentUrl}/api/news?limit=3`)
  const { result }: { result: { slug: string; data: { title: string; description: string } }[] } =
    await answer.json()
  await page.goto('/')
  const titles = page.locator('#news').getByRole('heading', { level: 3 })
  expect(await titles.allInnerTexts()).toEqual(result.map(({ data }) => data.title))

  const html = await (await request.get('/')).text()
  for (const { data } of result) {
    const [sentence = ''] = /[^<>]{30,}/.exec(data.description) ?? []
    expect(sentence).not.toBe('')
    expect(html.includes(sentence)).toBe(false)
  }
  await titles.first().getByRole('link').click()
  await expect(page).toHaveURL((url) => url.pathname === `/news/${result[0]?.slug}`)
})

test('the promotions lead to the news of their category @desktop', async ({ page }) => {
  await page.goto('/en')
  await page.locator('#promotions').getByRole('link', { name: homeWords.en.all }).click()
  await expect(page).toHaveURL(/\/en\/news\?category=\d+$/)
  await expect(page.locator('main').getByRole('heading', { level: 3 }).first()).toBeVisible()
})

test('visitors reach news and branches from the header of every page, on a phone through its menu @also-desktop', async ({
  page,
  isMobile,
}) => {
  const header = page.getByRole('banner')
  for (const [name, path] of [
    ['ข่าวและโปรโมชั่น', '/news'],
    ['ค้นหาสาขา', '/branch'],
  ] as const) {
    await page.goto('/')
    if (isMobile) await header.locator('summary').click()
    await header.getByRole('link', { name }).filter({ visible: true }).click()
    await expect(page).toHaveURL((url) => url.pathname === path)
    await expect(header.locator('a[aria-current=page]', { hasText: name }).first()).toHaveAttribute(
      'href',
      path,
    )
  }
})

test('on a wide screen the whole navigation stands in the bar, in both languages @desktop', async ({
  page,
}) => {
  for (const path of ['/', '/en']) {
    await page.goto(path)
    const header = page.getByRole('banner')
    await expect(header.locator('summary')).toBeHidden()
    expect(await header.getByRole('link').filter({ visible: true }).count()).toBeGreaterThan(8)
  }
})
