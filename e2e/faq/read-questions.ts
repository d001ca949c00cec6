import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { faqPages, type FaqLanguage } from './faq-pages.ts'

/** From all topics to one question, its answer and a rating that is stored; then the same by search, and the nearest. */
export async function readQuestions(page: Page, language: FaqLanguage): Promise<void> {
  const { words, main, pathOf, question, summary, answer, yes, no, said, search } = faqPages(
    page,
    language,
  )
  await page.goto(pathOf('/faq'))
  await expect(main.locator('.main-faq-cards li')).toHaveCount(6)
  await main.getByRole('link', { name: words.main }).click()
  await expect(page).toHaveURL((url) => url.pathname === pathOf('/faq/payment'))
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(words.main)
  await expect(main.getByRole('heading', { level: 2, name: words.sub })).toBeVisible()

  await expect(answer).toBeHidden()
  await summary.click()
  await expect(answer).toBeVisible()
  await expect(answer).toHaveText(words.answer)
  await yes.click()
  await expect(said).toHaveText(words.thanks)
  await expect(answer).toBeVisible()
  await no.click()
  await expect(said).toHaveText(words.sorry)
  // Waits for the load: the rest of this page would replace the next one.
  await page.waitForLoadState('load')
  // By URL, not by reload: without scripts the fragment may open the question again.
  await page.goto(pathOf('/faq/payment'))
  await expect(answer).toBeHidden()
  await summary.click()
  await expect(no).toHaveAttribute('aria-pressed', 'true')
  await expect(yes).toHaveAttribute('aria-pressed', 'false')

  await search(words.typed)
  await expect(page).toHaveURL((url) => url.pathname === pathOf('/faq'))
  // Text typed before the page is ready would go to the previous page.
  await expect(main.getByRole('heading', { level: 2, name: words.typed })).toBeVisible()
  await expect(question).toHaveCount(1)
  await search(words.near)
  await expect(main.getByRole('heading', { level: 3, name: words.nearest })).toBeVisible()
  await expect(question).toHaveCount(1)
  await expect(main.getByRole('link', { name: words.report })).toBeVisible()
  await search('zzzz')
  await expect(main.getByText(words.none, { exact: true })).toBeVisible()
}
