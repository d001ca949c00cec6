import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { createEditor, type Credentials } from '../support/staff.ts'
import { test } from '../support/test.ts'

const slug = 'saraburi-nong-khae'

/** A browser of his own, in which the branch is open. */
async function openAs(
  browser: Browser,
  { email, password }: Credentials,
  address: URL,
): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'th-TH' })).newPage()
  const data = { email, password }
  const signedIn = await page.request.post(new URL('/cms-api/staff/login', address).href, { data })
  expect(signedIn.status()).toBe(200)
  await page.goto(address.href)
  return page
}

/** Until the service knows who is writing. */
async function write(field: Locator, text: string): Promise<void> {
  const told = field.page().waitForResponse((sent) => sent.request().method() === 'POST')
  await field.fill(text)
  await told
}

/** Presses what publishes, and gives the answer. */
async function publish(page: Page, press = () => page.locator('#action-save').click()) {
  const answered = page.waitForResponse(
    (sent) => /\/branches\/\d+\?/.test(sent.url()) && sent.request().method() === 'PATCH',
  )
  await press()
  return (await answered).status()
}

test('of two editors with one branch open, the second to publish is told whose the newer one is, sees both and keeps both @desktop', async ({
  browser,
  request,
  contentUrl,
  administrator,
}) => {
  const staff = { request, contentUrl, administrator }
  const { result } = await (await request.get(`${contentUrl}/api/branch/${slug}`)).json()
  const address = new URL(`/admin/collections/branches/${result.id}?locale=th`, contentUrl)
  const [first, second] = await Promise.all([
    createEditor(staff, 'อนันต์'),
    createEditor(staff, 'มาลี'),
  ])
  const landmark = `ข้างศาลเจ้าหนองแค ${Date.now()}`
  const notice = `ปิดปรับปรุงถึงวันศุกร์ ${Date.now()}`
  const noticeOf = (page: Page) => page.locator('[name="notice"]')

  const [anan, malee] = [
    await openAs(browser, first, address),
    await openAs(browser, second, address),
  ]
  await write(noticeOf(anan), notice)
  await write(malee.locator('[name="landmark"]'), landmark)
  // Who takes over keeps what he has written, though the page is loaded anew.
  const readAnew = malee.waitForResponse((sent) => sent.url().includes('draft=true'))
  await malee.locator('#document-locked-take-over').click()
  await readAnew
  await expect(malee.locator('[name="landmark"]')).toHaveValue(landmark)
  expect(await publish(malee)).toBe(200)

  expect(await publish(anan)).toBe(409)
  const dialog = anan.getByRole('dialog', { name: 'มีฉบับที่ใหม่กว่า' })
  await expect(dialog).toContainText('คุณมาลี บันทึกรายการนี้เมื่อ')
  await expect(dialog.getByRole('group')).toHaveCount(2)
  await expect(dialog).toContainText(landmark)
  await expect(dialog).toContainText(notice)
  const { violations } = await new AxeBuilder({ page: anan }).include('.newer-version').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])

  await dialog.getByRole('button', { name: 'กลับไปที่ฟอร์ม' }).click()
  await expect(noticeOf(anan)).toHaveValue(notice)
  expect(await publish(anan)).toBe(409)
  const save = dialog.getByRole('button', { name: 'บันทึกตามที่เลือก' })
  expect(await publish(anan, () => save.click())).toBe(200)
  await expect(anan.locator('[name="landmark"]')).toHaveValue(landmark)
  const stored = await (await request.get(`${contentUrl}/api/branch/${slug}`)).text()
  expect(stored).toContain(landmark)
  expect(stored).toContain(notice)

  // Whoever begins to write in a form that is behind is told at once.
  await noticeOf(malee).fill('เปิดปกติ')
  const early = malee.getByRole('dialog', { name: 'มีฉบับที่ใหม่กว่า' })
  await early.getByRole('button', { name: 'ใช้ฉบับใหม่ ทิ้งของฉัน' }).click()
  await expect(noticeOf(malee)).toHaveValue(notice)

  // What is not saved is not left behind unasked.
  await noticeOf(anan).fill('')
  await anan.locator('.step-nav a').first().click()
  await expect(anan.locator('#leave-without-saving')).toBeVisible()
})
