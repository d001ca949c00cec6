import { expect } from '@playwright/test'
import { enterAsNewMember } from '../account/member.ts'
import { checkHtml } from '../crawl/check-html.ts'
import { tagOf } from '../support/tags.ts'
import { test } from '../support/test.ts'
import { viewportOf } from '../support/viewports.ts'
import { faqPages } from './faq-pages.ts'
import { readQuestions } from './read-questions.ts'

for (const language of ['th', 'en'] as const) {
  test(`a member finds a question by its subject and by a search, and says whether it helped (${language}) [S2.webboard.2] ${viewportOf(language)} ${tagOf(language)}`, async ({
    page,
    request,
    product,
  }) => {
    test.setTimeout(90_000)
    await enterAsNewMember({ page, request, product, language })
    await readQuestions(page, language)
  })

  test(`what helps at a machine stands before the report, open to anyone (${language}) ${viewportOf(language)} ${tagOf(language)}`, async ({
    page,
  }) => {
    const { words, main, pathOf } = faqPages(page, language)
    await page.goto(pathOf('/problem'))
    const aid = main.getByRole('region', { name: words.aid })
    await expect(aid.locator('details')).toHaveCount(4)
    await expect(aid.getByText(words.aidAnswer)).toBeHidden()
    await aid.locator('summary', { hasText: words.stopped }).click()
    await expect(aid.getByText(words.aidAnswer)).toBeVisible()
    await expect(aid.getByRole('heading', { level: 3 })).toHaveCount(3)
  })
}

test('an address of one question arrives with it open, in a document and through the router; what a member is shown keeps to the standard of HTML, and nothing is made up of nonsense @desktop', async ({
  page,
  request,
  product,
}) => {
  await enterAsNewMember({ page, request, product, language: 'en' })
  const { pathOf, question, summary, answer, main } = faqPages(page, 'en')
  await page.goto(pathOf('/faq/payment'))
  const id = await question.locator('.disclosure__content').getAttribute('id')
  expect(id).toMatch(/^q-\d+$/)
  await page.goto(pathOf('/faq'))
  await page.goto(`${pathOf('/faq/payment')}#${id}`)
  await expect(answer).toBeVisible()
  await expect(summary).toBeInViewport()
  await main.getByRole('link', { name: 'All subjects' }).click()
  await expect(page).toHaveURL((url) => url.pathname === pathOf('/faq'))
  await page.goBack()
  await expect(answer).toBeVisible()

  await test.step('the standard of HTML', async () => {
    for (const path of ['/faq', '/faq/trouble', '/faq?search=coins', '/faq?search=zzzz']) {
      const shown = await page.request.get(pathOf(path))
      expect([path, shown.status(), await checkHtml(await shown.text())]).toEqual([path, 200, []])
    }
  })

  await test.step('nonsense', async () => {
    expect((await page.request.get(pathOf('/faq/no-such-subject'))).status()).toBe(404)
    const nonsense: Record<string, string>[] = [
      { helped: 'yes' },
      { faq: 'x', helped: 'yes' },
      { faq: '1', helped: 'perhaps' },
    ]
    for (const form of nonsense)
      expect((await page.request.post(pathOf('/faq'), { form })).status()).toBe(400)
  })
})

test('a visitor sees what the page offers but no content, and returns after signing in @desktop', async ({
  page,
  request,
}) => {
  const { words, pathOf } = faqPages(page, 'en')
  for (const path of ['/faq', '/faq/payment', '/faq/no-such-subject', '/faq?search=coins']) {
    const answer = await request.get(pathOf(path))
    expect(answer.status(), path).toBe(200)
    expect(answer.headers()['cache-control'], path).toBe('private, no-store')
    const html = await answer.text()
    expect(html).toContain(words.gate)
    expect(html).toMatch(/name="robots" content="[^"]*noindex/)
    for (const secret of [words.question, words.sub, words.main]) expect(html).not.toContain(secret)
    expect(html).toContain(`href="/en/login?next=${encodeURIComponent(pathOf(path))}"`)
  }
})
