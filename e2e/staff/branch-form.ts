import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { createEditor, type StaffCall } from '../support/staff.ts'

interface Branch {
  staff: StaffCall
  slug: string
}

async function branchAddress({ staff, slug }: Branch): Promise<string> {
  const { request, contentUrl } = staff
  const { result } = await (await request.get(`${contentUrl}/api/branch/${slug}`)).json()
  return new URL(`/admin/collections/branches/${result.id}?locale=th`, contentUrl).href
}

/** The public version of the branch. */
export async function readPublished({ staff, slug }: Branch): Promise<string> {
  return await (await staff.request.get(`${staff.contentUrl}/api/branch/${slug}`)).text()
}

/** A new browser with a signed-in editor. */
async function browserOf(browser: Browser, staff: StaffCall, name: string): Promise<Page> {
  const data = await createEditor(staff, name)
  const page = await (await browser.newContext({ locale: 'th-TH' })).newPage()
  const signedIn = await page.request.post(`${staff.contentUrl}/cms-api/staff/login`, { data })
  expect(signedIn.status()).toBe(200)
  return page
}

/** Two signed-in editors and a branch for both. */
export async function twoEditorsOf(
  slug: string,
  { browser, staff }: { browser: Browser; staff: StaffCall },
) {
  const branch = { staff, slug }
  return {
    branch,
    address: await branchAddress(branch),
    anan: await browserOf(browser, staff, 'อนันต์'),
    malee: await browserOf(browser, staff, 'มาลี'),
  }
}

/** Waits until the form accepts input. */
export async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('form[data-form-ready="true"]').waitFor()
}

/** The form compares its values a quarter of a second after each change. */
const formLooksAgainMs = 1_000

/**
 * Types a text and waits for the response of the service: it then knows the editor, and no pending response can remove an
 * error mark. Types again if the form missed the text because it was ready before its language. Clears the field first, as
 * the form reports only changes.
 */
export async function write(field: Locator, text: string): Promise<void> {
  const page = field.page()
  let tries = 0
  await expect(async () => {
    if (tries++ > 0) {
      await field.clear()
      await page.waitForTimeout(formLooksAgainMs)
    }
    const told = page.waitForResponse(
      (sent) =>
        'next-action' in sent.request().headers() &&
        sent.request().postData()?.includes(text) === true,
      { timeout: 20_000 },
    )
    await Promise.all([told, field.fill(text)])
  }).toPass({ timeout: 100_000 })
}

export const fieldOf = (page: Page, name: string) => page.locator(`[name="${name}"]`)

export const newerVersionOf = (page: Page) => page.getByRole('dialog', { name: 'มีฉบับที่ใหม่กว่า' })

/** Publishes and returns the response. */
export async function publish(page: Page, press = () => page.locator('#action-save').click()) {
  const answered = page.waitForResponse(
    (sent) => /\/branches\/\d+\?/.test(sent.url()) && sent.request().method() === 'PATCH',
  )
  await press()
  return (await answered).status()
}
