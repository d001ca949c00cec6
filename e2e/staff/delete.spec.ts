import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { findFaults } from '../support/find-faults.ts'
import { signIn, type StaffCall } from '../support/staff.ts'
import { test } from '../support/test.ts'
import { viewportOf } from '../support/viewports.ts'
import { enterAsAdministrator } from './queue-page.ts'

const texts = {
  th: {
    open: 'ลบ 3 รายการ…',
    title: 'ลบ 3 รายการ',
    isPublished: 'เผยแพร่อยู่ตอนนี้ 3 รายการ',
    forGood: 'ทุกเวอร์ชันจะถูกลบด้วย และกู้คืนไม่ได้',
    number: 'พิมพ์จำนวน 3 เพื่อยืนยัน',
    confirm: 'ลบถาวร',
    cancel: 'ยกเลิก',
    done: 'ลบแล้ว 3 รายการ',
    one: 'ลบ',
    used: 'ลบไม่ได้จนกว่าจะนำออกจากที่เหล่านี้',
  },
  en: {
    open: 'Delete 3…',
    title: 'Delete 3 records',
    isPublished: 'Published now: 3.',
    forGood: 'This deletes all versions too, and cannot be undone.',
    number: 'Type the number 3 to confirm.',
    confirm: 'Delete for good',
    cancel: 'Cancel',
    done: 'Deleted: 3',
    one: 'Delete',
    used: 'It cannot be deleted until it is removed from these places.',
  },
} as const

/** Three published reviews with the mark in the customer names. */
async function createReviews(staff: StaffCall, mark: string): Promise<void> {
  const headers = await signIn(staff)
  for (const part of [1, 2, 3]) {
    const data = { name: `${mark} ${part}`, feedback: 'ผ้าหอมมาก', _status: 'published' }
    const address = `${staff.contentUrl}/cms-api/customer-reviews?locale=th`
    const made = await staff.request.post(address, { headers, data })
    expect(made.status(), await made.text()).toBe(201)
  }
}

async function countReviews(staff: StaffCall, mark: string): Promise<number> {
  const headers = await signIn(staff)
  const filter = `where[name][like]=${encodeURIComponent(mark)}`
  const address = `${staff.contentUrl}/cms-api/customer-reviews/count?locale=th&${filter}`
  return (await (await staff.request.get(address, { headers })).json()).totalDocs
}

/** The category of the first news article. */
async function usedCategory(request: APIRequestContext, staff: StaffCall): Promise<number> {
  const headers = await signIn(staff)
  const address = `${staff.contentUrl}/cms-api/news?limit=1&depth=0`
  const { docs } = await (await request.get(address, { headers })).json()
  return docs[0].category
}

const dialogOf = (page: Page) => page.locator('dialog.delete-dialog')

for (const language of ['th', 'en'] as const)
  test(`an editor deletes three reviews once they have typed their number, and no category that is in use (${language}) ${viewportOf(language)} @long`, async ({
    page,
    request,
    contentUrl,
    administrator,
  }) => {
    test.setTimeout(120_000)
    const words = texts[language]
    const staff = { request, contentUrl, administrator }
    const mark = `ลูกค้า ${Date.now() % 1e6}`
    await createReviews(staff, mark)
    await enterAsAdministrator(page, staff, language)
    const dialog = dialogOf(page)
    const confirm = dialog.getByRole('button', { name: words.confirm })

    await test.step('the dialog says what is deleted, and that it is published', async () => {
      await page.goto(
        `${contentUrl}/admin/collections/customer-reviews?locale=th&search=${encodeURIComponent(mark)}`,
      )
      await page.locator('input#select-all').check()
      await expect(page.locator('.delete-documents__toggle:visible')).toHaveCount(0)
      await page.getByRole('button', { name: words.open }).click()
      await expect(dialog.getByRole('heading', { name: words.title })).toBeVisible()
      for (const part of [1, 2, 3]) await expect(dialog).toContainText(`${mark} ${part}`)
      await expect(dialog).toContainText(words.isPublished)
      await expect(dialog).toContainText(words.forGood)
      expect(await findFaults(page, '.delete-dialog')).toEqual([])
    })

    await test.step('nothing is deleted before the number is typed', async () => {
      await expect(confirm).toBeDisabled()
      await dialog.getByLabel(words.number).fill('2')
      await expect(confirm).toBeDisabled()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      expect(await countReviews(staff, mark)).toBe(3)
      await page.getByRole('button', { name: words.open }).click()
      await dialog.getByLabel(words.number).fill('๓')
      await confirm.click()
      await expect(page.getByText(words.done)).toBeVisible()
      expect(await countReviews(staff, mark)).toBe(0)
    })

    await test.step('what is in use is not deleted, and the way there is shown', async () => {
      const category = await usedCategory(request, staff)
      await page.goto(`${contentUrl}/admin/collections/news-categories/${category}?locale=th`)
      await page.locator('form[data-form-ready="true"]').waitFor()
      await page.locator('.doc-controls__dots').click()
      await expect(page.locator('#action-delete')).toBeHidden()
      await page.locator('#delete-record').click()
      await expect(dialog).toContainText(words.used)
      await expect(dialog.getByRole('link').first()).toHaveAttribute(
        'href',
        /\/admin\/collections\/news\/\d+/,
      )
      await expect(confirm).toBeDisabled()
      await dialog.getByRole('button', { name: words.cancel }).click()
      await expect(dialog).toBeHidden()
    })
  })

test('an editor deletes a published review from its form, and is led back to the list @desktop @long', async ({
  page,
  request,
  contentUrl,
  administrator,
}) => {
  const staff = { request, contentUrl, administrator }
  const mark = `รีวิว ${Date.now() % 1e6}`
  await createReviews(staff, mark)
  const headers = await signIn(staff)
  const filter = `where[name][equals]=${encodeURIComponent(`${mark} 2`)}`
  const found = await request.get(`${contentUrl}/cms-api/customer-reviews?locale=th&${filter}`, {
    headers,
  })
  const { docs } = await found.json()
  await enterAsAdministrator(page, staff, 'th')
  await page.goto(`${contentUrl}/admin/collections/customer-reviews/${docs[0].id}?locale=th`)
  await page.locator('form[data-form-ready="true"]').waitFor()
  await page.locator('.doc-controls__dots').click()
  await page.locator('#delete-record').click()
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('heading', { name: `ลบ “${mark} 2”` })).toBeVisible()
  await expect(dialog).toContainText('เผยแพร่อยู่ตอนนี้ และจะหายไปจากเว็บไซต์ทันที')
  await dialog.getByRole('button', { name: 'ลบถาวร' }).click()
  await expect(page).toHaveURL(/\/admin\/collections\/customer-reviews(\?|$)/)
  expect(await countReviews(staff, mark)).toBe(2)
})
