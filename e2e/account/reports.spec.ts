import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { takeTime } from '../contact/contact-page.ts'
import { demoBranch } from '../every-page/pages.ts'
import { problemForm } from '../problem/problem-page.ts'
import { test } from '../support/test.ts'
import { enterAsNewMember } from './member.ts'
import { settingPages } from './setting-pages.ts'

/** Reports a stopped machine; returns its reference. */
async function report(
  page: Page,
  { phone, message }: { phone?: string; message?: string } = {},
): Promise<string> {
  const form = problemForm(page)
  await page.goto(`/problem?branch=${demoBranch.open}&machine=W-04`)
  await form.stopped.check()
  if (phone) await form.phone.fill(phone)
  if (message) await form.message.fill(message)
  await takeTime(page)
  await form.send.click()
  await expect(form.code).toBeVisible()
  return form.code.innerText()
}

test('a member’s own report and a linked earlier one are in the member’s laundry; others’ reports are not @long @phone', async ({
  page,
  request,
  product,
}) => {
  const earlier = await report(page, { phone: '0898765432' })
  await enterAsNewMember({ page, request, product, language: 'th' })
  const { says, reports, box, button, summary, done, main, open } = settingPages(page, 'th')
  await open('')
  await expect(reports.getByText(says.noReports)).toBeVisible()

  await main.getByText(says.joinOpen).click()
  await box(says.reference).fill(earlier.toLowerCase())
  await box(says.proof).fill('0811111111')
  await button(says.join).click()
  await expect(summary.getByRole('listitem')).toHaveText(says.joinUnknown)
  await expect(box(says.reference)).toHaveValue(earlier.toLowerCase())
  await box(says.proof).fill('089-876-5432')
  await button(says.join).click()
  await expect(done).toContainText(earlier)
  await expect(summary).toHaveCount(0)

  // The form is prefilled with phone and email.
  await page.goto('/problem')
  await expect(problemForm(page).phone).toHaveValue('0812345678')
  const own = await report(page, { message: 'ผ้ายังค้างอยู่' })
  const thanks = page.locator('.form-thanks')
  await expect(thanks).toContainText('อยู่ในบัญชีของคุณแล้ว')
  await expect(thanks).not.toContainText('เก็บรหัสนี้ไว้')
  await thanks.getByRole('link', { name: 'ไปที่ตะกร้าผ้าของฉัน' }).click()
  await expect(reports.getByRole('listitem')).toHaveCount(2)
  await expect(reports.getByRole('listitem').filter({ hasText: own })).toContainText(says.received)
  await reports.getByRole('link', { name: own }).click()
  await expect(page).toHaveURL((url) => url.pathname === `/problem/${own}`)
  await expect(page.locator('[aria-current=step]')).toContainText(says.received)
  await expect(page.locator('.problem-sent')).toContainText('ผ้ายังค้างอยู่')

  await page.context().clearCookies()
  await page.reload()
  await expect(page.locator('.problem-sent')).toContainText('แจ้งจากบัญชีสมาชิก')
  await expect(page.locator('main')).not.toContainText('ผ้ายังค้างอยู่')
})

test('the forms are empty for a visitor who is not signed in @desktop', async ({ request }) => {
  for (const path of ['/contact', '/problem', '/investor/interest']) {
    const [field] =
      /<input [^>]*name="phone"[^>]*>/.exec(await (await request.get(path)).text()) ?? []
    expect(field, path).toBeDefined()
    expect(field, path).not.toMatch(/ value="[^"]/)
  }
})
