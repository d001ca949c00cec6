import { expect } from '@playwright/test'
import { countTaps } from '../support/count-taps.ts'
import { tagOf } from '../support/tags.ts'
import { test } from '../support/test.ts'
import { interestForm } from './interest-form.ts'

const words = {
  th: {
    home: '/',
    franchise: 'แฟรนไชส์',
    packages: 'ดูแพ็กเกจและราคา',
    total: 'เงินที่ต้อง\u200Bเตรียมทั้งหมด',
    ask: /^สนใจแพ็กเกจนี้/,
  },
  en: {
    home: '/en',
    franchise: 'Franchise',
    packages: 'Packages and prices',
    total: 'Total to budget',
    ask: /^Ask about this package/,
  },
} as const

for (const language of ['th', 'en'] as const) {
  const text = words[language]

  test(`what a franchise takes in all is three taps from the home page, and its form knows package and budget (${language}) ${tagOf(language)} @phone`, async ({
    page,
  }) => {
    const finger = countTaps()
    await page.goto(text.home)
    const header = page.getByRole('banner')
    await finger.tap(header.locator('.site-header__menu > summary'))
    await finger.tap(header.getByRole('link', { name: text.franchise, exact: true }))
    await finger.tap(page.getByRole('main').getByRole('link', { name: text.packages }))
    const small = page.locator('#packages li.card').nth(1)
    await small.scrollIntoViewIfNeeded()
    await expect(small).toContainText(text.total)
    await expect(small.locator('.package-money__total')).toHaveText(/2,315,300/)
    await expect(small.locator('dd')).toHaveText([/1,790,000/, /125,300/, /280,000/, /120,000/])
    expect(finger.count()).toBe(3)

    await small.getByRole('link', { name: text.ask }).click()
    const form = interestForm(page, language, true)
    await expect(form.message).toHaveValue(form.words.about)
    await expect(form.choice('budget')).toHaveValue('2_to_3_99m')
  })
}

test('the budget follows the package that was looked at, until one is chosen; where the form cannot be loaded the link leads to its page @desktop', async ({
  page,
}) => {
  const form = interestForm(page, 'en', true)
  await page.goto('/en/investor')
  const ask = page.locator('#packages').getByRole('link', { name: words.en.ask })
  await ask.nth(0).click()
  await expect(form.choice('budget')).toHaveValue('under_1m')
  await page.keyboard.press('Escape')
  await ask.nth(3).click()
  await expect(form.choice('budget')).toHaveValue('4m_and_above')
  await form.choice('budget').selectOption('1_to_1_99m')
  await page.keyboard.press('Escape')
  await ask.nth(0).click()
  await expect(form.choice('budget')).toHaveValue('1_to_1_99m')

  await test.step('the form cannot be loaded', async () => {
    await page.goto('/en/investor')
    await page.route('**/investor/interest.json', (route) => route.abort())
    await page.locator('main').getByRole('link', { name: 'Ask about a franchise' }).first().click()
    await expect(page).toHaveURL(/\/en\/investor\/interest$/)
    await expect(interestForm(page, 'en').send).toBeVisible()
  })
})
