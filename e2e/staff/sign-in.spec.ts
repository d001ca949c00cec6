import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { createEditor, type Credentials, findInvitation } from '../support/staff.ts'
import { test } from '../support/test.ts'
import { enterAsAdministrator } from './queue-page.ts'

/** Keyboard only. */
async function typeIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[name="email"]').press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
}

/** Presses a button until the form is sent: the form validates with a delay and does not submit before. */
async function send(page: Page, button: string, path: RegExp): Promise<number> {
  const isSend = (sent: { method(): string; url(): string }) =>
    sent.method() !== 'GET' && path.test(sent.url())
  const answered = page.waitForResponse((sent) => isSend(sent.request()))
  // Checks only the request: a second click would replace the response of the first.
  const isSent = page.waitForRequest(isSend).then(() => true)
  await expect(async () => {
    await page.locator(button).click()
    expect(await Promise.race([isSent, wait(4000, false)])).toBe(true)
  }).toPass()
  return (await answered).status()
}

async function save(page: Page): Promise<number> {
  return await send(page, '#action-save', /\/cms-api\/staff(?:\/\d+)?(?:\?|$)/)
}

async function choose(page: Page, password: string): Promise<number> {
  await page.locator('form[data-form-ready="true"]').waitFor()
  await page.locator('input[name="password"]').fill(password)
  await page.locator('input[name="confirm-password"]').fill(password)
  return await send(page, '.form-submit button', /staff\/reset-password/)
}

test('an administrator invites a colleague without a password; they choose one by the link, sign in with the keyboard, and are told how long to wait after wrong ones @long @desktop', async ({
  page,
  request,
  product,
}) => {
  test.setTimeout(120_000)
  const { contentUrl } = product
  const email = `${randomUUID()}@example.com`
  await enterAsAdministrator(page, { ...product, request }, 'th')
  await page.goto(`${contentUrl}/admin/collections/staff/create`)
  await page.locator('form[data-form-ready="true"]').waitFor()
  await expect(page.getByText('ไม่ต้องตั้งรหัสผ่าน')).toBeVisible()
  await expect(page.locator('input[name="password"]')).toBeHidden()
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[name="name"]').fill('น้องฟ้า')
  expect(await save(page)).toBe(201)
  await expect(page).toHaveURL(/\/staff\/\d+/)
  await expect(page.locator('#change-password')).toBeHidden()
  await expect(page.getByRole('button', { name: 'ส่งลิงก์ตั้งรหัสผ่าน' })).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).include('.staff-invitation').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])

  await page.context().clearCookies({ name: 'payload-token' })
  const link = `${contentUrl}/admin/reset/${await findInvitation({ ...product, request }, email)}`
  const password = `${randomBytes(12).toString('base64url')}-ฝน`
  await page.goto(link)
  expect(await choose(page, '123456789012')).toBe(400)
  expect(await choose(page, password)).toBe(200)
  await expect(page).toHaveURL(/\/admin\/login/)
  await page.goto(link)
  expect(await choose(page, `${password}2`)).toBe(403)

  await page.goto(`${contentUrl}/admin/login`)
  await typeIn(page, { email, password })
  await expect(page).toHaveURL(/\/admin\/?$/)
  await page.goto(`${contentUrl}/admin/logout`)

  await page.context().clearCookies()
  await page.goto(`${contentUrl}/admin/login`)
  const guess = { email, password: 'a wrong password' }
  for (let count = 0; count < 6; count++) {
    const answered = page.waitForResponse(/staff\/login/)
    await typeIn(page, guess)
    expect((await answered).status()).toBe(count < 5 ? 401 : 429)
  }
  await expect(page.getByText(/รอ \d+ วินาที แล้วลองใหม่/).first()).toBeVisible()
})

test('staff change their own password, and a weak one is refused where it can be read @long @desktop', async ({
  page,
  request,
  product,
}) => {
  test.setTimeout(120_000)
  const { contentUrl } = product
  const editor = await createEditor({ ...product, request }, 'น้องฟ้า')
  await page.goto(`${contentUrl}/admin/login`)
  await typeIn(page, editor)
  await expect(page).toHaveURL(/\/admin\/?$/)
  await page.goto(`${contentUrl}/admin/account`)
  const fresh = `${randomBytes(12).toString('base64url')}-ฝน`
  const current = page.locator('input[name="currentPassword"]')
  await expect(page.locator('#change-password')).toBeVisible()
  await expect(current).toHaveCount(0)
  await page.locator('#change-password').click()
  await page.locator('input[name="password"]').fill('123456789012')
  await page.locator('input[name="confirm-password"]').fill('123456789012')
  await current.fill(editor.password)
  expect(await save(page)).toBe(400)
  await expect(page.locator('p[role="alert"]')).toContainText(/^รหัสผ่านใหม่: .*เดาง่ายเกินไป/)
  const { violations } = await new AxeBuilder({ page }).include('.auth-fields').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])

  // After a rejection both fields are still editable, with their values.
  await expect(page.locator('input[name="confirm-password"]')).toHaveValue('123456789012')
  await expect(page.locator('p[role="alert"]')).toBeVisible()
  await page.locator('input[name="password"]').fill(fresh)
  await page.locator('input[name="confirm-password"]').fill(fresh)
  expect(await save(page)).toBe(200)
})
