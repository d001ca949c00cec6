import { expect, type Page } from '@playwright/test'
import { countTaps } from '../support/count-taps.ts'
import { test } from '../support/test.ts'
import { bannerOf, choices, consentWords, pressIn, readChoice, settingsOf } from './consent-page.ts'

test.use({ hasChosen: false })

const words = {
  th: {
    home: '/',
    acceptAll: 'ยอมรับทั้งหมด',
    menu: 'เมนู',
    essential: 'ใช้แค่คุกกี้ที่จำเป็น',
    saved: 'บันทึกแล้ว ใช้เฉพาะคุกกี้ที่จำเป็น',
    minimal: 'ตอนนี้ใช้เฉพาะคุกกี้ที่จำเป็น',
  },
  en: {
    home: '/en',
    acceptAll: consentWords.acceptAll,
    menu: 'Menu',
    essential: 'Essential cookies only',
    saved: 'Saved: essential cookies only',
    minimal: 'Only essential cookies are on',
  },
}

const menuOf = (page: Page, label: string) =>
  page.getByRole('banner').locator(`summary[aria-label="${label}"]`)

for (const language of ['th', 'en'] as const) {
  const { home, acceptAll, menu, essential, saved, minimal } = words[language]
  // `npm test` runs it in Thai.
  const tag = language === 'th' ? '@phone' : '@long @phone'

  test(`cookies are withdrawn in two taps from the top of the page, and that is confirmed; then the menu says so and offers only the settings, ${language} ${tag}`, async ({
    page,
    context,
  }) => {
    await page.goto(home)
    await pressIn(page, acceptAll)
    await expect(bannerOf(page)).toHaveCount(0)
    expect(await readChoice(context)).toEqual(choices.all)

    const taps = countTaps()
    await taps.tap(menuOf(page, menu))
    await taps.tap(page.getByRole('button', { name: essential }))
    expect(await readChoice(context)).toEqual(choices.essential)
    await expect(page.getByText(saved)).toBeInViewport()
    await expect(page.getByRole('button', { name: essential })).toBeHidden()
    expect(taps.count()).toBe(2)
    expect(await page.evaluate(() => scrollY)).toBe(0)

    await page.reload()
    await menuOf(page, menu).tap()
    const unfolded = page.locator('.site-header__unfolded:visible')
    await expect(unfolded.getByText(minimal)).toBeVisible()
    await expect(unfolded.locator('a[href$="/cookiePolicy#settings"]')).toBeVisible()
    await expect(unfolded.getByRole('button', { name: essential })).toHaveCount(0)
  })
}

test('what was saved lies over no entry of the open menu and is gone in seconds; from there the settings open, refuse in one press, and the menu’s button has the focus again @long @phone', async ({
  page,
  context,
}) => {
  await page.goto('/en/branch')
  await pressIn(page, consentWords.acceptAll)
  const note = page.getByText('Saved: all cookies are on')
  await expect(note).toBeVisible()
  await expect(bannerOf(page)).toHaveCount(0)
  await menuOf(page, 'Menu').click()
  const covered = await page.locator('.site-header__unfolded a').evaluateAll((links) =>
    links
      .filter((link) => {
        const { left, top, width, height } = link.getBoundingClientRect()
        const onTop = document.elementFromPoint(left + width / 2, top + height / 2)
        return onTop?.closest('.toasts')
      })
      .map(({ textContent }) => textContent),
  )
  expect(covered).toEqual([])
  await expect(note).toBeHidden({ timeout: 5000 })

  await page.getByRole('banner').getByRole('link', { name: consentWords.settings }).click()
  await expect(settingsOf(page)).toBeVisible()
  await settingsOf(page).getByRole('button', { name: consentWords.refuse }).click()
  await expect(settingsOf(page)).toBeHidden()
  expect(await readChoice(context)).toEqual(choices.essential)
  await expect(page.locator('.site-header__menu > summary')).toBeFocused()
})

test('the foot of the home page opens the settings, clear of the figures that lie there @long @desktop', async ({
  page,
  context,
}) => {
  await page.goto('/en')
  await pressIn(page, consentWords.acceptAll)
  await expect(page.locator('dialog[open] .home-popup')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: consentWords.settings }).click()
  await settingsOf(page).getByRole('button', { name: consentWords.refuse }).click()
  await expect(settingsOf(page)).toBeHidden()
  expect(await readChoice(context)).toEqual(choices.essential)
})

test('a browser that keeps no cookies is told that nothing was saved @desktop', async ({
  page,
  context,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} }),
  )
  await page.goto('/en')
  await pressIn(page, consentWords.acceptAll)
  await expect(page.getByText(/we couldn’t save your choice/)).toBeVisible()
  expect(await readChoice(context)).toEqual(choices.none)
})
