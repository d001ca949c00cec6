import { expect, type Page } from '@playwright/test'
import { test } from '../support/test.ts'

/** As after an upgrade: the open page was made by another build than the data that it receives now. */
async function upgrade(page: Page) {
  await page.route(/\.data(\?|$)/, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 })
    await route.fulfill({ response, headers: { ...response.headers(), 'x-build': 'another' } })
  })
}

/** Resolves when the page loads another document. */
const nextDocument = (page: Page) =>
  page.waitForRequest(
    (request) => request.isNavigationRequest() && request.frame() === page.mainFrame(),
  )

test('a page of another build shows the next page by loading its document @desktop', async ({
  page,
}) => {
  await page.goto('/en/contact')
  await upgrade(page)
  const document = nextDocument(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Branches' }).first().click()
  expect(new URL((await document).url()).pathname).toBe('/en/branch')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/en\/contact$/)
})

test('a form on a page of another build is sent, and keeps its text if a field is wrong @desktop', async ({
  page,
}) => {
  await page.goto('/en/contact')
  await upgrade(page)
  const main = page.locator('main')
  await main.getByLabel('First name', { exact: true }).fill('Somsri')
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    main.getByRole('button', { name: /^Send/ }).click(),
  ])
  expect(new URL(answer.url()).pathname).toBe('/en/contact.data')
  await expect(main.getByRole('alert').first()).toBeVisible()
  await expect(main.getByLabel('First name', { exact: true })).toHaveValue('Somsri')
})
