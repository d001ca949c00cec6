import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { tagOf } from '../support/tags.ts'
import { test } from '../support/test.ts'
import { boardPages } from './board-pages.ts'
import { answer, ask } from './talk.ts'
import { enterAsWriter, newWriter } from './writers.ts'

for (const language of ['th', 'en'] as const) {
  test(`without JavaScript a member posts, sees a preview and the rate limit, accepts a solution, changes the post and withdraws it (${language}) @long`, async ({
    page,
    request,
    product,
  }) => {
    test.setTimeout(120_000)
    const journey = { page, request, product, language }
    await enterAsWriter(journey)
    await ask(journey)
  })

  test(`without JavaScript a member replies with a quote, changes the reply and withdraws it (${language}) ${tagOf(language)}`, async ({
    page,
    request,
    product,
  }) => {
    test.setTimeout(120_000)
    const journey = { page, request, product, language }
    await enterAsWriter(journey)
    await answer(journey)
  })
}

test('without JavaScript a member finds unanswered posts in English, and is told of the review before writing @long', async ({
  page,
  request,
  product,
}) => {
  const journey = { page, request, product, language: 'en' as const }
  await enterAsWriter(journey)
  const { main, pathOf, link } = boardPages(page, 'en')
  // Not a moment: one in eleven is the number of an identity card, which is held for review.
  const title = `How long does a duvet take to dry? ${randomUUID().slice(0, 8)}`
  await (await newWriter(journey)).post(title, 'It is a king-size one with feathers.')
  // On the English site the list begins with posts in English.
  await page.goto(pathOf('/webboard'))
  await link('No replies yet').click()
  await expect(page).toHaveURL(/\/en\/webboard\?filter=unanswered$/)
  await expect(main.getByRole('heading', { name: 'English posts with no replies' })).toBeVisible()
  const row = main.locator('.board-table__row', { hasText: title })
  await expect(row).toContainText('New')
  await expect(row.locator('time')).toHaveText('just now')
  await page.goto(pathOf('/webboard/new'))
  await expect(main.getByText('You’re new here')).toBeVisible()
})
