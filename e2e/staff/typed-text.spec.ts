import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { createEditor, type StaffCall } from '../support/staff.ts'
import { test } from '../support/test.ts'
import { fieldOf, openForm, write } from './branch-form.ts'
import { enterAsAdministrator } from './queue-page.ts'
import {
  bringBack,
  createNewsDraft,
  offerOf,
  openUnoffered,
  saveDraft,
  storedNames,
  switchTo,
  untilStored,
} from './typed-form.ts'

test.setTimeout(180_000)

const newTitle = (words: string) => `${words} ${Date.now()}`

/** A new editor: the content language is stored per account. */
async function enterAsEditor(page: Page, staff: StaffCall): Promise<void> {
  const editor = await createEditor(staff, 'มาลี')
  await enterAsAdministrator(page, { ...staff, administrator: editor }, 'th')
}

/** Accepts the browser dialog on leaving the page. */
function acceptLeaving(page: Page): void {
  page.on('dialog', (asked) => void asked.accept())
}

test('titles that are typed in two languages without saving stand in both forms after each switch, and both are saved @desktop', async ({
  page,
  request,
  contentUrl,
  administrator,
}) => {
  const staff = { request, contentUrl, administrator }
  const news = await createNewsDraft(staff, newTitle('ผ้านวมลดครึ่งราคา'))
  await enterAsEditor(page, staff)
  await openForm(page, news.address)
  const title = fieldOf(page, 'title')
  const thai = newTitle('ผ้าห่มผืนใหญ่ซักครึ่งราคาถึงสิ้นปี')
  const english = newTitle('Half price for duvets')

  await write(title, thai)
  await switchTo(page, 'en')
  await expect(title).toHaveValue('')
  await expect(page.getByText('ข้อความภาษาไทยที่พิมพ์ไว้ยังไม่ได้บันทึก')).toBeVisible()
  await write(title, english)
  await switchTo(page, 'th')
  await expect(title).toHaveValue(thai)
  await expect(page.getByText('นำข้อความที่พิมพ์ค้างไว้กลับมาแล้ว')).toBeVisible()
  await expect(offerOf(page)).toHaveCount(0)
  expect(await saveDraft(page)).toBe(200)

  await switchTo(page, 'en')
  await expect(title).toHaveValue(english)
  await expect(page.getByText('ข้อความภาษาไทยที่พิมพ์ไว้ยังไม่ได้บันทึก')).toHaveCount(0)
  expect(await saveDraft(page)).toBe(200)
  expect((await news.read()).title).toEqual({ th: thai, en: english })
  await expect.poll(() => storedNames(page)).toEqual([])
})

test('what was typed is offered again after Back, Forward, a link and a reload, and is discarded or saved for good @long @desktop', async ({
  page,
  request,
  contentUrl,
  administrator,
}) => {
  const staff = { request, contentUrl, administrator }
  const first = newTitle('เปิดสาขาใหม่')
  const news = await createNewsDraft(staff, first)
  acceptLeaving(page)
  await enterAsAdministrator(page, staff, 'th')
  const title = fieldOf(page, 'title')
  const typed = newTitle('เปิดสาขาใหม่ที่ปั๊มน้ำมัน')

  await test.step('Back and Forward', async () => {
    const search = encodeURIComponent(first)
    await page.goto(`${contentUrl}/admin/collections/news?locale=th&search=${search}`)
    // The list writes its order into the URL, which would cancel an earlier click.
    await expect(page).toHaveURL(/limit=/)
    await page.getByRole('link', { name: first }).click()
    await page.locator('form[data-form-ready="true"]').waitFor()
    await write(title, typed)
    await page.goBack()
    await expect(page.locator('.list-header__title')).toBeVisible()
    await page.goForward()
    await expect(offerOf(page)).toContainText(typed)
    await expect(offerOf(page)).toContainText(first)
    const { violations } = await new AxeBuilder({ page }).include('.typed-text').analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    // The dialog stays until one option is chosen.
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(offerOf(page)).toBeVisible()
    await bringBack(page)
    await expect(title).toHaveValue(typed)
  })

  await test.step('a link', async () => {
    await page.locator('.step-nav a').first().click()
    await page.locator('#leave-without-saving #confirm-action').click()
    await expect(title).toHaveCount(0)
    await openForm(page, news.address)
    await expect(offerOf(page)).toContainText(typed)
    await bringBack(page)
    await expect(title).toHaveValue(typed)
  })

  await test.step('a reload, and discarded', async () => {
    await page.reload()
    await offerOf(page).getByRole('button', { name: 'ทิ้งข้อความที่พิมพ์ไว้' }).click()
    await expect(title).toHaveValue(first)
    await openUnoffered(page, news.address)
    expect(await storedNames(page)).toEqual([])
  })

  await test.step('a colleague changed the same field meanwhile', async () => {
    await write(title, typed)
    const theirs = newTitle('เปิดสาขาใหม่ริมกว๊าน')
    await news.saveElsewhere({ title: theirs })
    await page.reload()
    await expect(offerOf(page)).toContainText(typed)
    await expect(offerOf(page)).toContainText(theirs)
    await bringBack(page)
    await expect(title).toHaveValue(typed)
    expect(await saveDraft(page)).toBe(200)
    expect((await news.read()).title.th).toBe(typed)
  })

  await test.step('nothing is offered after a save', async () => {
    await openUnoffered(page, news.address)
    await expect(title).toHaveValue(typed)
  })
})

test('an article that was typed is offered again, and saved @long @desktop', async ({
  page,
  request,
  contentUrl,
  administrator,
}) => {
  const staff = { request, contentUrl, administrator }
  const news = await createNewsDraft(staff, newTitle('ซักผ้าหน้าฝน'))
  acceptLeaving(page)
  await enterAsAdministrator(page, staff, 'th')
  await openForm(page, news.address)
  const typed = newTitle('ผึ่งผ้าในที่ร่มก่อนอบ')
  const article = page.locator('#field-body [contenteditable="true"], [contenteditable="true"]')
  await article.first().click()
  await page.keyboard.type(typed)
  await untilStored(page, typed)
  await page.reload()
  await expect(offerOf(page)).toContainText(typed)
  await bringBack(page)
  await expect(article.first()).toContainText(typed)
  expect(await saveDraft(page)).toBe(200)
  expect(JSON.stringify((await news.read()).body.th)).toContain(typed)
})

test('a drawer in which something was typed asks at Escape and at a press beside it, and offers the text when it is opened again @long @desktop', async ({
  page,
  request,
  contentUrl,
  administrator,
}) => {
  const staff = { request, contentUrl, administrator }
  const news = await createNewsDraft(staff, newTitle('ชวนเพื่อนมาซัก'))
  await enterAsEditor(page, staff)
  await openForm(page, news.address)
  await page.locator('.tabs-field__tab-button', { hasText: 'รูปและวิดีโอ' }).click()
  const typed = newTitle('ผ้าห่มสีฟ้าในถังซักใหญ่')
  const drawer = page.locator('.doc-drawer')
  const alt = drawer.locator('[name="alt"]')
  const question = page.locator('#leave-without-saving-doc-drawer')
  const open = async () => {
    await page.locator('.upload__createNewToggler').first().click()
    await drawer.locator('form[data-form-ready="true"]').waitFor()
  }

  await open()
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)

  await open()
  await write(alt, typed)
  await alt.press('Escape')
  await expect(question).toBeVisible()
  await question.locator('#confirm-cancel').click()
  await expect(alt).toHaveValue(typed)
  // The area beside the drawer.
  await page
    .locator('.drawer__close')
    .last()
    .click({ position: { x: 5, y: 300 } })
  await expect(question).toBeVisible()
  await question.locator('#confirm-action').click()
  await expect(drawer).toHaveCount(0)

  await open()
  await expect(offerOf(page)).toContainText(typed)
  await bringBack(page)
  await expect(alt).toHaveValue(typed)
})

test('an editor whose session ended signs in again and goes on writing, and the next one in the tab is shown nothing of it @long @desktop', async ({
  page,
  request,
  contentUrl,
  administrator,
}) => {
  const staff = { request, contentUrl, administrator }
  const news = await createNewsDraft(staff, newTitle('ปิดปรับปรุง'))
  acceptLeaving(page)
  const malee = await createEditor(staff, 'มาลี')
  const anan = await createEditor(staff, 'อนันต์')
  const title = fieldOf(page, 'title')
  const signInPage = async ({ email, password }: typeof malee) => {
    await page.locator('input[name="email"]').fill(email)
    await page.locator('input[name="password"]').fill(password)
    await page.locator('form button[type="submit"]').click()
    // It returns to the previous page.
    await title.waitFor({ timeout: 30_000 })
  }
  const typed = newTitle('ปิดปรับปรุงถึงวันศุกร์')

  await page.goto(news.address)
  await signInPage(malee)
  await openForm(page, news.address)
  await write(title, typed)
  await page.context().clearCookies({ name: 'payload-token' })
  expect(await saveDraft(page)).toBe(403)
  await expect(page.getByText('เข้าสู่ระบบก่อน').first()).toContainText('ยังอยู่ในแท็บนี้')
  await expect(title).toHaveValue(typed)

  await page.reload()
  await signInPage(malee)
  await expect(offerOf(page)).toContainText(typed)
  await bringBack(page)
  await expect(title).toHaveValue(typed)

  await page.context().clearCookies({ name: 'payload-token' })
  await page.reload()
  await signInPage(anan)
  await expect.poll(() => storedNames(page)).toEqual([])
  await expect(offerOf(page)).toHaveCount(0)
})
