import { expect } from '@playwright/test'
import { enterAsNewMember } from '../account/member.ts'
import { tagOf } from '../support/tags.ts'
import { test } from '../support/test.ts'
import { viewportOf } from '../support/viewports.ts'
import { downloadWords, fetchManual } from './fetch-manual.ts'

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

  test(`a visitor is told what there is, and comes back to it once he is signed in (${language}) ${viewportOf(language)} ${tagOf(language)}`, async ({
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

test('the popup closes by Escape, and goes back to where it was opened @desktop', async ({
  page,
  request,
  product,
}) => {
  await enterAsNewMember({ page, request, product, language: 'en' })
  await page.goto('/en/download?category=1')
  await page
    .getByRole('heading', { level: 3, name: downloadWords.en.manual })
    .getByRole('link')
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/en\/download\?category=1$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
