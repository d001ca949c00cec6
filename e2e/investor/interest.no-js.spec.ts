import { expect } from '@playwright/test'
import { findLeads } from '../support/leads.ts'
import { tagOf } from '../support/tags.ts'
import { test } from '../support/test.ts'
import { interestForm } from './interest-form.ts'

/** Verbatim from spec §9, with an initial capital. */
const choices = {
  budget: ['Under 1 M Baht', '1 to 1.99 M', '2 to 3.99 M', '4 M and above'],
  contactTime: ['Before 09:00', '09:00-12:00', '13:00-17:30', 'After 17:30'],
  timeline: ['Under 3 months', 'Under 6 months', 'Over 6 months'],
  sourceOfFund: ['Cash', 'Loan'],
  placeType: [
    'Gas station',
    'Community mall',
    'Convenience store',
    'Department store',
    'University',
    'Market',
    'Village',
    'Condominium or apartment',
    'Other',
  ],
  openShop: ['Have space in building', 'Have empty land', 'Do not have yet'],
  adSource: [
    'Facebook',
    'Event',
    'Employee Referral',
    'Referral',
    'Google AdWords',
    'Partner',
    'Seminar',
    'Webinar',
    'Youtube',
    'Line',
  ],
}

for (const language of ['th', 'en'] as const) {
  test(`without JavaScript interest in a franchise is refused with its faults, kept and stored (${language}) [S5.interest.1] [S5.interest.2] [S5.interest.3] [S9.franchise.1] [S9.franchise.2] [S9.franchise.3] [S9.franchise.4] [S9.franchise.5] [S9.franchise.6] [S9.franchise.7] ${tagOf(language)}`, async ({
    page,
    request,
    contentUrl,
    administrator,
  }) => {
    const form = interestForm(page, language)
    const { words } = form
    await page.goto(words.investor)
    await page.locator('#packages').getByRole('link').nth(1).click()
    await expect(page).toHaveURL(/\/investor\/interest\?package=small$/)
    await expect(form.message).toHaveValue(words.about)

    await test.step('the choices are those of the specification, none made beforehand but the budget of the package', async () => {
      for (const [name, labels] of Object.entries(choices)) {
        const options = form.choice(name).locator('option')
        await expect(form.choice(name)).toHaveValue(name === 'budget' ? '2_to_3_99m' : '')
        await expect(options).toHaveCount(labels.length + 1)
        if (language === 'en') await expect(options).toHaveText([/./, ...labels])
      }
      expect(await form.choice('province').locator('option').count()).toBeGreaterThan(70)
    })

    await test.step('empty: all faults, the focus in their summary', async () => {
      const [answer] = await Promise.all([
        page.waitForResponse('**/investor/interest'),
        form.send.click(),
      ])
      expect(answer.status()).toBe(422)
      await expect(form.summary).toBeFocused()
      await expect(form.summary.getByRole('link')).toHaveText([...words.missing])
    })

    const message = `ที่ดินหน้าตลาด 40 ตร.ว. ${Date.now()}`
    await test.step('malformed: named, and everything else is still there', async () => {
      await form.fillIn(message)
      await form.phone.fill('081-234-567x')
      await form.email.fill('somying@')
      await form.send.click()
      await expect(form.summary.getByRole('link')).toHaveText([...words.malformed])
      await expect(form.message).toHaveValue(message)
      await expect(form.choice('budget')).toHaveValue('2_to_3_99m')
      await expect(form.consent).toBeChecked()
    })

    await form.fillIn(message)
    await form.send.click()
    await expect(form.sent).toBeVisible()
    await expect(page).toHaveURL(/\/investor\/interest\?sent=1$/)
    expect(await findLeads({ request, contentUrl, administrator }, message)).toMatchObject([
      {
        kind: 'franchise',
        firstName: 'สมหญิง',
        lastName: 'ใจดี',
        phone: '+66812345678',
        email: 'somying@example.com',
        budget: '2_to_3_99m',
        placeType: 'market',
        language,
      },
    ])
  })
}

test('without JavaScript the estimate is a form whose answer is a page of its own, kept by no cache', async ({
  page,
}) => {
  await page.goto('/en/investor')
  const answer = page.locator('#estimate-result')
  const before = await answer.locator('output').textContent()
  await page.getByLabel('Rent').fill('1000000')
  const [response] = await Promise.all([
    page.waitForResponse(/rent=1000000/),
    page.getByRole('button', { name: 'Calculate' }).click(),
  ])
  expect(response.headers()['cache-control']).toContain('no-cache')
  await expect(answer).toContainText('never pays back')
  await expect(answer).toContainText('not a guarantee of income')
  await expect(answer).toBeInViewport()
  await expect(page.getByLabel('Rent')).toHaveValue('1000000')

  await page.goto('/en/investor?rent=%3Cb%3E&packageId=0')
  await expect(answer.locator('output')).toHaveText(before ?? '')
  await expect(page.locator('#estimate')).toContainText('Enter a number from 0 to 1,000,000')
})
