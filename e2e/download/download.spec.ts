import { expect } from '@playwright/test'
import { enterAsNewMember } from '../account/member.ts'
import { tagOf } from '../support/tags.ts'
import { test } from '../support/test.ts'
import { viewportOf } from '../support/viewports.ts'
import { downloadWords, fetchManual } from './fetch-manual.ts'
import { readByKeyboard } from './read-by-keyboard.ts'
import { categoryInThai, createCategory } from './category-in-thai.ts'

for (const language of ['th', 'en'] as const) {
  test(`a member finds a manual, looks into it, downloads it and goes on (${language}) [S2.download.1] [S2.pages.8] ${viewportOf(language)} ${tagOf(language)}`, async ({
    page,
    request,
    product,
  }) => {
    test.setTimeout(90_000)
    await enterAsNewMember({ page, request, product, language })
    await fetchManual(page, language)
  })

  test(`a visitor sees what the page offers, and returns to it after signing in (${language}) ${viewportOf(language)} ${tagOf(language)}`, async ({
    page,
  }) => {
    const words = downloadWords[language]
    const answer = await page.goto(`${words.prefix}/download?category=1`)
    expect(answer?.status()).toBe(200)
    const main = page.locator('main')
    await expect(main.getByRole('heading', { name: words.gate })).toBeVisible()
    await expect(main.getByRole('heading', { level: 3 })).toHaveCount(0)
    const way = main.getByRole('link', { name: words.signIn, exact: true })
    const next = encodeURIComponent(`${words.prefix}/download?category=1`)
    await expect(way).toHaveAttribute('href', `${words.prefix}/login?next=${next}`)
  })
}

for (const language of ['th', 'en'] as const)
  test(`by keyboard a member opens a file, goes on and back, and returns to the same place after closing it (${language}) @long ${language === 'en' ? '@desktop' : '@phone'}`, async ({
    page,
    request,
    product,
  }) => {
    test.setTimeout(90_000)
    await enterAsNewMember({ page, request, product, language })
    await readByKeyboard(page, language)
  })

test('a member reads a PDF within the popup if the browser has a viewer, until the next one is opened; a category without an English name is marked as Thai @desktop', async ({
  page,
  request,
  product,
  contentUrl,
  administrator,
}) => {
  const words = downloadWords.en
  // The test browser has no PDF viewer, but requests the file unless the page's policy blocks it.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true })
  })
  await enterAsNewMember({ page, request, product, language: 'en' })
  await page.goto('/en/download?category=1')
  await page.getByRole('heading', { level: 3, name: words.manual }).getByRole('link').click()
  const popup = page.getByRole('dialog')
  const [file] = await Promise.all([
    page.waitForResponse((answer) => answer.frame() !== page.mainFrame()),
    popup.getByRole('button', { name: words.read }).first().click(),
  ])
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
  await expect(popup.locator('iframe')).toBeVisible()
  await popup.getByRole('link', { name: words.next }).click()
  await expect(page.getByRole('dialog', { name: words.manual })).toHaveCount(0)
  await expect(popup).toBeVisible()
  await expect(popup.locator('iframe')).toHaveCount(0)

  await test.step('a category without an English name', async () => {
    const { id, remove } = await createCategory({ request, contentUrl, administrator })
    try {
      const main = page.locator('main')
      const named = (name: string) => main.getByRole('link', { name, exact: true })
      await page.goto(`/en/download?category=${id}`)
      await expect(named(categoryInThai)).toHaveAttribute('lang', 'th')
      await expect(main.getByRole('heading', { level: 2 }).first()).toHaveAttribute('lang', 'th')
      await expect(named(downloadWords.en.manuals)).not.toHaveAttribute('lang')
      await page.goto(`/download?category=${id}`)
      await expect(named(categoryInThai)).not.toHaveAttribute('lang')
    } finally {
      await remove()
    }
  })
})
