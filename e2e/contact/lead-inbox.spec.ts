import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { createEditor, signIn, type StaffCall } from '../support/staff.ts'
import { test } from '../support/test.ts'

/** Signs in as a new editor: parallel sign-ins to one account may undo each other. */
async function enterAdmin(page: Page, staff: StaffCall): Promise<{ Authorization: string }> {
  const { contentUrl } = staff
  const editor = await createEditor(staff, 'น้องฝน')
  const headers = await signIn({ ...staff, administrator: editor })
  const value = headers.Authorization.replace('JWT ', '')
  await page.context().addCookies([{ name: 'payload-token', value, url: contentUrl }])
  return headers
}

async function expectAccessible(page: Page, part: string) {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

test('staff find a lead, see what else its sender wrote, note what was said and take the list along; all that was sent is text @long @desktop', async ({
  page,
  request,
  contentUrl,
  administrator,
}) => {
  test.setTimeout(120_000)
  const headers = await enterAdmin(page, { request, contentUrl, administrator })
  const mark = Date.now().toString(36)
  const phone = `08${String(Date.now()).slice(-8)}`
  const attack = `<img src=x onerror="document.body.dataset.ran=1">${mark}`
  const lastName = '"><script>document.body.dataset.ran=1</script>'
  const formula = '=HYPERLINK("https://evil.example")'
  for (const own of [
    { firstName: attack, lastName, message: 'ขอราคา' },
    { firstName: `=1+1 ${mark}`, message: formula },
  ]) {
    const data = { kind: 'contact', language: 'th', phone, ...own }
    const answer = await request.post(`${contentUrl}/cms-api/leads`, { headers, data })
    expect(answer.status()).toBe(201)
  }

  await page.goto(`${contentUrl}/admin/collections/leads`)
  await page.getByRole('link', { name: /^เรื่องที่รอ/ }).click()
  await expect(page.locator('.case-queue__list')).toContainText('ข้อความถึงเรา')
  await page.goto(`${contentUrl}/admin/collections/leads?search=${mark}`)
  await expect(page.locator('tbody tr')).toHaveCount(2)
  await expect(page.locator('tbody')).toContainText(attack)
  await expectAccessible(page, '.lead-views')

  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'ส่งออกรายการนี้เป็น CSV' }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  expect(file.split('\r\n')).toHaveLength(4)
  expect(file).toContain(`"'=1+1 ${mark}"`)
  expect(file).toContain(`"'=HYPERLINK(""https://evil.example"")"`)

  await page.getByRole('link', { name: attack }).click()
  const sent = page.locator('.case-queue__part')
  await expect(sent.first()).toContainText(attack)
  const call = sent.getByRole('link', { name: /^โทร/ })
  await expect(call).toHaveAttribute('href', `tel:+66${phone.slice(1)}`)
  await expect(sent.last()).toContainText(`=1+1 ${mark}`)
  await expectAccessible(page, '.case-queue__part')

  const note = page.getByRole('textbox', { name: 'เพิ่มบันทึก' })
  await note.fill('โทรแล้ว <b onclick="x">พรุ่งนี้</b>')
  await page.locator('#field-status .rs__control').click()
  await page.locator('.rs__option', { hasText: 'กำลังดำเนินการ' }).click()
  await page.locator('#action-save').click()
  const history = page.locator('.case-queue__history li')
  await expect(history).toHaveCount(2)
  await expect(history.first()).toContainText(/กำลังดำเนินการ.*น้องฝน/s)
  await expect(history.last()).toContainText('โทรแล้ว <b onclick="x">พรุ่งนี้</b>')
  await expect(note, 'else the next save would add it again').toHaveValue('')
  expect(await page.locator('body').getAttribute('data-ran')).toBeNull()
})

test('the inbox is read on a phone without scrolling aside @long @phone', async ({
  page,
  request,
  contentUrl,
  administrator,
}) => {
  await enterAdmin(page, { request, contentUrl, administrator })
  await page.goto(`${contentUrl}/admin/collections/leads?search=CASH-7676`)
  const row = page.locator('tbody tr')
  await expect(row.locator('.lead-name__rest')).toContainText(/แจ้งปัญหา/)
  await row.getByRole('link', { name: 'ก้อง' }).click()
  const photo = page.locator('.case-queue__picture')
  await expect(photo).toBeVisible()
  const width = () => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})
