import { expect } from '@playwright/test'
import { test } from '../support/test.ts'
import { bannerOf, choices, consentWords, pressIn, readChoice } from './consent-page.ts'

test.use({ hasChosen: false })

test('without JavaScript accepting sets the same cookies and leads back to the page; two taps in the menu withdraw them, and that is confirmed [S4.consent.2] [S9.constants.2]', async ({
  page,
  context,
}) => {
  const note = page.getByText('Your cookie choice is saved')
  await page.goto('/en/branch?sector=1')
  await expect(bannerOf(page)).toBeVisible()
  await pressIn(page, consentWords.acceptAll)
  await expect(page).toHaveURL(/\/en\/branch\?sector=1#consent-saved$/)
  await expect(note).toBeVisible()
  await expect(bannerOf(page)).toBeHidden()
  expect(await readChoice(context)).toEqual(choices.all)
  for (const cookie of await context.cookies()) {
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Strict', secure: false, httpOnly: false })
    expect(cookie.expires).toBeGreaterThan(Date.now() / 1000 + 2_592_000 - 60)
    expect(cookie.expires).toBeLessThanOrEqual(Date.now() / 1000 + 2_592_000 + 1)
  }

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en')
  await expect(note).toBeHidden()
  await page.locator('.site-header__menu > summary').click()
  await page.getByRole('button', { name: 'Essential cookies only' }).click()
  await expect(note).toBeVisible()
  expect(await readChoice(context)).toEqual(choices.essential)
})

test('without JavaScript the close button hides the banner and sets nothing, and the settings stand on the cookie policy page [S4.consent.6] [S4.consent.7] [S4.consent.8]', async ({
  page,
  context,
}) => {
  await page.goto('/en/branch')
  await pressIn(page, consentWords.close)
  await expect(page).toHaveURL(/\/en\/branch#consent-closed$/)
  await expect(bannerOf(page)).toBeHidden()
  expect(await readChoice(context)).toEqual(choices.none)

  await page.goto('/en')
  await pressIn(page, consentWords.settings)
  await expect(page).toHaveURL(/\/en\/cookiePolicy#settings$/)
  const settings = page.locator('#settings')
  await expect(settings.getByRole('checkbox')).toHaveCount(3)
  await settings.locator('input[value="advertising"]:visible').uncheck()
  await settings.getByRole('button', { name: consentWords.confirm }).click()
  await expect(page).toHaveURL(/\/en\/cookiePolicy#consent-saved$/)
  expect(await readChoice(context)).toEqual(choices.analytics)
  await expect(bannerOf(page)).toBeHidden()

  await page.goto('/en')
  await page.getByRole('contentinfo').getByRole('link', { name: consentWords.settings }).click()
  // A page cached for everyone cannot know the choice, so nothing is ticked.
  await expect(settings.locator('input[value="analytics"]:visible')).not.toBeChecked()
  await settings.getByRole('button', { name: consentWords.confirm }).click()
  expect(await readChoice(context)).toEqual(choices.essential)
})
