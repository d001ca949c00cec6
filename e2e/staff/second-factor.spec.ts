import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { codeOf } from '../../content/testing/app-code.ts'
import { test as ownTest } from '../support/own-product-test.ts'
import { createEditor, type Credentials } from '../support/staff.ts'
import { test } from '../support/test.ts'

const words = {
  setUp: 'ตั้งค่า',
  next: 'ดำเนินการต่อ',
  confirm: 'ยืนยัน',
  saved: 'เก็บไว้แล้ว',
  recovery: 'ไม่มีโทรศัพท์? ใช้รหัสสำรอง',
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const fault = (page: Page) => page.locator('.factor-step .factor-fault')
const codeField = (page: Page) => page.locator('input[name="code"]')

async function typePassword(page: Page, contentUrl: string, { email, password }: Credentials) {
  await page.goto(`${contentUrl}/admin/login`)
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[name="password"]').fill(password)
  await page.locator('input[name="password"]').press('Enter')
}

/** Types what an app would show for the secret on the page, and returns the secret and a recovery code. */
async function finishSetUp(page: Page): Promise<{ secret: string; recovery: string }> {
  await expect(page.locator('.factor-qr')).toBeVisible()
  const secret = await page.locator('.factor-secret').innerText()
  await expect(codeField(page)).toBeFocused()
  await page.keyboard.type(codeOf(secret))
  await page.keyboard.press('Enter')
  await expect(page.locator('.factor-codes li')).toHaveCount(10)
  const recovery = await page.locator('.factor-codes li').first().innerText()
  const { violations } = await new AxeBuilder({ page }).include('.factor-step').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await button(page, words.saved).click()
  return { secret, recovery }
}

test('staff set up a second factor on their account page, and sign in with its codes @desktop', async ({
  page,
  request,
  product,
}) => {
  test.setTimeout(90_000)
  const { contentUrl } = product
  const editor = await createEditor({ ...product, request }, 'น้องฟ้า')
  await typePassword(page, contentUrl, editor)
  await expect(page).toHaveURL(/\/admin\/?$/)
  await page.goto(`${contentUrl}/admin/account`)
  await button(page, words.setUp).click()
  await page.locator('input[name="factorPassword"]').fill('not the password')
  await page.keyboard.press('Enter')
  await expect(fault(page)).toHaveText('รหัสผ่านปัจจุบันไม่ถูกต้อง')
  await page.locator('input[name="factorPassword"]').fill(editor.password)
  await button(page, words.next).click()
  const { secret, recovery } = await finishSetUp(page)
  await expect(page.locator('.staff-security')).toContainText('เหลือรหัสสำรอง 10 รหัส')
  await expect(page.locator('.staff-security__session')).toHaveCount(1)

  await page.goto(`${contentUrl}/admin/logout`)
  await page.context().clearCookies({ name: 'payload-token' })
  await typePassword(page, contentUrl, editor)
  await expect(codeField(page)).toBeFocused()
  await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code')
  const { violations } = await new AxeBuilder({ page }).include('.factor-step').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await codeField(page).fill(codeOf(secret, 9))
  await button(page, words.confirm).click()
  await expect(fault(page)).toContainText('รหัสไม่ถูกต้อง')
  await codeField(page).fill(codeOf(secret, 1))
  await button(page, words.confirm).click()
  await expect(page).toHaveURL(/\/admin\/?$/)

  await page.context().clearCookies({ name: 'payload-token' })
  await typePassword(page, contentUrl, editor)
  await button(page, words.recovery).click()
  await codeField(page).fill(recovery)
  await codeField(page).press('Enter')
  await expect(page).toHaveURL(/\/admin\/?$/)
})

ownTest(
  'with DEMO=0 an administrator sets up a second factor before they enter @long @phone',
  async ({ page, ownProduct }) => {
    const { contentUrl, administrator } = ownProduct
    await ownProduct.stopContent()
    await ownProduct.startContent({ DEMO: '0' })
    await typePassword(page, contentUrl, administrator)
    await finishSetUp(page)
    await expect(page).toHaveURL(/\/admin\/?$/)
  },
)
