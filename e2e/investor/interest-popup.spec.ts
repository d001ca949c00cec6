import { expect } from '@playwright/test'
import { tabTo } from '../support/keyboard.ts'
import { findLeads } from '../support/leads.ts'
import { tagOf } from '../support/tags.ts'
import { test } from '../support/test.ts'
import { interestForm } from './interest-form.ts'

for (const language of ['th', 'en'] as const) {
  test(`the keyboard alone opens the form over the page, closes it without loss and sends it (${language}) [S2.investor.4] [S1.purpose.4] ${tagOf(language)} @desktop`, async ({
    page,
    request,
    contentUrl,
    administrator,
  }) => {
    const form = interestForm(page, language, true)
    const { words, place: dialog } = form
    const scripts: string[] = []
    page.on('request', (asked) => asked.resourceType() === 'script' && scripts.push(asked.url()))
    await page.goto(words.investor, { waitUntil: 'networkidle' })
    const isPopupCode = (url: string) => /\/interest-popup-/.test(url)
    expect(scripts.filter(isPopupCode)).toEqual([])

    const opener = page.locator('main').getByRole('link', { name: words.ask }).first()
    await tabTo(page, opener)
    await page.keyboard.press('Enter')
    await expect(form.send).toBeVisible()
    expect(scripts.filter(isPopupCode)).toHaveLength(1)
    expect(new URL(page.url()).pathname).toBe(words.investor)
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true)

    await test.step('empty: the faults, in the page and at once', async () => {
      await tabTo(page, form.send)
      await page.keyboard.press('Enter')
      await expect(form.summary).toBeFocused()
      await expect(form.summary.getByRole('link')).toHaveText([...words.missing])
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(form.firstName).toBeFocused()
    })

    await test.step('malformed: named', async () => {
      await page.keyboard.type('สมหญิง')
      await form.phone.fill('081-234x')
      await form.email.fill('somying@')
      await tabTo(page, form.send)
      await page.keyboard.press('Enter')
      for (const fault of words.malformed)
        await expect(form.summary.getByRole('link', { name: fault })).toBeVisible()
    })

    await test.step('closed and opened again it holds what was typed', async () => {
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(form.firstName).toHaveValue('สมหญิง')
    })

    const message = `ตึกแถวสองคูหา ${Date.now()}`
    await form.fillIn(message)
    await test.step('without a network nothing is lost', async () => {
      await page.context().setOffline(true)
      await form.send.click()
      await expect(form.summary).toContainText(words.away)
      await expect(form.message).toHaveValue(message)
      await page.context().setOffline(false)
    })
    await form.send.press('Enter')
    await expect(form.sent).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
    expect(await findLeads({ request, contentUrl, administrator }, message)).toMatchObject([
      { kind: 'franchise', phone: '+66812345678', budget: '2_to_3_99m', language },
    ])
  })
}

test('the form over the page begins with the package that was looked at, until something was written @long @phone', async ({
  page,
}) => {
  const form = interestForm(page, 'en', true)
  await page.goto('/en/investor')
  const ask = page.locator('#packages').getByRole('link', { name: /^Ask about this package/ })
  await ask.nth(1).click()
  await expect(form.message).toHaveValue(form.words.about)
  await page.keyboard.press('Escape')
  await ask.nth(0).click()
  await expect(form.message).toHaveValue('I’m interested in this package: Two machines')
  await form.message.fill('My own words')
  await page.keyboard.press('Escape')
  await ask.nth(1).click()
  await expect(form.message).toHaveValue('My own words')
})
