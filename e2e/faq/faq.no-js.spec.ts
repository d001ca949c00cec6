import { expect } from '@playwright/test'
import { enterAsNewMember } from '../account/member.ts'
import { tagOf } from '../support/tags.ts'
import { test } from '../support/test.ts'
import { faqPages } from './faq-pages.ts'
import { readQuestions } from './read-questions.ts'

for (const language of ['th', 'en'] as const)
  test(`without JavaScript what helps at a machine opens before the report; a member finds a question, says whether it helped and is back at it, open (${language}) ${tagOf(language)}`, async ({
    page,
    request,
    product,
  }) => {
    test.setTimeout(90_000)
    const { words, main, pathOf } = faqPages(page, language)
    await test.step('what helps at a machine', async () => {
      await page.goto(pathOf('/problem'))
      const aid = main.getByRole('region', { name: words.aid })
      await aid.locator('summary', { hasText: words.stopped }).click()
      await expect(aid.getByText(words.aidAnswer)).toBeVisible()
    })
    await enterAsNewMember({ page, request, product, language })
    await readQuestions(page, language)
  })
