import { expect } from '@playwright/test'
import { enterAsNewMember } from '../account/member.ts'
import { checkHtml } from '../crawl/check-html.ts'
import { tagOf } from '../support/tags.ts'
import { test } from '../support/test.ts'
import { findAsMember, memberSearchWords, searchPages } from './member-search.ts'

for (const language of ['th', 'en'] as const)
  test(`a member finds questions, downloads and e-news by the search of the site; a visitor none of them (${language}) @phone ${tagOf(language)}`, async ({
    page,
    request,
    product,
  }) => {
    test.setTimeout(120_000)
    const { words, main, results, search } = searchPages(page, language)
    for (const { typed, kind } of [words.manual, words.issue, words.question]) {
      await search(typed)
      await expect(main.locator('output')).not.toBeEmpty()
      await expect(results.filter({ hasText: kind })).toHaveCount(0)
      await expect(
        main.locator(
          '.search-list a[href*="/faq/"], .search-list a[href*="/enews/"], .search-list a[href*="/download?"]',
        ),
      ).toHaveCount(0)
    }
    await expect(main.getByText(words.lead)).toHaveCount(0)
    await enterAsNewMember({ page, request, product, language })
    await findAsMember(page, language)
  })

test('a member’s results are not cached, are valid HTML, and stay private @desktop', async ({
  page,
  request,
  product,
}) => {
  const { typed, title } = memberSearchWords.en.question
  const path = `/en/search?q=${encodeURIComponent(typed)}`
  const visitors = async () => await (await request.get(path)).text()
  expect(await visitors()).not.toContain(title)
  await enterAsNewMember({ page, request, product, language: 'en' })
  const answer = await page.request.get(path)
  const html = await answer.text()
  expect(answer.headers()['cache-control']).toBe('private, no-store')
  expect(html).toContain('/en/faq/payment#q-')
  expect(await checkHtml(html)).toEqual([])
  for (const again of [await visitors(), await visitors()]) {
    expect(again).not.toContain('/faq/payment')
    expect(again).not.toContain(title)
  }
})
