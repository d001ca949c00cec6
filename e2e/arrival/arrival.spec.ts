import { expect } from '@playwright/test'
import { test } from '../support/test.ts'

const words = {
  th: { start: '/branch', link: 'แฟรนไชส์', region: 'ภาค' },
  en: { start: '/en/branch', link: 'Franchise', region: 'Region' },
}

for (const language of ['th', 'en'] as const) {
  test(`a page that comes without a new document is told by its title, and the keyboard goes on from its heading (${language})${language === 'en' ? ' @long' : ''} @desktop`, async ({
    page,
  }) => {
    const { start, link, region } = words[language]
    await page.goto(start)
    const told = page.locator('.page-arrival')
    await expect(told).toBeEmpty()

    // A filter stays on the page: only its count is announced.
    const choice = page.getByRole('combobox', { name: region })
    await choice.focus()
    await choice.selectOption({ index: 1 })
    await expect(page).toHaveURL(/sector=/)
    await expect(choice).toBeFocused()
    await expect(told).toBeEmpty()

    await page.getByRole('banner').getByRole('link', { name: link, exact: true }).first().click()
    await expect(page).toHaveURL(/\/investor$/)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeFocused()
    await expect(heading).toHaveCSS('outline-style', 'none')
    await expect(told).toHaveText(await page.title())
    expect(await page.evaluate(() => scrollY)).toBe(0)

    await page.goBack()
    await expect(page).toHaveURL(/sector=/)
    await expect(heading).toBeFocused()
    await expect(told).toHaveText(await page.title())
  })
}
