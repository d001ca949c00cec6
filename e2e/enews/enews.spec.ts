import { expect } from '@playwright/test'
import { enterAsNewMember } from '../account/member.ts'
import { tagOf } from '../support/tags.ts'
import { test } from '../support/test.ts'
import { viewportOf } from '../support/viewports.ts'
import { enewsWords, readIssue } from './read-issue.ts'

for (const language of ['th', 'en'] as const) {
  test(`a member reads the newest issue, keeps its PDF and finds the first by its year (${language}) [S1.purpose.1] [S2.pages.9] ${viewportOf(language)} ${tagOf(language)}`, async ({
    page,
    request,
    product,
  }) => {
    test.setTimeout(90_000)
    await enterAsNewMember({ page, request, product, language })
    await readIssue(page, language)
  })

  test(`a visitor is told what the e-news are, and of one issue is led to the log-in (${language}) ${viewportOf(language)} ${tagOf(language)}`, async ({
    page,
  }) => {
    const words = enewsWords[language]
    await page.goto(`${words.prefix}/enews`)
    const main = page.locator('main')
    await expect(main.getByRole('heading', { name: words.gate })).toBeVisible()
    await expect(main.getByRole('link', { name: words.signIn, exact: true })).toHaveAttribute(
      'href',
      `${words.prefix}/login?next=${encodeURIComponent(`${words.prefix}/enews`)}`,
    )
    await page.goto(`${words.prefix}/enews/18`)
    await expect(page).toHaveURL(/\/login\?next=.*enews%2F18&reason=members$/)
  })
}
