import { expect } from '@playwright/test'
import { test } from '../support/test.ts'
import {
  bannerOf,
  choices,
  confirm,
  consentWords,
  pressIn,
  readChoice,
  settingsOf,
  toggle,
} from './consent-page.ts'

test.use({ hasChosen: false })

test('the settings are a modal with three toggles, essential cookies fixed on and the others on at first; Escape forgets what was not confirmed, confirming saves what is ticked [S4.consent.3] [S4.consent.4] [S4.consent.5] [S4.consent.6] @desktop', async ({
  page,
  context,
}) => {
  await page.goto('/en')
  const opener = bannerOf(page).getByRole('button', { name: consentWords.settings })
  await opener.click()
  const dialog = settingsOf(page)
  await expect(dialog).toBeVisible()
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true)
  await expect(dialog.getByRole('checkbox')).toHaveCount(3)
  await expect(toggle(page, 'general')).toBeChecked()
  await expect(toggle(page, 'general')).toBeDisabled()
  await expect(toggle(page, 'analytics')).toBeChecked()
  await expect(toggle(page, 'advertising')).toBeChecked()

  await test.step('Escape closes the settings alone and gives the focus back', async () => {
    await toggle(page, 'analytics').uncheck()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await expect(toggle(page, 'analytics')).toBeChecked()
  })

  await test.step('confirming closes modal and banner', async () => {
    await toggle(page, 'advertising').uncheck()
    await confirm(page)
    await expect(dialog).toBeHidden()
    await expect(bannerOf(page)).toHaveCount(0)
    expect(await readChoice(context)).toEqual(choices.analytics)
  })
})

test('the settings are at most 80vh high, whatever the screen [S9.constants.3] @long', async ({
  page,
}) => {
  for (const height of [844, 500, 320]) {
    await page.setViewportSize({ width: 390, height })
    await page.goto('/en')
    await pressIn(page, consentWords.settings)
    await expect(settingsOf(page)).toBeVisible()
    const box = await settingsOf(page).boundingBox()
    expect(box?.height).toBeLessThanOrEqual(height * 0.8 + 0.5)
    await expect(
      settingsOf(page).getByRole('button', { name: consentWords.confirm }),
    ).toBeInViewport()
  }
})

test('the descriptions are those of the content service [S7.consent.2] [S3.consent.2] [S3.consent.3] @long @desktop', async ({
  page,
  request,
  contentUrl,
}) => {
  await page.goto('/en')
  await pressIn(page, consentWords.settings)
  for (const name of ['general', 'analytic', 'ads']) {
    const answer = await request.get(`${contentUrl}/items/${name}_cookie_description`, {
      headers: { lang: 'en' },
    })
    const { data } = await answer.json()
    for (const record of [data].flat())
      await expect(settingsOf(page)).toContainText(record.description)
  }
})

test('the close button of the settings hides them and the banner [S4.consent.8] @long @desktop', async ({
  page,
  context,
}) => {
  await page.goto('/en')
  await pressIn(page, consentWords.settings)
  await settingsOf(page).getByRole('button', { name: consentWords.close }).click()
  await expect(settingsOf(page)).toBeHidden()
  await expect(bannerOf(page)).toHaveCount(0)
  expect(await readChoice(context)).toEqual(choices.none)
})

test('the focus stays within the settings while they are open @long @desktop', async ({ page }) => {
  await page.goto('/en')
  await pressIn(page, consentWords.settings)
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab')
    const isInside = await page.evaluate(() => {
      const focused = document.activeElement
      return focused === document.body || focused?.closest('dialog') !== null
    })
    expect(isInside, `after ${step + 1} steps`).toBe(true)
  }
})
