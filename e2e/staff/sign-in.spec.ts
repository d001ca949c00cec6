import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { type Credentials, inviteEditor } from '../support/staff.ts'
import { test } from '../support/test.ts'

/** With the keyboard alone. */
async function typeIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[name="email"]').press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
}

/** The form looks at what was typed a moment later; until then it sends nothing. */
async function save(page: Page, status: number): Promise<void> {
  const answered = page.waitForResponse((sent) => sent.request().method() === 'PATCH')
  // Sent is enough: a second press would take away what the first one's answer says.
  const isSent = page.waitForRequest((sent) => sent.method() === 'PATCH').then(() => true)
  await expect(async () => {
    await page.locator('#action-save').click()
    expect(await Promise.race([isSent, wait(4000, false)])).toBe(true)
  }).toPass()
  expect((await answered).status()).toBe(status)
}

test('staff sign in with the keyboard, set a password of their own before anything else, and are told how long to wait after wrong ones @long @desktop', async ({
  page,
  request,
  contentUrl,
  administrator,
}) => {
  test.setTimeout(120_000)
  const editor = await inviteEditor({ request, contentUrl, administrator }, 'น้องฟ้า')
  await page.goto(`${contentUrl}/admin/login`)
  await typeIn(page, editor)
  await expect(page).toHaveURL(/\/admin\/account$/)
  await expect(page.getByText('ตั้งรหัสผ่านของคุณเอง')).toBeVisible()
  await page.goto(`${contentUrl}/admin/collections/branches`)
  await expect(page).toHaveURL(/\/admin\/account$/)

  const fresh = `${randomBytes(12).toString('base64url')}-ฝน`
  await page.locator('#change-password').click()
  const current = page.locator('input[name="currentPassword"]')
  await page.locator('input[name="password"]').fill('123456789012')
  await page.locator('input[name="confirm-password"]').fill('123456789012')
  await current.fill(editor.password)
  await save(page, 400)
  await expect(page.locator('p[role="alert"]')).toContainText(/^รหัสผ่านใหม่: .*เดาง่ายเกินไป/)
  const { violations } = await new AxeBuilder({ page }).include('.auth-fields').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])

  // Refused, both fields are open still, as they were typed.
  await expect(page.locator('input[name="confirm-password"]')).toHaveValue('123456789012')
  await expect(page.locator('p[role="alert"]')).toBeVisible()
  await page.locator('input[name="password"]').fill(fresh)
  await page.locator('input[name="confirm-password"]').fill(fresh)
  await save(page, 200)
  await expect(page).toHaveURL(/\/admin\/?$/)
  await page.goto(`${contentUrl}/admin/logout`)

  await page.context().clearCookies()
  await page.goto(`${contentUrl}/admin/login`)
  const guess = { email: editor.email, password: 'a wrong password' }
  for (let count = 0; count < 6; count++) {
    const answered = page.waitForResponse(/staff\/login/)
    await typeIn(page, guess)
    expect((await answered).status()).toBe(count < 5 ? 401 : 429)
  }
  await expect(page.getByText(/รอ \d+ วินาที แล้วลองใหม่/).first()).toBeVisible()
})
