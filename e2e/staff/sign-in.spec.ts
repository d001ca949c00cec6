import { randomBytes, randomUUID } from 'node:crypto'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { signIn, type StaffCall } from '../support/staff.ts'
import { test } from '../support/test.ts'

interface Editor {
  email: string
  password: string
}

async function createEditor(staff: StaffCall): Promise<Editor> {
  const headers = await signIn(staff)
  const editor = {
    email: `${randomUUID()}@example.com`,
    password: randomBytes(18).toString('base64url'),
  }
  const data = { ...editor, role: 'editor', name: 'น้องฟ้า' }
  const made = await staff.request.post(`${staff.contentUrl}/cms-api/staff`, { headers, data })
  expect(made.status(), await made.text()).toBe(201)
  return editor
}

/** With the keyboard alone. */
async function typeIn(page: Page, { email, password }: Editor): Promise<void> {
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[name="email"]').press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
}

/** The form looks at what was typed a moment later; until then it sends nothing. */
async function save(page: Page, status: number): Promise<void> {
  await expect(async () => {
    const answered = page.waitForResponse((sent) => sent.request().method() === 'PATCH', {
      timeout: 10_000,
    })
    await page.locator('#action-save').click()
    expect((await answered).status()).toBe(status)
  }).toPass()
}

test('staff sign in with the keyboard, are told how long to wait after wrong passwords, and change their own with the current one @desktop', async ({
  page,
  request,
  contentUrl,
  administrator,
}) => {
  test.setTimeout(120_000)
  const editor = await createEditor({ request, contentUrl, administrator })
  await page.goto(`${contentUrl}/admin/login`)
  await typeIn(page, editor)
  await expect(page).toHaveURL(/\/admin\/?$/)

  await page.goto(`${contentUrl}/admin/account`)
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

  await page.locator('#change-password').click()
  await page.locator('input[name="password"]').fill(fresh)
  await page.locator('input[name="confirm-password"]').fill(fresh)
  await save(page, 200)
  await expect(current).toBeHidden()
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
