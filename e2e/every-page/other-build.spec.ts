import { expect, type Page } from '@playwright/test'
import { contactForm } from '../contact/contact-page.ts'
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
  await page.getByRole('contentinfo').getByRole('link', { name: 'Find a branch' }).click()
  expect(new URL((await document).url()).pathname).toBe('/en/branch')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/en\/contact$/)
})

test('a form on a page of another build is sent, and its answer is shown @desktop', async ({
  page,
}) => {
  await page.goto('/en/contact')
  await upgrade(page)
  const form = contactForm(page, 'en')
  await form.firstName.fill('Somsri')
  await form.phone.fill('0812345678')
  await form.message.fill('Do you wash curtains?')
  await form.consent.check()
  await form.send.click()
  await expect(page.getByText(form.words.sent)).toBeVisible()
})
